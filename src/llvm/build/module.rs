//! Types, attributes and global values of a module.

use super::*;

impl Module {
    /// Types that contain no type: `kind` is the place in the schema's TypeKind, `number` a width
    /// or the place in FloatKind.
    pub fn simple_type(&self, kind: u32, number: u32) -> Made<TypeRef<'_>> {
        // SAFETY: see above.
        unsafe { TypeRef::from_raw(sys::lf_type_simple(self.context(), kind, number)) }
            .ok_or_else(sys::last_error)
    }

    /// A pointer: typed if it has a pointee.
    pub fn pointer_type<'m>(
        &'m self,
        pointee: Option<TypeRef<'m>>,
        address_space: u32,
    ) -> Made<TypeRef<'m>> {
        let pointee = pointee.map_or(std::ptr::null_mut(), TypeRef::as_raw);
        // SAFETY: see above.
        unsafe { TypeRef::from_raw(sys::lf_type_pointer(self.context(), pointee, address_space)) }
            .ok_or_else(sys::last_error)
    }

    /// An array or a vector.
    pub fn sequence_type<'m>(
        &'m self,
        kind: u32,
        element: TypeRef<'m>,
        count: u64,
    ) -> Made<TypeRef<'m>> {
        // SAFETY: see above.
        unsafe { TypeRef::from_raw(sys::lf_type_sequence(kind, element.as_raw(), count)) }
            .ok_or_else(sys::last_error)
    }

    /// A type of functions.
    pub fn function_type<'m>(
        &'m self,
        result: TypeRef<'m>,
        params: &[TypeRef<'m>],
        varargs: bool,
    ) -> Made<TypeRef<'m>> {
        // SAFETY: see above; a handle is one pointer.
        unsafe {
            TypeRef::from_raw(sys::lf_type_function(
                result.as_raw(),
                params.as_ptr().cast(),
                params.len(),
                varargs,
            ))
        }
        .ok_or_else(sys::last_error)
    }

    /// A struct without a name, of these fields.
    pub fn literal_struct<'m>(&'m self, fields: &[TypeRef<'m>], packed: bool) -> Made<TypeRef<'m>> {
        let (data, n) = (fields.as_ptr().cast(), fields.len());
        // SAFETY: see above.
        unsafe { TypeRef::from_raw(sys::lf_type_struct(self.context(), data, n, packed)) }
            .ok_or_else(sys::last_error)
    }

    /// An identified struct, opaque until it gets a body.
    pub fn identified_struct(&self, name: Option<&[u8]>) -> Made<TypeRef<'_>> {
        let name = name.map_or(Str::default(), Str::of);
        // SAFETY: see above.
        unsafe { TypeRef::from_raw(sys::lf_type_struct_named(self.context(), name)) }
            .ok_or_else(sys::last_error)
    }

    /// The fields of an identified struct.
    pub fn set_struct_body<'m>(
        &'m self,
        ty: TypeRef<'m>,
        fields: &[TypeRef<'m>],
        packed: bool,
    ) -> Made<()> {
        let (data, n) = (fields.as_ptr().cast(), fields.len());
        // SAFETY: see above.
        done(unsafe { sys::lf_type_struct_body(ty.as_raw(), data, n, packed) })
    }

    /// A set of attributes.
    pub fn attribute_set<'m>(
        &'m self,
        attributes: &[NewAttribute<'_, 'm>],
    ) -> Made<Option<AttributeSetRef<'m>>> {
        let raw: Vec<sys::Attribute> = attributes
            .iter()
            .map(|attribute| {
                let mut raw = sys::Attribute::default();
                let kind = match attribute {
                    NewAttribute::Enum(kind) => kind,
                    NewAttribute::Int(kind, number) => {
                        (raw.form, raw.number) = (1, *number);
                        kind
                    }
                    NewAttribute::Type(kind, ty) => {
                        (raw.form, raw.ty) = (2, ty.as_raw());
                        kind
                    }
                    NewAttribute::String(key, value) => {
                        (raw.form, raw.value) = (3, Str::of(value));
                        key
                    }
                };
                raw.kind = Str::of(kind);
                raw
            })
            .collect();
        // SAFETY: see above. An empty set is a null pointer, which is no error then.
        let set = unsafe {
            AttributeSetRef::from_raw(sys::lf_attribute_set_new(
                self.context(),
                raw.as_ptr(),
                raw.len(),
            ))
        };
        if set.is_none() && !attributes.is_empty() { Err(sys::last_error()) } else { Ok(set) }
    }

    /// Index 0 is the function's set, 1 the result's, then the parameters'. None if there are none.
    pub fn attribute_list<'m>(
        &'m self,
        sets: &[(u32, AttributeSetRef<'m>)],
    ) -> Option<AttributeListRef<'m>> {
        let indices: Vec<u32> = sets.iter().map(|(i, _)| *i).collect();
        let raw: Vec<*const c_void> = sets.iter().map(|(_, s)| s.as_raw()).collect();
        // SAFETY: see above.
        unsafe {
            AttributeListRef::from_raw(sys::lf_attribute_list_new(
                self.context(),
                indices.as_ptr(),
                raw.as_ptr(),
                raw.len(),
            ))
        }
    }

    /// A new global value at the end of its list.
    pub fn add_global<'m>(&'m self, new: &NewGlobal<'_, 'm>) -> Made<ValueRef<'m>> {
        let list = new.attribute_list.map_or(std::ptr::null(), AttributeListRef::as_raw);
        let raw = sys::Global {
            kind: new.kind,
            linkage: new.linkage,
            visibility: new.visibility,
            dll: new.dll_storage_class,
            tls: new.thread_local,
            unnamed_addr: new.unnamed_addr,
            calling_convention: new.calling_convention,
            sanitizer: new.sanitizer,
            value_type: new.value_type.map_or(std::ptr::null_mut(), TypeRef::as_raw),
            align: new.align,
            name: Str::of(new.name),
            partition: Str::of(new.partition),
            section: Str::of(new.section),
            gc: new.gc.map_or(Str::default(), Str::of),
            has_gc: new.gc.is_some().into(),
            comdat: new.comdat.map_or(std::ptr::null_mut(), Comdat::as_raw),
            attributes: new.attribute_set.map_or(list, AttributeSetRef::as_raw),
            dso_local: new.dso_local.into(),
            constant: new.constant.into(),
            externally_initialized: new.externally_initialized.into(),
            ..sys::Global::default()
        };
        if new.value_type.is_none() {
            return Err("a global value has a value type".into());
        }
        // SAFETY: see above.
        unsafe { made(sys::lf_global_new(self.raw(), &raw, new.address_space)) }
    }
}
