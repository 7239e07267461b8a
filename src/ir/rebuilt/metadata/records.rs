//! The records of metadata nodes: the twin of `resolved`'s reading.

use bitcode::NodeKind;
use bitcode::metadata as raw;
use facts::MetadataClassName as Class;

/// An integer with its sign in the lowest bit.
fn signed(word: u64) -> u64 {
    if word.cast_signed() >= 0 { word << 1 } else { word.wrapping_neg() << 1 | 1 }
}

/// The record of a node; the twin of `resolved`'s reading.
pub(super) fn words_of(
    class: Class,
    distinct: bool,
    o: &[raw::Ref],
    s: &[u64],
    words: &[u64],
) -> Option<(NodeKind, Vec<u64>)> {
    let bit = u64::from(distinct);
    /// The kind, the first operand's other bits, the fields and what follows them.
    macro_rules! node {
        ($kind:ident { $($field:ident $(: $value:expr)?),* $(,)? } $(| $flag:expr)? $(; $tail:expr)?)
        => {{
            let node = raw::$kind {
                head: raw::$kind::HEAD | bit $(| $flag)?,
                $($field $(: $value)?,)*
            };
            #[allow(unused_mut, reason = "some nodes have no tail")]
            let mut words: Vec<u64> = node.words().collect();
            $(words.extend($tail);)?
            (NodeKind::$kind, words)
        }};
    }
    let refs = |list: &[raw::Ref]| -> Vec<u64> {
        list.iter().map(|node| node.map_or(0, |id| u64::from(id) + 1)).collect()
    };
    Some(match (class, o, s) {
        (Class::MDTuple, list, _) => {
            (if distinct { NodeKind::DistinctTuple } else { NodeKind::Tuple }, refs(list))
        }
        (Class::DILocation, &[Some(scope), inlined_at], &[line, column, implicit]) => {
            let (scope, implicit_code) = (raw::Id(scope), implicit != 0);
            node!(Location { line, column, scope, inlined_at, implicit_code })
        }
        (Class::GenericDINode, list, &[tag]) => {
            node!(GenericDebug { tag, version: false }; refs(list))
        }
        (Class::DISubrange, &[count, lower, upper, stride], _) => {
            node!(Subrange { count, lower, upper, stride })
        }
        (Class::DIGenericSubrange, &[count, lower, upper, stride], _) => {
            node!(GenericSubrange { count, lower, upper, stride })
        }
        (Class::DIEnumerator, &[name], &[width, unsigned]) => {
            let active = words.iter().rposition(|&word| word != 0).map_or(1, |last| last + 1);
            let value = words.iter().copied().chain([0]).take(active).map(signed);
            node!(Enumerator { width, name } | unsigned << 1; value)
        }
        (Class::DIBasicType, &[_, _, name], &[tag, size, align, encoding, flags]) => {
            node!(BasicType { tag, name, size, align, encoding, flags })
        }
        (
            Class::DIStringType,
            &[_, _, name, length, length_expression, location_expression],
            &[tag, size, align, encoding],
        ) => node!(StringType {
            tag,
            name,
            length,
            length_expression,
            location_expression,
            size,
            align,
            encoding,
        }),
        (
            Class::DIDerivedType,
            &[file, scope, name, base_type, extra_data, annotations],
            &[tag, line, size, align, offset, flags, has_space, space],
        ) => {
            let dwarf_address_space = if has_space == 0 { 0 } else { space + 1 };
            node!(DerivedType {
                tag,
                name,
                file,
                line,
                scope,
                base_type,
                size,
                align,
                offset,
                flags,
                extra_data,
                dwarf_address_space,
                annotations,
            })
        }
        (
            Class::DICompositeType,
            &[
                file,
                scope,
                name,
                base_type,
                elements,
                vtable_holder,
                template_params,
                identifier,
                discriminator,
                data_location,
                associated,
                allocated,
                rank,
                annotations,
            ],
            &[tag, line, size, align, offset, flags, runtime_lang],
        ) => node!(CompositeType {
            tag,
            name,
            file,
            line,
            scope,
            base_type,
            size,
            align,
            offset,
            flags,
            elements,
            runtime_lang,
            vtable_holder,
            template_params,
            identifier,
            discriminator,
            data_location,
            associated,
            allocated,
            rank,
            annotations,
        }),
        (Class::DISubroutineType, &[_, _, _, types], &[flags, calling_convention]) => {
            node!(SubroutineType { flags, types, calling_convention })
        }
        (Class::DIFile, &[filename, directory, checksum, source], &[checksum_kind, is_null]) => {
            let source = (source.is_some() || is_null != 0).then(|| refs(&[source]));
            let source = source.unwrap_or_default();
            node!(File { filename, directory, checksum_kind, checksum }; source)
        }
        (
            Class::DICompileUnit,
            &[
                file,
                producer,
                flags,
                split_debug_filename,
                enums,
                retained_types,
                globals,
                imports,
                macros,
                sysroot,
                sdk,
            ],
            &[
                language,
                optimized,
                runtime_version,
                emission_kind,
                dwo_id,
                inlining,
                profiling,
                name_table_kind,
                ranges,
            ],
        ) => node!(CompileUnit {
            language,
            file,
            producer,
            is_optimized: optimized != 0,
            flags,
            runtime_version,
            split_debug_filename,
            emission_kind,
            enums,
            retained_types,
            subprograms: None,
            globals,
            imports,
            dwo_id,
            macros,
            split_debug_inlining: inlining != 0,
            debug_info_for_profiling: profiling != 0,
            name_table_kind,
            ranges_base_address: ranges != 0,
            sysroot,
            sdk,
        }),
        (
            Class::DISubprogram,
            &[
                file,
                scope,
                name,
                linkage_name,
                ty,
                unit,
                declaration,
                retained_nodes,
                containing_type,
                template_params,
                thrown_types,
                annotations,
                target_func_name,
            ],
            &[line, scope_line, virtual_index, this_adjustment, flags, sp_flags],
        ) => node!(Subprogram {
            scope,
            name,
            linkage_name,
            file,
            line,
            ty,
            scope_line,
            containing_type,
            sp_flags,
            virtual_index,
            flags,
            unit,
            template_params,
            declaration,
            retained_nodes,
            this_adjustment,
            thrown_types,
            annotations,
            target_func_name,
        }),
        (Class::DILexicalBlock, &[file, scope], &[line, column]) => {
            node!(LexicalBlock { scope, file, line, column })
        }
        (Class::DILexicalBlockFile, &[file, scope], &[discriminator]) => {
            node!(LexicalBlockFile { scope, file, discriminator })
        }
        (Class::DICommonBlock, &[scope, declaration, name, file], &[line]) => {
            node!(CommonBlock { scope, declaration, name, file, line })
        }
        (Class::DINamespace, &[_, scope, name], &[export_symbols]) => {
            node!(Namespace { scope, name } | export_symbols << 1)
        }
        (Class::DIMacro, &[name, value], &[macinfo_type, line]) => {
            node!(Macro { macinfo_type, line, name, value })
        }
        (Class::DIMacroFile, &[file, elements], &[macinfo_type, line]) => {
            node!(MacroFile { macinfo_type, line, file, elements })
        }
        (
            Class::DIModule,
            &[file, scope, name, configuration_macros, include_path, api_notes_file],
            &[line, is_decl],
        ) => node!(Module {
            file,
            scope,
            name,
            configuration_macros,
            include_path,
            api_notes_file,
            line,
            is_decl: is_decl != 0,
        }),
        (Class::DITemplateTypeParameter, &[name, ty], &[is_default]) => {
            node!(TemplateType { name, ty, is_default: is_default != 0 })
        }
        (Class::DITemplateValueParameter, &[name, ty, value], &[tag, is_default]) => {
            node!(TemplateValue { tag, name, ty, is_default: is_default != 0, value })
        }
        (
            Class::DIGlobalVariable,
            &[scope, name, file, ty, _, linkage_name, declaration, template_params, annotations],
            &[line, is_local, is_definition, align],
        ) => node!(GlobalVariable {
            scope,
            name,
            linkage_name,
            file,
            line,
            ty,
            is_local: is_local != 0,
            is_definition: is_definition != 0,
            declaration,
            template_params,
            align,
            annotations,
        }),
        (
            Class::DILocalVariable,
            &[scope, name, file, ty, annotations],
            &[line, arg, flags, align],
        ) => node!(LocalVariable { scope, name, file, line, ty, arg, flags, align, annotations }),
        (Class::DILabel, &[scope, name, file], &[line]) => {
            node!(Label { scope, name, file, line })
        }
        (Class::DIExpression, _, _) => node!(Expression {}; words.iter().copied()),
        (Class::DIGlobalVariableExpression, &[variable, expression], _) => {
            node!(GlobalVariableExpression { variable, expression })
        }
        // LLVM 15 writes the setter before the getter and reads them the other way around.
        (Class::DIObjCProperty, &[name, file, setter, getter, ty], &[line, attributes]) => {
            node!(ObjCProperty { name, file, line, setter, getter, attributes, ty })
        }
        (Class::DIImportedEntity, &[scope, entity, name, file, elements], &[tag, line]) => {
            node!(ImportedEntity { tag, scope, entity, line, name, file, elements })
        }
        _ => return None,
    })
}
