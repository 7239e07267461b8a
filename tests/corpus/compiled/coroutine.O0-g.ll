; ModuleID = 'coroutine.cpp'
source_filename = "coroutine.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Generator = type { %"struct.std::coroutine_handle" }
%"struct.std::coroutine_handle" = type { %"struct.std::coroutine_handle.0" }
%"struct.std::coroutine_handle.0" = type { ptr }
%"struct.Generator::promise_type" = type { i32 }
%"struct.std::suspend_always" = type { i8 }
%_Z7numbersii.Frame = type { ptr, ptr, %"struct.Generator::promise_type", i32, i32, i32, i2, %"struct.std::suspend_always", %"struct.std::suspend_always", %"struct.std::suspend_always" }

$_ZN9Generator12promise_typeC2Ev = comdat any

$_ZN9Generator12promise_type17get_return_objectEv = comdat any

$_ZN9Generator12promise_type15initial_suspendEv = comdat any

$_ZNSt14suspend_always11await_readyEv = comdat any

$_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE = comdat any

$_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv = comdat any

$_ZNSt14suspend_always12await_resumeEv = comdat any

$_ZN9Generator12promise_type11yield_valueEi = comdat any

$_ZN9Generator12promise_type11return_voidEv = comdat any

$_ZN9Generator12promise_type13final_suspendEv = comdat any

$_ZNKSt16coroutine_handleIvE6resumeEv = comdat any

$_ZNKSt16coroutine_handleIvE4doneEv = comdat any

$_ZNKSt16coroutine_handleIN9Generator12promise_typeEE7promiseEv = comdat any

$_ZNKSt16coroutine_handleIvE7destroyEv = comdat any

$_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_promiseERS1_ = comdat any

$_ZNSt16coroutine_handleIN9Generator12promise_typeEEC2Ev = comdat any

$_ZNSt16coroutine_handleIvEC2Ev = comdat any

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local ptr @_Z7numbersii(i32 noundef %0, i32 noundef %1) #0 personality ptr @__gxx_personality_v0 !dbg !86 {
  %3 = alloca %struct.Generator, align 8
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !116, metadata !DIExpression()), !dbg !117
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !118, metadata !DIExpression()), !dbg !119
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %"struct.Generator::promise_type", align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %"struct.std::suspend_always", align 1
  %12 = alloca %"struct.std::suspend_always", align 1
  %13 = alloca %"struct.std::coroutine_handle.0", align 8
  %14 = alloca %"struct.std::coroutine_handle", align 8
  %15 = alloca i32, align 4
  %16 = alloca %"struct.std::suspend_always", align 1
  %17 = alloca %"struct.std::suspend_always", align 1
  %18 = alloca %"struct.std::coroutine_handle.0", align 8
  %19 = alloca %"struct.std::coroutine_handle", align 8
  %20 = alloca %"struct.std::suspend_always", align 1
  %21 = alloca %"struct.std::suspend_always", align 1
  %22 = alloca %"struct.std::coroutine_handle.0", align 8
  %23 = alloca %"struct.std::coroutine_handle", align 8
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  br i1 true, label %26, label %24, !dbg !120

24:                                               ; preds = %2
  %25 = phi ptr [ null, %2 ]
  br label %30, !dbg !120

26:                                               ; preds = %2
  %27 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 40) #8, !dbg !121
  br label %28, !dbg !120

28:                                               ; preds = %26
  %29 = phi ptr [ %27, %26 ]
  br label %30, !dbg !120

30:                                               ; preds = %24, %28
  %31 = phi ptr [ %25, %24 ], [ %29, %28 ], !dbg !120
  call void @llvm.dbg.declare(metadata ptr %31, metadata !122, metadata !DIExpression(DW_OP_plus_uconst, 28)), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %31, metadata !126, metadata !DIExpression(DW_OP_plus_uconst, 16)), !dbg !127
  call void @llvm.dbg.declare(metadata ptr %31, metadata !118, metadata !DIExpression(DW_OP_plus_uconst, 24)), !dbg !127
  call void @llvm.dbg.declare(metadata ptr %31, metadata !116, metadata !DIExpression(DW_OP_plus_uconst, 20)), !dbg !127
  call void @llvm.dbg.declare(metadata ptr %31, metadata !90, metadata !DIExpression()), !dbg !127
  %32 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 0, !dbg !127
  store ptr @_Z7numbersii.resume, ptr %32, align 8, !dbg !127
  %33 = select i1 true, ptr @_Z7numbersii.destroy, ptr @_Z7numbersii.cleanup, !dbg !127
  %34 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 1, !dbg !127
  store ptr %33, ptr %34, align 8, !dbg !127
  br label %35, !dbg !127

35:                                               ; preds = %30
  %36 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 3, !dbg !127
  %37 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 4, !dbg !127
  %38 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 7, !dbg !127
  %39 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 5, !dbg !127
  %40 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 8, !dbg !127
  %41 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 9, !dbg !127
  %42 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 2, !dbg !127
  br label %43, !dbg !127

43:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(i64 4, ptr %36) #9, !dbg !128
  %44 = load i32, ptr %4, align 4, !dbg !128
  store i32 %44, ptr %36, align 4, !dbg !128
  call void @llvm.lifetime.start.p0(i64 4, ptr %37) #9, !dbg !128
  %45 = load i32, ptr %5, align 4, !dbg !128
  store i32 %45, ptr %37, align 4, !dbg !128
  call void @llvm.lifetime.start.p0(i64 4, ptr %42) #9, !dbg !121
  call void @_ZN9Generator12promise_typeC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %42) #9, !dbg !121
  %46 = invoke ptr @_ZN9Generator12promise_type17get_return_objectEv(ptr noundef nonnull align 4 dereferenceable(4) %42)
          to label %47 unwind label %66, !dbg !121

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.Generator, ptr %3, i32 0, i32 0, !dbg !121
  %49 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %48, i32 0, i32 0, !dbg !121
  %50 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %49, i32 0, i32 0, !dbg !121
  store ptr %46, ptr %50, align 8, !dbg !121
  call void @llvm.lifetime.start.p0(i64 1, ptr %38) #9, !dbg !121
  call void @_ZN9Generator12promise_type15initial_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %42) #9, !dbg !121
  %51 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %38) #9, !dbg !121
  br i1 %51, label %70, label %52, !dbg !121

52:                                               ; preds = %47
  %53 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 6, !dbg !121
  store i2 0, ptr %53, align 1, !dbg !121
  br label %54, !dbg !121

54:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #9, !dbg !121
  %55 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %31) #9, !dbg !121
  %56 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %14, i32 0, i32 0, !dbg !121
  %57 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %56, i32 0, i32 0, !dbg !121
  store ptr %55, ptr %57, align 8, !dbg !121
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %14, i64 8, i1 false), !dbg !121
  %58 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %13, i32 0, i32 0, !dbg !121
  %59 = load ptr, ptr %58, align 8, !dbg !121
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %38, ptr %59) #9, !dbg !121
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #9, !dbg !121
  br label %60, !dbg !121

60:                                               ; preds = %54
  br label %61, !dbg !121

61:                                               ; preds = %60
  br label %62, !dbg !121

62:                                               ; preds = %61
  switch i8 -1, label %158 [
    i8 0, label %70
    i8 1, label %63
  ], !dbg !121

63:                                               ; preds = %62
  br label %64, !dbg !121

64:                                               ; preds = %63
  %65 = phi i32 [ 2, %63 ]
  br label %73, !dbg !121

66:                                               ; preds = %43
  %67 = landingpad { ptr, i32 }
          cleanup, !dbg !129
  %68 = extractvalue { ptr, i32 } %67, 0, !dbg !129
  store ptr %68, ptr %9, align 8, !dbg !129
  %69 = extractvalue { ptr, i32 } %67, 1, !dbg !129
  store i32 %69, ptr %10, align 4, !dbg !129
  br label %165, !dbg !129

70:                                               ; preds = %62, %47
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %38) #9, !dbg !121
  br label %71, !dbg !121

71:                                               ; preds = %70
  %72 = phi i32 [ 0, %70 ]
  br label %73, !dbg !121

73:                                               ; preds = %71, %64
  %74 = phi i32 [ %72, %71 ], [ %65, %64 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %38) #9, !dbg !121
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %78, label %76

76:                                               ; preds = %73
  %77 = phi i32 [ %74, %73 ]
  br label %152

78:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(i64 4, ptr %39) #9, !dbg !130
  store i32 0, ptr %39, align 4, !dbg !125
  br label %79, !dbg !130

79:                                               ; preds = %115, %78
  %80 = load i32, ptr %39, align 4, !dbg !131
  %81 = load i32, ptr %37, align 4, !dbg !133
  %82 = icmp slt i32 %80, %81, !dbg !134
  br i1 %82, label %86, label %83, !dbg !135

83:                                               ; preds = %79
  br label %84, !dbg !135

84:                                               ; preds = %83
  %85 = phi i32 [ 4, %83 ]
  br label %118, !dbg !135

86:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(i64 1, ptr %40) #9, !dbg !136
  %87 = load i32, ptr %36, align 4, !dbg !137
  %88 = load i32, ptr %39, align 4, !dbg !138
  %89 = add nsw i32 %87, %88, !dbg !139
  call void @_ZN9Generator12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %42, i32 noundef %89), !dbg !136
  br label %90

90:                                               ; preds = %86
  %91 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %40) #9, !dbg !136
  br i1 %91, label %106, label %92, !dbg !136

92:                                               ; preds = %90
  %93 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 6, !dbg !136
  store i2 1, ptr %93, align 1, !dbg !136
  br label %94, !dbg !136

94:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(i64 8, ptr %19) #9, !dbg !136
  %95 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %31) #9, !dbg !136
  %96 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %19, i32 0, i32 0, !dbg !136
  %97 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %96, i32 0, i32 0, !dbg !136
  store ptr %95, ptr %97, align 8, !dbg !136
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %19, i64 8, i1 false), !dbg !136
  %98 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %18, i32 0, i32 0, !dbg !136
  %99 = load ptr, ptr %98, align 8, !dbg !136
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %40, ptr %99) #9, !dbg !136
  call void @llvm.lifetime.end.p0(i64 8, ptr %19) #9, !dbg !136
  br label %100, !dbg !136

100:                                              ; preds = %94
  br label %101, !dbg !136

101:                                              ; preds = %100
  br label %102, !dbg !136

102:                                              ; preds = %101
  switch i8 -1, label %158 [
    i8 0, label %106
    i8 1, label %103
  ], !dbg !136

103:                                              ; preds = %102
  br label %104, !dbg !136

104:                                              ; preds = %103
  %105 = phi i32 [ 2, %103 ]
  br label %109, !dbg !136

106:                                              ; preds = %102, %90
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %40) #9, !dbg !136
  br label %107, !dbg !136

107:                                              ; preds = %106
  %108 = phi i32 [ 0, %106 ]
  br label %109, !dbg !136

109:                                              ; preds = %107, %104
  %110 = phi i32 [ %108, %107 ], [ %105, %104 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %40) #9, !dbg !136
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %109
  %113 = phi i32 [ %110, %109 ]
  br label %118

114:                                              ; preds = %109
  br label %115, !dbg !136

115:                                              ; preds = %114
  %116 = load i32, ptr %39, align 4, !dbg !140
  %117 = add nsw i32 %116, 1, !dbg !140
  store i32 %117, ptr %39, align 4, !dbg !140
  br label %79, !dbg !141, !llvm.loop !142

118:                                              ; preds = %112, %84
  %119 = phi i32 [ %113, %112 ], [ %85, %84 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %39) #9, !dbg !141
  %120 = icmp eq i32 %119, 4
  br i1 %120, label %123, label %121

121:                                              ; preds = %118
  %122 = phi i32 [ %119, %118 ]
  br label %152

123:                                              ; preds = %118
  call void @_ZN9Generator12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %42), !dbg !121
  br label %124

124:                                              ; preds = %123
  br label %125, !dbg !121

125:                                              ; preds = %124
  call void @llvm.lifetime.start.p0(i64 1, ptr %41) #9, !dbg !121
  call void @_ZN9Generator12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %42) #9, !dbg !121
  %126 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %41) #9, !dbg !121
  br i1 %126, label %141, label %127, !dbg !121

127:                                              ; preds = %125
  %128 = getelementptr inbounds %_Z7numbersii.Frame, ptr %31, i32 0, i32 0, !dbg !121
  store ptr null, ptr %128, align 8, !dbg !121
  br label %129, !dbg !121

129:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(i64 8, ptr %23) #9, !dbg !121
  %130 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %31) #9, !dbg !121
  %131 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %23, i32 0, i32 0, !dbg !121
  %132 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %131, i32 0, i32 0, !dbg !121
  store ptr %130, ptr %132, align 8, !dbg !121
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %23, i64 8, i1 false), !dbg !121
  %133 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %22, i32 0, i32 0, !dbg !121
  %134 = load ptr, ptr %133, align 8, !dbg !121
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %41, ptr %134) #9, !dbg !121
  call void @llvm.lifetime.end.p0(i64 8, ptr %23) #9, !dbg !121
  br label %135, !dbg !121

135:                                              ; preds = %129
  br label %136, !dbg !121

136:                                              ; preds = %135
  br label %137, !dbg !121

137:                                              ; preds = %136
  switch i8 -1, label %158 [
    i8 0, label %141
    i8 1, label %138
  ], !dbg !121

138:                                              ; preds = %137
  br label %139, !dbg !121

139:                                              ; preds = %138
  %140 = phi i32 [ 2, %138 ]
  br label %144, !dbg !121

141:                                              ; preds = %137, %125
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %41) #9, !dbg !121
  br label %142, !dbg !121

142:                                              ; preds = %141
  %143 = phi i32 [ 0, %141 ]
  br label %144, !dbg !121

144:                                              ; preds = %142, %139
  %145 = phi i32 [ %143, %142 ], [ %140, %139 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %41) #9, !dbg !121
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %149, label %147

147:                                              ; preds = %144
  %148 = phi i32 [ %145, %144 ]
  br label %152

149:                                              ; preds = %144
  br label %150, !dbg !121

150:                                              ; preds = %149
  %151 = phi i32 [ 0, %149 ]
  br label %152, !dbg !121

152:                                              ; preds = %76, %121, %147, %150
  %153 = phi i32 [ %77, %76 ], [ %122, %121 ], [ %148, %147 ], [ %151, %150 ], !dbg !127
  call void @llvm.lifetime.end.p0(i64 4, ptr %42) #9, !dbg !121
  call void @llvm.lifetime.end.p0(i64 4, ptr %37) #9, !dbg !121
  call void @llvm.lifetime.end.p0(i64 4, ptr %36) #9, !dbg !121
  %154 = icmp ne ptr %31, null, !dbg !121
  br i1 %154, label %155, label %156, !dbg !121

155:                                              ; preds = %152
  call void @_ZdlPv(ptr noundef %31) #9, !dbg !121
  br label %156, !dbg !121

156:                                              ; preds = %152, %155
  switch i32 %153, label %174 [
    i32 0, label %157
    i32 2, label %158
  ]

157:                                              ; preds = %156
  br label %158, !dbg !121

158:                                              ; preds = %157, %156, %137, %102, %62
  br label %159, !dbg !121

159:                                              ; preds = %158
  br label %160, !dbg !121

160:                                              ; preds = %159
  %161 = getelementptr inbounds %struct.Generator, ptr %3, i32 0, i32 0, !dbg !121
  %162 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %161, i32 0, i32 0, !dbg !121
  %163 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %162, i32 0, i32 0, !dbg !121
  %164 = load ptr, ptr %163, align 8, !dbg !121
  ret ptr %164, !dbg !121

165:                                              ; preds = %66
  call void @llvm.lifetime.end.p0(i64 4, ptr %42) #9, !dbg !121
  call void @llvm.lifetime.end.p0(i64 4, ptr %37) #9, !dbg !121
  call void @llvm.lifetime.end.p0(i64 4, ptr %36) #9, !dbg !121
  %166 = icmp ne ptr %31, null, !dbg !121
  br i1 %166, label %167, label %168, !dbg !121

167:                                              ; preds = %165
  call void @_ZdlPv(ptr noundef %31) #9, !dbg !121
  br label %168, !dbg !121

168:                                              ; preds = %165, %167
  br label %169, !dbg !121

169:                                              ; preds = %168
  %170 = load ptr, ptr %9, align 8, !dbg !121
  %171 = load i32, ptr %10, align 4, !dbg !121
  %172 = insertvalue { ptr, i32 } undef, ptr %170, 0, !dbg !121
  %173 = insertvalue { ptr, i32 } %172, i32 %171, 1, !dbg !121
  resume { ptr, i32 } %173, !dbg !121

174:                                              ; preds = %156
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #2

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9Generator12promise_typeC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #4 comdat align 2 !dbg !145 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !147, metadata !DIExpression()), !dbg !148
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.Generator::promise_type", ptr %3, i32 0, i32 0, !dbg !149
  store i32 0, ptr %4, align 4, !dbg !149
  ret void, !dbg !150
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local ptr @_ZN9Generator12promise_type17get_return_objectEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #0 comdat align 2 !dbg !151 {
  %2 = alloca %struct.Generator, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !152, metadata !DIExpression()), !dbg !153
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Generator, ptr %2, i32 0, i32 0, !dbg !154
  %6 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_promiseERS1_(ptr noundef nonnull align 4 dereferenceable(4) %4), !dbg !155
  %7 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %5, i32 0, i32 0, !dbg !155
  %8 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %7, i32 0, i32 0, !dbg !155
  store ptr %6, ptr %8, align 8, !dbg !155
  %9 = getelementptr inbounds %struct.Generator, ptr %2, i32 0, i32 0, !dbg !156
  %10 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %9, i32 0, i32 0, !dbg !156
  %11 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0, !dbg !156
  %12 = load ptr, ptr %11, align 8, !dbg !156
  ret ptr %12, !dbg !156
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9Generator12promise_type15initial_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 comdat align 2 !dbg !157 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !158, metadata !DIExpression()), !dbg !159
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !160
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !161 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !162, metadata !DIExpression()), !dbg !164
  %3 = load ptr, ptr %2, align 8
  ret i1 false, !dbg !165
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr %1) #5 comdat align 2 !dbg !166 {
  %3 = alloca %"struct.std::coroutine_handle.0", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  store ptr %1, ptr %5, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !167, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.declare(metadata ptr %3, metadata !169, metadata !DIExpression()), !dbg !170
  %6 = load ptr, ptr %4, align 8
  ret void, !dbg !171
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %0) #5 comdat align 2 !dbg !172 {
  %2 = alloca %"struct.std::coroutine_handle", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !173, metadata !DIExpression()), !dbg !174
  call void @llvm.dbg.declare(metadata ptr %2, metadata !175, metadata !DIExpression()), !dbg !176
  call void @_ZNSt16coroutine_handleIN9Generator12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #9, !dbg !176
  %4 = load ptr, ptr %3, align 8, !dbg !177
  %5 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0, !dbg !178
  store ptr %4, ptr %5, align 8, !dbg !179
  %6 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %2, i32 0, i32 0, !dbg !180
  %7 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %6, i32 0, i32 0, !dbg !180
  %8 = load ptr, ptr %7, align 8, !dbg !180
  ret ptr %8, !dbg !180
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !181 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !182, metadata !DIExpression()), !dbg !183
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !184
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9Generator12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #5 comdat align 2 !dbg !185 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !186, metadata !DIExpression()), !dbg !187
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !188, metadata !DIExpression()), !dbg !189
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !190
  %7 = getelementptr inbounds %"struct.Generator::promise_type", ptr %5, i32 0, i32 0, !dbg !191
  store i32 %6, ptr %7, align 4, !dbg !192
  ret void, !dbg !193
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9Generator12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 comdat align 2 !dbg !194 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !195, metadata !DIExpression()), !dbg !196
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !197
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9Generator12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 comdat align 2 !dbg !198 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !199, metadata !DIExpression()), !dbg !200
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !201
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #7

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z5totali(i32 noundef %0) #0 !dbg !202 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Generator, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !205, metadata !DIExpression()), !dbg !206
  call void @llvm.dbg.declare(metadata ptr %3, metadata !207, metadata !DIExpression()), !dbg !208
  store i32 0, ptr %3, align 4, !dbg !208
  call void @llvm.dbg.declare(metadata ptr %4, metadata !209, metadata !DIExpression()), !dbg !210
  %5 = load i32, ptr %2, align 4, !dbg !211
  %6 = call ptr @_Z7numbersii(i32 noundef 1, i32 noundef %5), !dbg !212
  %7 = getelementptr inbounds %struct.Generator, ptr %4, i32 0, i32 0, !dbg !212
  %8 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %7, i32 0, i32 0, !dbg !212
  %9 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %8, i32 0, i32 0, !dbg !212
  store ptr %6, ptr %9, align 8, !dbg !212
  %10 = getelementptr inbounds %struct.Generator, ptr %4, i32 0, i32 0, !dbg !213
  call void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %10), !dbg !215
  br label %11, !dbg !216

11:                                               ; preds = %22, %1
  %12 = getelementptr inbounds %struct.Generator, ptr %4, i32 0, i32 0, !dbg !217
  %13 = call noundef zeroext i1 @_ZNKSt16coroutine_handleIvE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %12), !dbg !219
  %14 = xor i1 %13, true, !dbg !220
  br i1 %14, label %15, label %24, !dbg !221

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.Generator, ptr %4, i32 0, i32 0, !dbg !222
  %17 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt16coroutine_handleIN9Generator12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %16), !dbg !223
  %18 = getelementptr inbounds %"struct.Generator::promise_type", ptr %17, i32 0, i32 0, !dbg !224
  %19 = load i32, ptr %18, align 4, !dbg !224
  %20 = load i32, ptr %3, align 4, !dbg !225
  %21 = add nsw i32 %20, %19, !dbg !225
  store i32 %21, ptr %3, align 4, !dbg !225
  br label %22, !dbg !226

22:                                               ; preds = %15
  %23 = getelementptr inbounds %struct.Generator, ptr %4, i32 0, i32 0, !dbg !227
  call void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %23), !dbg !228
  br label %11, !dbg !229, !llvm.loop !230

24:                                               ; preds = %11
  %25 = getelementptr inbounds %struct.Generator, ptr %4, i32 0, i32 0, !dbg !232
  call void @_ZNKSt16coroutine_handleIvE7destroyEv(ptr noundef nonnull align 8 dereferenceable(8) %25), !dbg !233
  %26 = load i32, ptr %3, align 4, !dbg !234
  ret i32 %26, !dbg !235
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 !dbg !236 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !237, metadata !DIExpression()), !dbg !239
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0, !dbg !240
  %5 = load ptr, ptr %4, align 8, !dbg !240
  %6 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = bitcast ptr %7 to ptr
  call fastcc void %8(ptr %5), !dbg !241
  ret void, !dbg !242
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt16coroutine_handleIvE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !243 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !244, metadata !DIExpression()), !dbg !245
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0, !dbg !246
  %5 = load ptr, ptr %4, align 8, !dbg !246
  %6 = load ptr, ptr %5, align 8, !dbg !247
  %7 = icmp eq ptr %6, null, !dbg !247
  ret i1 %7, !dbg !248
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt16coroutine_handleIN9Generator12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !249 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !250, metadata !DIExpression()), !dbg !252
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0, !dbg !253
  %5 = load ptr, ptr %4, align 8, !dbg !253
  %6 = getelementptr inbounds i8, ptr %5, i32 16, !dbg !254
  ret ptr %6, !dbg !255
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNKSt16coroutine_handleIvE7destroyEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 !dbg !256 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !257, metadata !DIExpression()), !dbg !258
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0, !dbg !259
  %5 = load ptr, ptr %4, align 8, !dbg !259
  %6 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = bitcast ptr %7 to ptr
  call fastcc void %8(ptr %5), !dbg !260
  ret void, !dbg !261
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_promiseERS1_(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 comdat align 2 !dbg !262 {
  %2 = alloca %"struct.std::coroutine_handle", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !263, metadata !DIExpression()), !dbg !264
  %4 = load ptr, ptr %3, align 8, !dbg !265
  %5 = getelementptr inbounds i8, ptr %4, i32 -16, !dbg !266
  %6 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %5) #9, !dbg !267
  %7 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %2, i32 0, i32 0, !dbg !267
  %8 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %7, i32 0, i32 0, !dbg !267
  store ptr %6, ptr %8, align 8, !dbg !267
  %9 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %2, i32 0, i32 0, !dbg !268
  %10 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %9, i32 0, i32 0, !dbg !268
  %11 = load ptr, ptr %10, align 8, !dbg !268
  ret ptr %11, !dbg !268
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16coroutine_handleIN9Generator12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !269 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !274, metadata !DIExpression()), !dbg !276
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt16coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #9, !dbg !277
  ret void, !dbg !277
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !278 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !283, metadata !DIExpression()), !dbg !285
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0, !dbg !286
  store ptr null, ptr %4, align 8, !dbg !286
  ret void, !dbg !287
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal fastcc void @_Z7numbersii.resume(ptr noalias nonnull align 8 dereferenceable(40) %0) #0 personality ptr @__gxx_personality_v0 !dbg !288 {
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !291, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 28)), !dbg !294
  call void @llvm.dbg.declare(metadata ptr %2, metadata !295, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 16)), !dbg !296
  call void @llvm.dbg.declare(metadata ptr %2, metadata !297, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !296
  call void @llvm.dbg.declare(metadata ptr %2, metadata !298, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 20)), !dbg !296
  call void @llvm.dbg.declare(metadata ptr %2, metadata !290, metadata !DIExpression(DW_OP_deref)), !dbg !296
  store ptr %0, ptr %2, align 8
  %3 = alloca %"struct.std::coroutine_handle", align 8
  %4 = alloca %"struct.std::coroutine_handle.0", align 8
  %5 = alloca %"struct.std::coroutine_handle", align 8
  %6 = alloca %"struct.std::coroutine_handle.0", align 8
  %7 = alloca %"struct.std::coroutine_handle", align 8
  %8 = alloca %"struct.std::coroutine_handle.0", align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Generator, align 8
  %14 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 3, !dbg !296
  %15 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 4, !dbg !296
  %16 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 7, !dbg !296
  %17 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 5, !dbg !296
  %18 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 8, !dbg !296
  %19 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 9, !dbg !296
  %20 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 2, !dbg !296
  br label %120, !dbg !296

21:                                               ; preds = %120
  br label %22, !dbg !299

22:                                               ; preds = %21
  br label %23, !dbg !299

23:                                               ; preds = %22
  switch i8 0, label %117 [
    i8 0, label %27
    i8 1, label %24
  ], !dbg !299

24:                                               ; preds = %23
  br label %25, !dbg !299

25:                                               ; preds = %24
  %26 = phi i32 [ 2, %24 ]
  br label %30, !dbg !299

27:                                               ; preds = %23
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %16) #9, !dbg !299
  br label %28, !dbg !299

28:                                               ; preds = %27
  %29 = phi i32 [ 0, %27 ]
  br label %30, !dbg !299

30:                                               ; preds = %28, %25
  %31 = phi i32 [ %29, %28 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %16) #9, !dbg !299
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %30
  %34 = phi i32 [ %31, %30 ]
  br label %111

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #9, !dbg !300
  store i32 0, ptr %17, align 4, !dbg !294
  br label %36, !dbg !300

36:                                               ; preds = %74, %35
  %37 = load i32, ptr %17, align 4, !dbg !301
  %38 = load i32, ptr %15, align 4, !dbg !303
  %39 = icmp slt i32 %37, %38, !dbg !304
  br i1 %39, label %43, label %40, !dbg !305

40:                                               ; preds = %36
  br label %41, !dbg !305

41:                                               ; preds = %40
  %42 = phi i32 [ 4, %40 ]
  br label %77, !dbg !305

43:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 1, ptr %18) #9, !dbg !306
  %44 = load i32, ptr %14, align 4, !dbg !307
  %45 = load i32, ptr %17, align 4, !dbg !308
  %46 = add nsw i32 %44, %45, !dbg !309
  call void @_ZN9Generator12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %20, i32 noundef %46), !dbg !306
  br label %47

47:                                               ; preds = %43
  %48 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %18) #9, !dbg !306
  br i1 %48, label %65, label %49, !dbg !306

49:                                               ; preds = %47
  %50 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 6, !dbg !306
  store i2 1, ptr %50, align 1, !dbg !306
  br label %51, !dbg !306

51:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #9, !dbg !306
  %52 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %0) #9, !dbg !306
  %53 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %5, i32 0, i32 0, !dbg !306
  %54 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %53, i32 0, i32 0, !dbg !306
  store ptr %52, ptr %54, align 8, !dbg !306
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 8, i1 false), !dbg !306
  %55 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %6, i32 0, i32 0, !dbg !306
  %56 = load ptr, ptr %55, align 8, !dbg !306
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %18, ptr %56) #9, !dbg !306
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #9, !dbg !306
  br label %57, !dbg !306

57:                                               ; preds = %51
  br label %59, !dbg !306

58:                                               ; preds = %120
  br label %59, !dbg !306

59:                                               ; preds = %58, %57
  %60 = phi i8 [ -1, %57 ], [ 0, %58 ]
  br label %61, !dbg !306

61:                                               ; preds = %59
  switch i8 %60, label %117 [
    i8 0, label %65
    i8 1, label %62
  ], !dbg !306

62:                                               ; preds = %61
  br label %63, !dbg !306

63:                                               ; preds = %62
  %64 = phi i32 [ 2, %62 ]
  br label %68, !dbg !306

65:                                               ; preds = %61, %47
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %18) #9, !dbg !306
  br label %66, !dbg !306

66:                                               ; preds = %65
  %67 = phi i32 [ 0, %65 ]
  br label %68, !dbg !306

68:                                               ; preds = %66, %63
  %69 = phi i32 [ %67, %66 ], [ %64, %63 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %18) #9, !dbg !306
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = phi i32 [ %69, %68 ]
  br label %77

73:                                               ; preds = %68
  br label %74, !dbg !306

74:                                               ; preds = %73
  %75 = load i32, ptr %17, align 4, !dbg !310
  %76 = add nsw i32 %75, 1, !dbg !310
  store i32 %76, ptr %17, align 4, !dbg !310
  br label %36, !dbg !311, !llvm.loop !312

77:                                               ; preds = %71, %41
  %78 = phi i32 [ %72, %71 ], [ %42, %41 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #9, !dbg !311
  %79 = icmp eq i32 %78, 4
  br i1 %79, label %82, label %80

80:                                               ; preds = %77
  %81 = phi i32 [ %78, %77 ]
  br label %111

82:                                               ; preds = %77
  call void @_ZN9Generator12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %20), !dbg !299
  br label %83

83:                                               ; preds = %82
  br label %84, !dbg !299

84:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(i64 1, ptr %19) #9, !dbg !299
  call void @_ZN9Generator12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %20) #9, !dbg !299
  %85 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %19) #9, !dbg !299
  br i1 %85, label %100, label %86, !dbg !299

86:                                               ; preds = %84
  %87 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 0, !dbg !299
  store ptr null, ptr %87, align 8, !dbg !299
  br label %88, !dbg !299

88:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #9, !dbg !299
  %89 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %0) #9, !dbg !299
  %90 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !299
  %91 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %90, i32 0, i32 0, !dbg !299
  store ptr %89, ptr %91, align 8, !dbg !299
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %3, i64 8, i1 false), !dbg !299
  %92 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %4, i32 0, i32 0, !dbg !299
  %93 = load ptr, ptr %92, align 8, !dbg !299
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %19, ptr %93) #9, !dbg !299
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #9, !dbg !299
  br label %94, !dbg !299

94:                                               ; preds = %88
  br label %95, !dbg !299

95:                                               ; preds = %94
  br label %96, !dbg !299

96:                                               ; preds = %95
  switch i8 -1, label %117 [
    i8 0, label %100
    i8 1, label %97
  ], !dbg !299

97:                                               ; preds = %96
  br label %98, !dbg !299

98:                                               ; preds = %97
  %99 = phi i32 [ 2, %97 ]
  br label %103, !dbg !299

100:                                              ; preds = %96, %84
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %19) #9, !dbg !299
  br label %101, !dbg !299

101:                                              ; preds = %100
  %102 = phi i32 [ 0, %100 ]
  br label %103, !dbg !299

103:                                              ; preds = %101, %98
  %104 = phi i32 [ %102, %101 ], [ %99, %98 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %19) #9, !dbg !299
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %108, label %106

106:                                              ; preds = %103
  %107 = phi i32 [ %104, %103 ]
  br label %111

108:                                              ; preds = %103
  br label %109, !dbg !299

109:                                              ; preds = %108
  %110 = phi i32 [ 0, %108 ]
  br label %111, !dbg !299

111:                                              ; preds = %109, %106, %80, %33
  %112 = phi i32 [ %34, %33 ], [ %81, %80 ], [ %107, %106 ], [ %110, %109 ], !dbg !296
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #9, !dbg !299
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #9, !dbg !299
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #9, !dbg !299
  %113 = icmp ne ptr %0, null, !dbg !299
  br i1 %113, label %114, label %115, !dbg !299

114:                                              ; preds = %111
  call void @_ZdlPv(ptr noundef %0) #9, !dbg !299
  br label %115, !dbg !299

115:                                              ; preds = %114, %111
  switch i32 %112, label %119 [
    i32 0, label %116
    i32 2, label %117
  ]

116:                                              ; preds = %115
  br label %117, !dbg !299

117:                                              ; preds = %116, %115, %96, %61, %23
  br label %118, !dbg !299

118:                                              ; preds = %117
  ret void, !dbg !299

119:                                              ; preds = %115
  unreachable

120:                                              ; preds = %1
  %121 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 6
  %122 = load i2, ptr %121, align 1
  switch i2 %122, label %123 [
    i2 0, label %21
    i2 1, label %58
  ]

123:                                              ; preds = %120
  unreachable, !dbg !299
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal fastcc void @_Z7numbersii.destroy(ptr noalias nonnull align 8 dereferenceable(40) %0) #0 personality ptr @__gxx_personality_v0 !dbg !314 {
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !317, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 28)), !dbg !320
  call void @llvm.dbg.declare(metadata ptr %2, metadata !321, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 16)), !dbg !322
  call void @llvm.dbg.declare(metadata ptr %2, metadata !323, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !322
  call void @llvm.dbg.declare(metadata ptr %2, metadata !324, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 20)), !dbg !322
  call void @llvm.dbg.declare(metadata ptr %2, metadata !316, metadata !DIExpression(DW_OP_deref)), !dbg !322
  store ptr %0, ptr %2, align 8
  %3 = alloca %"struct.std::coroutine_handle", align 8
  %4 = alloca %"struct.std::coroutine_handle.0", align 8
  %5 = alloca %"struct.std::coroutine_handle", align 8
  %6 = alloca %"struct.std::coroutine_handle.0", align 8
  %7 = alloca %"struct.std::coroutine_handle", align 8
  %8 = alloca %"struct.std::coroutine_handle.0", align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Generator, align 8
  %14 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 3, !dbg !322
  %15 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 4, !dbg !322
  %16 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 7, !dbg !322
  %17 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 5, !dbg !322
  %18 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 8, !dbg !322
  %19 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 9, !dbg !322
  %20 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 2, !dbg !322
  br label %122, !dbg !322

21:                                               ; preds = %128
  br label %22, !dbg !325

22:                                               ; preds = %21
  br label %23, !dbg !325

23:                                               ; preds = %22
  switch i8 1, label %119 [
    i8 0, label %27
    i8 1, label %24
  ], !dbg !325

24:                                               ; preds = %23
  br label %25, !dbg !325

25:                                               ; preds = %24
  %26 = phi i32 [ 2, %24 ]
  br label %30, !dbg !325

27:                                               ; preds = %23
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %16) #9, !dbg !325
  br label %28, !dbg !325

28:                                               ; preds = %27
  %29 = phi i32 [ 0, %27 ]
  br label %30, !dbg !325

30:                                               ; preds = %28, %25
  %31 = phi i32 [ %29, %28 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %16) #9, !dbg !325
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %30
  %34 = phi i32 [ %31, %30 ]
  br label %113

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #9, !dbg !326
  store i32 0, ptr %17, align 4, !dbg !320
  br label %36, !dbg !326

36:                                               ; preds = %74, %35
  %37 = load i32, ptr %17, align 4, !dbg !327
  %38 = load i32, ptr %15, align 4, !dbg !329
  %39 = icmp slt i32 %37, %38, !dbg !330
  br i1 %39, label %43, label %40, !dbg !331

40:                                               ; preds = %36
  br label %41, !dbg !331

41:                                               ; preds = %40
  %42 = phi i32 [ 4, %40 ]
  br label %77, !dbg !331

43:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 1, ptr %18) #9, !dbg !332
  %44 = load i32, ptr %14, align 4, !dbg !333
  %45 = load i32, ptr %17, align 4, !dbg !334
  %46 = add nsw i32 %44, %45, !dbg !335
  call void @_ZN9Generator12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %20, i32 noundef %46), !dbg !332
  br label %47

47:                                               ; preds = %43
  %48 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %18) #9, !dbg !332
  br i1 %48, label %65, label %49, !dbg !332

49:                                               ; preds = %47
  %50 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 6, !dbg !332
  store i2 1, ptr %50, align 1, !dbg !332
  br label %51, !dbg !332

51:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #9, !dbg !332
  %52 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %0) #9, !dbg !332
  %53 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %5, i32 0, i32 0, !dbg !332
  %54 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %53, i32 0, i32 0, !dbg !332
  store ptr %52, ptr %54, align 8, !dbg !332
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 8, i1 false), !dbg !332
  %55 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %6, i32 0, i32 0, !dbg !332
  %56 = load ptr, ptr %55, align 8, !dbg !332
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %18, ptr %56) #9, !dbg !332
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #9, !dbg !332
  br label %57, !dbg !332

57:                                               ; preds = %51
  br label %59, !dbg !332

58:                                               ; preds = %128
  br label %59, !dbg !332

59:                                               ; preds = %58, %57
  %60 = phi i8 [ -1, %57 ], [ 1, %58 ]
  br label %61, !dbg !332

61:                                               ; preds = %59
  switch i8 %60, label %119 [
    i8 0, label %65
    i8 1, label %62
  ], !dbg !332

62:                                               ; preds = %61
  br label %63, !dbg !332

63:                                               ; preds = %62
  %64 = phi i32 [ 2, %62 ]
  br label %68, !dbg !332

65:                                               ; preds = %61, %47
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %18) #9, !dbg !332
  br label %66, !dbg !332

66:                                               ; preds = %65
  %67 = phi i32 [ 0, %65 ]
  br label %68, !dbg !332

68:                                               ; preds = %66, %63
  %69 = phi i32 [ %67, %66 ], [ %64, %63 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %18) #9, !dbg !332
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = phi i32 [ %69, %68 ]
  br label %77

73:                                               ; preds = %68
  br label %74, !dbg !332

74:                                               ; preds = %73
  %75 = load i32, ptr %17, align 4, !dbg !336
  %76 = add nsw i32 %75, 1, !dbg !336
  store i32 %76, ptr %17, align 4, !dbg !336
  br label %36, !dbg !337, !llvm.loop !338

77:                                               ; preds = %71, %41
  %78 = phi i32 [ %72, %71 ], [ %42, %41 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #9, !dbg !337
  %79 = icmp eq i32 %78, 4
  br i1 %79, label %82, label %80

80:                                               ; preds = %77
  %81 = phi i32 [ %78, %77 ]
  br label %113

82:                                               ; preds = %77
  call void @_ZN9Generator12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %20), !dbg !325
  br label %83

83:                                               ; preds = %82
  br label %84, !dbg !325

84:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(i64 1, ptr %19) #9, !dbg !325
  call void @_ZN9Generator12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %20) #9, !dbg !325
  %85 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %19) #9, !dbg !325
  br i1 %85, label %102, label %86, !dbg !325

86:                                               ; preds = %84
  %87 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 0, !dbg !325
  store ptr null, ptr %87, align 8, !dbg !325
  br label %88, !dbg !325

88:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #9, !dbg !325
  %89 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %0) #9, !dbg !325
  %90 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !325
  %91 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %90, i32 0, i32 0, !dbg !325
  store ptr %89, ptr %91, align 8, !dbg !325
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %3, i64 8, i1 false), !dbg !325
  %92 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %4, i32 0, i32 0, !dbg !325
  %93 = load ptr, ptr %92, align 8, !dbg !325
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %19, ptr %93) #9, !dbg !325
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #9, !dbg !325
  br label %94, !dbg !325

94:                                               ; preds = %88
  br label %96, !dbg !325

95:                                               ; preds = %122
  br label %96, !dbg !325

96:                                               ; preds = %95, %94
  %97 = phi i8 [ -1, %94 ], [ 1, %95 ]
  br label %98, !dbg !325

98:                                               ; preds = %96
  switch i8 %97, label %119 [
    i8 0, label %102
    i8 1, label %99
  ], !dbg !325

99:                                               ; preds = %98
  br label %100, !dbg !325

100:                                              ; preds = %99
  %101 = phi i32 [ 2, %99 ]
  br label %105, !dbg !325

102:                                              ; preds = %98, %84
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %19) #9, !dbg !325
  br label %103, !dbg !325

103:                                              ; preds = %102
  %104 = phi i32 [ 0, %102 ]
  br label %105, !dbg !325

105:                                              ; preds = %103, %100
  %106 = phi i32 [ %104, %103 ], [ %101, %100 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %19) #9, !dbg !325
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %105
  %109 = phi i32 [ %106, %105 ]
  br label %113

110:                                              ; preds = %105
  br label %111, !dbg !325

111:                                              ; preds = %110
  %112 = phi i32 [ 0, %110 ]
  br label %113, !dbg !325

113:                                              ; preds = %111, %108, %80, %33
  %114 = phi i32 [ %34, %33 ], [ %81, %80 ], [ %109, %108 ], [ %112, %111 ], !dbg !322
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #9, !dbg !325
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #9, !dbg !325
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #9, !dbg !325
  %115 = icmp ne ptr %0, null, !dbg !325
  br i1 %115, label %116, label %117, !dbg !325

116:                                              ; preds = %113
  call void @_ZdlPv(ptr noundef %0) #9, !dbg !325
  br label %117, !dbg !325

117:                                              ; preds = %116, %113
  switch i32 %114, label %121 [
    i32 0, label %118
    i32 2, label %119
  ]

118:                                              ; preds = %117
  br label %119, !dbg !325

119:                                              ; preds = %118, %117, %98, %61, %23
  br label %120, !dbg !325

120:                                              ; preds = %119
  ret void, !dbg !325

121:                                              ; preds = %117
  unreachable

122:                                              ; preds = %1
  %123 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 6
  %124 = load i2, ptr %123, align 1
  %125 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = icmp eq ptr %126, null
  br i1 %127, label %95, label %128

128:                                              ; preds = %122
  switch i2 %124, label %129 [
    i2 0, label %21
    i2 1, label %58
  ]

129:                                              ; preds = %128
  unreachable, !dbg !325
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal fastcc void @_Z7numbersii.cleanup(ptr noalias nonnull align 8 dereferenceable(40) %0) #0 personality ptr @__gxx_personality_v0 !dbg !340 {
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !343, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 28)), !dbg !346
  call void @llvm.dbg.declare(metadata ptr %2, metadata !347, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 16)), !dbg !348
  call void @llvm.dbg.declare(metadata ptr %2, metadata !349, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 24)), !dbg !348
  call void @llvm.dbg.declare(metadata ptr %2, metadata !350, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 20)), !dbg !348
  call void @llvm.dbg.declare(metadata ptr %2, metadata !342, metadata !DIExpression(DW_OP_deref)), !dbg !348
  store ptr %0, ptr %2, align 8
  %3 = alloca %"struct.std::coroutine_handle", align 8
  %4 = alloca %"struct.std::coroutine_handle.0", align 8
  %5 = alloca %"struct.std::coroutine_handle", align 8
  %6 = alloca %"struct.std::coroutine_handle.0", align 8
  %7 = alloca %"struct.std::coroutine_handle", align 8
  %8 = alloca %"struct.std::coroutine_handle.0", align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Generator, align 8
  %14 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 3, !dbg !348
  %15 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 4, !dbg !348
  %16 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 7, !dbg !348
  %17 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 5, !dbg !348
  %18 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 8, !dbg !348
  %19 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 9, !dbg !348
  %20 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 2, !dbg !348
  br label %122, !dbg !348

21:                                               ; preds = %128
  br label %22, !dbg !351

22:                                               ; preds = %21
  br label %23, !dbg !351

23:                                               ; preds = %22
  switch i8 1, label %119 [
    i8 0, label %27
    i8 1, label %24
  ], !dbg !351

24:                                               ; preds = %23
  br label %25, !dbg !351

25:                                               ; preds = %24
  %26 = phi i32 [ 2, %24 ]
  br label %30, !dbg !351

27:                                               ; preds = %23
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %16) #9, !dbg !351
  br label %28, !dbg !351

28:                                               ; preds = %27
  %29 = phi i32 [ 0, %27 ]
  br label %30, !dbg !351

30:                                               ; preds = %28, %25
  %31 = phi i32 [ %29, %28 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %16) #9, !dbg !351
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %30
  %34 = phi i32 [ %31, %30 ]
  br label %113

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #9, !dbg !352
  store i32 0, ptr %17, align 4, !dbg !346
  br label %36, !dbg !352

36:                                               ; preds = %74, %35
  %37 = load i32, ptr %17, align 4, !dbg !353
  %38 = load i32, ptr %15, align 4, !dbg !355
  %39 = icmp slt i32 %37, %38, !dbg !356
  br i1 %39, label %43, label %40, !dbg !357

40:                                               ; preds = %36
  br label %41, !dbg !357

41:                                               ; preds = %40
  %42 = phi i32 [ 4, %40 ]
  br label %77, !dbg !357

43:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 1, ptr %18) #9, !dbg !358
  %44 = load i32, ptr %14, align 4, !dbg !359
  %45 = load i32, ptr %17, align 4, !dbg !360
  %46 = add nsw i32 %44, %45, !dbg !361
  call void @_ZN9Generator12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %20, i32 noundef %46), !dbg !358
  br label %47

47:                                               ; preds = %43
  %48 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %18) #9, !dbg !358
  br i1 %48, label %65, label %49, !dbg !358

49:                                               ; preds = %47
  %50 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 6, !dbg !358
  store i2 1, ptr %50, align 1, !dbg !358
  br label %51, !dbg !358

51:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #9, !dbg !358
  %52 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %0) #9, !dbg !358
  %53 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %5, i32 0, i32 0, !dbg !358
  %54 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %53, i32 0, i32 0, !dbg !358
  store ptr %52, ptr %54, align 8, !dbg !358
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 8, i1 false), !dbg !358
  %55 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %6, i32 0, i32 0, !dbg !358
  %56 = load ptr, ptr %55, align 8, !dbg !358
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %18, ptr %56) #9, !dbg !358
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #9, !dbg !358
  br label %57, !dbg !358

57:                                               ; preds = %51
  br label %59, !dbg !358

58:                                               ; preds = %128
  br label %59, !dbg !358

59:                                               ; preds = %58, %57
  %60 = phi i8 [ -1, %57 ], [ 1, %58 ]
  br label %61, !dbg !358

61:                                               ; preds = %59
  switch i8 %60, label %119 [
    i8 0, label %65
    i8 1, label %62
  ], !dbg !358

62:                                               ; preds = %61
  br label %63, !dbg !358

63:                                               ; preds = %62
  %64 = phi i32 [ 2, %62 ]
  br label %68, !dbg !358

65:                                               ; preds = %61, %47
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %18) #9, !dbg !358
  br label %66, !dbg !358

66:                                               ; preds = %65
  %67 = phi i32 [ 0, %65 ]
  br label %68, !dbg !358

68:                                               ; preds = %66, %63
  %69 = phi i32 [ %67, %66 ], [ %64, %63 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %18) #9, !dbg !358
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = phi i32 [ %69, %68 ]
  br label %77

73:                                               ; preds = %68
  br label %74, !dbg !358

74:                                               ; preds = %73
  %75 = load i32, ptr %17, align 4, !dbg !362
  %76 = add nsw i32 %75, 1, !dbg !362
  store i32 %76, ptr %17, align 4, !dbg !362
  br label %36, !dbg !363, !llvm.loop !364

77:                                               ; preds = %71, %41
  %78 = phi i32 [ %72, %71 ], [ %42, %41 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #9, !dbg !363
  %79 = icmp eq i32 %78, 4
  br i1 %79, label %82, label %80

80:                                               ; preds = %77
  %81 = phi i32 [ %78, %77 ]
  br label %113

82:                                               ; preds = %77
  call void @_ZN9Generator12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %20), !dbg !351
  br label %83

83:                                               ; preds = %82
  br label %84, !dbg !351

84:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(i64 1, ptr %19) #9, !dbg !351
  call void @_ZN9Generator12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %20) #9, !dbg !351
  %85 = call noundef zeroext i1 @_ZNSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %19) #9, !dbg !351
  br i1 %85, label %102, label %86, !dbg !351

86:                                               ; preds = %84
  %87 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 0, !dbg !351
  store ptr null, ptr %87, align 8, !dbg !351
  br label %88, !dbg !351

88:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #9, !dbg !351
  %89 = call ptr @_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv(ptr noundef %0) #9, !dbg !351
  %90 = getelementptr inbounds %"struct.std::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !351
  %91 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %90, i32 0, i32 0, !dbg !351
  store ptr %89, ptr %91, align 8, !dbg !351
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %3, i64 8, i1 false), !dbg !351
  %92 = getelementptr inbounds %"struct.std::coroutine_handle.0", ptr %4, i32 0, i32 0, !dbg !351
  %93 = load ptr, ptr %92, align 8, !dbg !351
  call void @_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %19, ptr %93) #9, !dbg !351
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #9, !dbg !351
  br label %94, !dbg !351

94:                                               ; preds = %88
  br label %96, !dbg !351

95:                                               ; preds = %122
  br label %96, !dbg !351

96:                                               ; preds = %95, %94
  %97 = phi i8 [ -1, %94 ], [ 1, %95 ]
  br label %98, !dbg !351

98:                                               ; preds = %96
  switch i8 %97, label %119 [
    i8 0, label %102
    i8 1, label %99
  ], !dbg !351

99:                                               ; preds = %98
  br label %100, !dbg !351

100:                                              ; preds = %99
  %101 = phi i32 [ 2, %99 ]
  br label %105, !dbg !351

102:                                              ; preds = %98, %84
  call void @_ZNSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %19) #9, !dbg !351
  br label %103, !dbg !351

103:                                              ; preds = %102
  %104 = phi i32 [ 0, %102 ]
  br label %105, !dbg !351

105:                                              ; preds = %103, %100
  %106 = phi i32 [ %104, %103 ], [ %101, %100 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr %19) #9, !dbg !351
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %105
  %109 = phi i32 [ %106, %105 ]
  br label %113

110:                                              ; preds = %105
  br label %111, !dbg !351

111:                                              ; preds = %110
  %112 = phi i32 [ 0, %110 ]
  br label %113, !dbg !351

113:                                              ; preds = %111, %108, %80, %33
  %114 = phi i32 [ %34, %33 ], [ %81, %80 ], [ %109, %108 ], [ %112, %111 ], !dbg !348
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #9, !dbg !351
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #9, !dbg !351
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #9, !dbg !351
  %115 = icmp ne ptr null, null, !dbg !351
  br i1 %115, label %116, label %117, !dbg !351

116:                                              ; preds = %113
  call void @_ZdlPv(ptr noundef null) #9, !dbg !351
  br label %117, !dbg !351

117:                                              ; preds = %116, %113
  switch i32 %114, label %121 [
    i32 0, label %118
    i32 2, label %119
  ]

118:                                              ; preds = %117
  br label %119, !dbg !351

119:                                              ; preds = %118, %117, %98, %61, %23
  br label %120, !dbg !351

120:                                              ; preds = %119
  ret void, !dbg !351

121:                                              ; preds = %117
  unreachable

122:                                              ; preds = %1
  %123 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 6
  %124 = load i2, ptr %123, align 1
  %125 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = icmp eq ptr %126, null
  br i1 %127, label %95, label %128

128:                                              ; preds = %122
  switch i2 %124, label %129 [
    i2 0, label %21
    i2 1, label %58
  ]

129:                                              ; preds = %128
  unreachable, !dbg !351
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nocallback nofree nounwind willreturn }
attributes #7 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { allocsize(0) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!78, !79, !80, !81, !82, !83, !84}
!llvm.ident = !{!85}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "coroutine.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "9e07ae2f076dadb1596dbc51c66d8c34")
!2 = !{!3, !4, !8, !12}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "promise_type", scope: !5, file: !1, line: 42, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !48, identifier: "_ZTSN9Generator12promise_typeE")
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Generator", file: !1, line: 41, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !6, identifier: "_ZTS9Generator")
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "handle", scope: !5, file: !1, line: 56, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<Generator::promise_type>", scope: !9, file: !1, line: 21, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !10, templateParams: !46, identifier: "_ZTSSt16coroutine_handleIN9Generator12promise_typeEE")
!9 = !DINamespace(name: "std", scope: null)
!10 = !{!11, !34, !37, !41}
!11 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !8, baseType: !12, extraData: i32 0)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<void>", scope: !9, file: !1, line: 9, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !13, templateParams: !32, identifier: "_ZTSSt16coroutine_handleIvE")
!13 = !{!14, !16, !19, !24, !27, !28}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "address_", scope: !12, file: !1, line: 19, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !DISubprogram(name: "from_address", linkageName: "_ZNSt16coroutine_handleIvE12from_addressEPv", scope: !12, file: !1, line: 10, type: !17, scopeLine: 10, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!17 = !DISubroutineType(types: !18)
!18 = !{!12, !15}
!19 = !DISubprogram(name: "address", linkageName: "_ZNKSt16coroutine_handleIvE7addressEv", scope: !12, file: !1, line: 15, type: !20, scopeLine: 15, flags: DIFlagPrototyped, spFlags: 0)
!20 = !DISubroutineType(types: !21)
!21 = !{!15, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !DISubprogram(name: "resume", linkageName: "_ZNKSt16coroutine_handleIvE6resumeEv", scope: !12, file: !1, line: 16, type: !25, scopeLine: 16, flags: DIFlagPrototyped, spFlags: 0)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !22}
!27 = !DISubprogram(name: "destroy", linkageName: "_ZNKSt16coroutine_handleIvE7destroyEv", scope: !12, file: !1, line: 17, type: !25, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!28 = !DISubprogram(name: "done", linkageName: "_ZNKSt16coroutine_handleIvE4doneEv", scope: !12, file: !1, line: 18, type: !29, scopeLine: 18, flags: DIFlagPrototyped, spFlags: 0)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !22}
!31 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!32 = !{!33}
!33 = !DITemplateTypeParameter(name: "P", type: null, defaulted: true)
!34 = !DISubprogram(name: "from_address", linkageName: "_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv", scope: !8, file: !1, line: 22, type: !35, scopeLine: 22, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!35 = !DISubroutineType(types: !36)
!36 = !{!8, !15}
!37 = !DISubprogram(name: "from_promise", linkageName: "_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_promiseERS1_", scope: !8, file: !1, line: 27, type: !38, scopeLine: 27, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!38 = !DISubroutineType(types: !39)
!39 = !{!8, !40}
!40 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !4, size: 64)
!41 = !DISubprogram(name: "promise", linkageName: "_ZNKSt16coroutine_handleIN9Generator12promise_typeEE7promiseEv", scope: !8, file: !1, line: 30, type: !42, scopeLine: 30, flags: DIFlagPrototyped, spFlags: 0)
!42 = !DISubroutineType(types: !43)
!43 = !{!40, !44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!46 = !{!47}
!47 = !DITemplateTypeParameter(name: "P", type: !4)
!48 = !{!49, !51, !55, !70, !71, !74, !77}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "current", scope: !4, file: !1, line: 43, baseType: !50, size: 32)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DISubprogram(name: "get_return_object", linkageName: "_ZN9Generator12promise_type17get_return_objectEv", scope: !4, file: !1, line: 44, type: !52, scopeLine: 44, flags: DIFlagPrototyped, spFlags: 0)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!55 = !DISubprogram(name: "initial_suspend", linkageName: "_ZN9Generator12promise_type15initial_suspendEv", scope: !4, file: !1, line: 47, type: !56, scopeLine: 47, flags: DIFlagPrototyped, spFlags: 0)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !54}
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "suspend_always", scope: !9, file: !1, line: 34, size: 8, flags: DIFlagTypePassByValue, elements: !59, identifier: "_ZTSSt14suspend_always")
!59 = !{!60, !64, !67}
!60 = !DISubprogram(name: "await_ready", linkageName: "_ZNSt14suspend_always11await_readyEv", scope: !58, file: !1, line: 35, type: !61, scopeLine: 35, flags: DIFlagPrototyped, spFlags: 0)
!61 = !DISubroutineType(types: !62)
!62 = !{!31, !63}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!64 = !DISubprogram(name: "await_suspend", linkageName: "_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE", scope: !58, file: !1, line: 36, type: !65, scopeLine: 36, flags: DIFlagPrototyped, spFlags: 0)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !63, !12}
!67 = !DISubprogram(name: "await_resume", linkageName: "_ZNSt14suspend_always12await_resumeEv", scope: !58, file: !1, line: 37, type: !68, scopeLine: 37, flags: DIFlagPrototyped, spFlags: 0)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !63}
!70 = !DISubprogram(name: "final_suspend", linkageName: "_ZN9Generator12promise_type13final_suspendEv", scope: !4, file: !1, line: 48, type: !56, scopeLine: 48, flags: DIFlagPrototyped, spFlags: 0)
!71 = !DISubprogram(name: "yield_value", linkageName: "_ZN9Generator12promise_type11yield_valueEi", scope: !4, file: !1, line: 49, type: !72, scopeLine: 49, flags: DIFlagPrototyped, spFlags: 0)
!72 = !DISubroutineType(types: !73)
!73 = !{!58, !54, !50}
!74 = !DISubprogram(name: "return_void", linkageName: "_ZN9Generator12promise_type11return_voidEv", scope: !4, file: !1, line: 53, type: !75, scopeLine: 53, flags: DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !54}
!77 = !DISubprogram(name: "unhandled_exception", linkageName: "_ZN9Generator12promise_type19unhandled_exceptionEv", scope: !4, file: !1, line: 54, type: !75, scopeLine: 54, flags: DIFlagPrototyped, spFlags: 0)
!78 = !{i32 7, !"Dwarf Version", i32 5}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 7, !"PIC Level", i32 2}
!82 = !{i32 7, !"PIE Level", i32 2}
!83 = !{i32 7, !"uwtable", i32 2}
!84 = !{i32 7, !"frame-pointer", i32 2}
!85 = !{!"Debian clang version 15.0.6"}
!86 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersii", scope: !1, file: !1, line: 59, type: !87, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !89)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !50, !50}
!89 = !{!90}
!90 = !DILocalVariable(name: "__coro_frame", scope: !86, file: !1, type: !91, flags: DIFlagArtificial)
!91 = !DICompositeType(tag: DW_TAG_structure_type, name: "_Z7numbersii.coro_frame_ty", file: !1, size: 320, align: 64, flags: DIFlagArtificial, elements: !92)
!92 = !{!93, !94, !95, !104, !105, !106, !107, !109, !114, !115}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__resume_fn", scope: !91, file: !1, baseType: !15, size: 64, align: 64, flags: DIFlagArtificial)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__destroy_fn", scope: !91, file: !1, baseType: !15, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__promise", scope: !91, file: !1, baseType: !96, size: 32, align: 32, offset: 128, flags: DIFlagArtificial)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "promise_type", scope: !97, file: !1, line: 6, baseType: !4)
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_traits<Generator, int, int>", scope: !9, file: !1, line: 5, size: 8, flags: DIFlagTypePassByValue, elements: !98, templateParams: !99, identifier: "_ZTSSt16coroutine_traitsI9GeneratorJiiEE")
!98 = !{}
!99 = !{!100, !101}
!100 = !DITemplateTypeParameter(name: "R", type: !5)
!101 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, value: !102)
!102 = !{!103, !103}
!103 = !DITemplateTypeParameter(type: !50)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !91, file: !1, baseType: !50, size: 32, align: 32, offset: 160, flags: DIFlagArtificial)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !91, file: !1, baseType: !50, size: 32, align: 32, offset: 192, flags: DIFlagArtificial)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !91, file: !1, baseType: !50, size: 32, align: 32, offset: 224, flags: DIFlagArtificial)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__coro_index", scope: !91, file: !1, baseType: !108, size: 2, align: 8, offset: 256, flags: DIFlagArtificial)
!108 = !DIBasicType(name: "__coro_index", size: 8, encoding: DW_ATE_unsigned_char)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std__suspend_always_0", scope: !91, file: !1, baseType: !110, size: 8, align: 8, offset: 264, flags: DIFlagArtificial)
!110 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct_std__suspend_always", scope: !91, file: !1, size: 8, align: 8, flags: DIFlagArtificial, elements: !111)
!111 = !{!112}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__int_8", scope: !91, file: !1, baseType: !113, size: 8, flags: DIFlagArtificial)
!113 = !DIBasicType(name: "__int_8", size: 8, encoding: DW_ATE_signed, flags: DIFlagArtificial)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std__suspend_always_1", scope: !91, file: !1, baseType: !110, size: 8, align: 8, offset: 272, flags: DIFlagArtificial)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std__suspend_always_2", scope: !91, file: !1, baseType: !110, size: 8, align: 8, offset: 280, flags: DIFlagArtificial)
!116 = !DILocalVariable(name: "first", arg: 1, scope: !86, file: !1, line: 59, type: !50)
!117 = !DILocation(line: 59, column: 23, scope: !86)
!118 = !DILocalVariable(name: "count", arg: 2, scope: !86, file: !1, line: 59, type: !50)
!119 = !DILocation(line: 59, column: 34, scope: !86)
!120 = !DILocation(line: 59, column: 41, scope: !86)
!121 = !DILocation(line: 59, column: 11, scope: !86)
!122 = !DILocalVariable(name: "i", scope: !123, file: !1, line: 60, type: !50)
!123 = distinct !DILexicalBlock(scope: !124, file: !1, line: 60, column: 3)
!124 = distinct !DILexicalBlock(scope: !86, file: !1, line: 59, column: 41)
!125 = !DILocation(line: 60, column: 12, scope: !123)
!126 = !DILocalVariable(name: "__promise", scope: !86, type: !96, flags: DIFlagArtificial)
!127 = !DILocation(line: 0, scope: !86)
!128 = !DILocation(line: 61, column: 5, scope: !86)
!129 = !DILocation(line: 62, column: 1, scope: !86)
!130 = !DILocation(line: 60, column: 8, scope: !123)
!131 = !DILocation(line: 60, column: 19, scope: !132)
!132 = distinct !DILexicalBlock(scope: !123, file: !1, line: 60, column: 3)
!133 = !DILocation(line: 60, column: 23, scope: !132)
!134 = !DILocation(line: 60, column: 21, scope: !132)
!135 = !DILocation(line: 60, column: 3, scope: !123)
!136 = !DILocation(line: 61, column: 5, scope: !132)
!137 = !DILocation(line: 61, column: 14, scope: !132)
!138 = !DILocation(line: 61, column: 22, scope: !132)
!139 = !DILocation(line: 61, column: 20, scope: !132)
!140 = !DILocation(line: 60, column: 31, scope: !132)
!141 = !DILocation(line: 60, column: 3, scope: !132)
!142 = distinct !{!142, !135, !143, !144}
!143 = !DILocation(line: 61, column: 5, scope: !123)
!144 = !{!"llvm.loop.mustprogress"}
!145 = distinct !DISubprogram(name: "promise_type", linkageName: "_ZN9Generator12promise_typeC2Ev", scope: !4, file: !1, line: 42, type: !75, scopeLine: 42, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !146, retainedNodes: !98)
!146 = !DISubprogram(name: "promise_type", scope: !4, type: !75, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!147 = !DILocalVariable(name: "this", arg: 1, scope: !145, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!148 = !DILocation(line: 0, scope: !145)
!149 = !DILocation(line: 43, column: 9, scope: !145)
!150 = !DILocation(line: 42, column: 10, scope: !145)
!151 = distinct !DISubprogram(name: "get_return_object", linkageName: "_ZN9Generator12promise_type17get_return_objectEv", scope: !4, file: !1, line: 44, type: !52, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !51, retainedNodes: !98)
!152 = !DILocalVariable(name: "this", arg: 1, scope: !151, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!153 = !DILocation(line: 0, scope: !151)
!154 = !DILocation(line: 45, column: 14, scope: !151)
!155 = !DILocation(line: 45, column: 15, scope: !151)
!156 = !DILocation(line: 45, column: 7, scope: !151)
!157 = distinct !DISubprogram(name: "initial_suspend", linkageName: "_ZN9Generator12promise_type15initial_suspendEv", scope: !4, file: !1, line: 47, type: !56, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !55, retainedNodes: !98)
!158 = !DILocalVariable(name: "this", arg: 1, scope: !157, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!159 = !DILocation(line: 0, scope: !157)
!160 = !DILocation(line: 47, column: 54, scope: !157)
!161 = distinct !DISubprogram(name: "await_ready", linkageName: "_ZNSt14suspend_always11await_readyEv", scope: !58, file: !1, line: 35, type: !61, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !60, retainedNodes: !98)
!162 = !DILocalVariable(name: "this", arg: 1, scope: !161, type: !163, flags: DIFlagArtificial | DIFlagObjectPointer)
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!164 = !DILocation(line: 0, scope: !161)
!165 = !DILocation(line: 35, column: 33, scope: !161)
!166 = distinct !DISubprogram(name: "await_suspend", linkageName: "_ZNSt14suspend_always13await_suspendESt16coroutine_handleIvE", scope: !58, file: !1, line: 36, type: !65, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !64, retainedNodes: !98)
!167 = !DILocalVariable(name: "this", arg: 1, scope: !166, type: !163, flags: DIFlagArtificial | DIFlagObjectPointer)
!168 = !DILocation(line: 0, scope: !166)
!169 = !DILocalVariable(arg: 2, scope: !166, file: !1, line: 36, type: !12)
!170 = !DILocation(line: 36, column: 40, scope: !166)
!171 = !DILocation(line: 36, column: 52, scope: !166)
!172 = distinct !DISubprogram(name: "from_address", linkageName: "_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_addressEPv", scope: !8, file: !1, line: 22, type: !35, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !34, retainedNodes: !98)
!173 = !DILocalVariable(name: "address", arg: 1, scope: !172, file: !1, line: 22, type: !15)
!174 = !DILocation(line: 22, column: 46, scope: !172)
!175 = !DILocalVariable(name: "handle", scope: !172, file: !1, line: 23, type: !8)
!176 = !DILocation(line: 23, column: 22, scope: !172)
!177 = !DILocation(line: 24, column: 23, scope: !172)
!178 = !DILocation(line: 24, column: 12, scope: !172)
!179 = !DILocation(line: 24, column: 21, scope: !172)
!180 = !DILocation(line: 25, column: 5, scope: !172)
!181 = distinct !DISubprogram(name: "await_resume", linkageName: "_ZNSt14suspend_always12await_resumeEv", scope: !58, file: !1, line: 37, type: !68, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !67, retainedNodes: !98)
!182 = !DILocalVariable(name: "this", arg: 1, scope: !181, type: !163, flags: DIFlagArtificial | DIFlagObjectPointer)
!183 = !DILocation(line: 0, scope: !181)
!184 = !DILocation(line: 37, column: 33, scope: !181)
!185 = distinct !DISubprogram(name: "yield_value", linkageName: "_ZN9Generator12promise_type11yield_valueEi", scope: !4, file: !1, line: 49, type: !72, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !71, retainedNodes: !98)
!186 = !DILocalVariable(name: "this", arg: 1, scope: !185, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!187 = !DILocation(line: 0, scope: !185)
!188 = !DILocalVariable(name: "value", arg: 2, scope: !185, file: !1, line: 49, type: !50)
!189 = !DILocation(line: 49, column: 41, scope: !185)
!190 = !DILocation(line: 50, column: 17, scope: !185)
!191 = !DILocation(line: 50, column: 7, scope: !185)
!192 = !DILocation(line: 50, column: 15, scope: !185)
!193 = !DILocation(line: 51, column: 7, scope: !185)
!194 = distinct !DISubprogram(name: "return_void", linkageName: "_ZN9Generator12promise_type11return_voidEv", scope: !4, file: !1, line: 53, type: !75, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !74, retainedNodes: !98)
!195 = !DILocalVariable(name: "this", arg: 1, scope: !194, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!196 = !DILocation(line: 0, scope: !194)
!197 = !DILocation(line: 53, column: 25, scope: !194)
!198 = distinct !DISubprogram(name: "final_suspend", linkageName: "_ZN9Generator12promise_type13final_suspendEv", scope: !4, file: !1, line: 48, type: !56, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !70, retainedNodes: !98)
!199 = !DILocalVariable(name: "this", arg: 1, scope: !198, type: !3, flags: DIFlagArtificial | DIFlagObjectPointer)
!200 = !DILocation(line: 0, scope: !198)
!201 = !DILocation(line: 48, column: 52, scope: !198)
!202 = distinct !DISubprogram(name: "total", linkageName: "_Z5totali", scope: !1, file: !1, line: 64, type: !203, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !98)
!203 = !DISubroutineType(types: !204)
!204 = !{!50, !50}
!205 = !DILocalVariable(name: "count", arg: 1, scope: !202, file: !1, line: 64, type: !50)
!206 = !DILocation(line: 64, column: 15, scope: !202)
!207 = !DILocalVariable(name: "sum", scope: !202, file: !1, line: 65, type: !50)
!208 = !DILocation(line: 65, column: 7, scope: !202)
!209 = !DILocalVariable(name: "generator", scope: !202, file: !1, line: 66, type: !5)
!210 = !DILocation(line: 66, column: 13, scope: !202)
!211 = !DILocation(line: 66, column: 36, scope: !202)
!212 = !DILocation(line: 66, column: 25, scope: !202)
!213 = !DILocation(line: 67, column: 18, scope: !214)
!214 = distinct !DILexicalBlock(scope: !202, file: !1, line: 67, column: 3)
!215 = !DILocation(line: 67, column: 25, scope: !214)
!216 = !DILocation(line: 67, column: 8, scope: !214)
!217 = !DILocation(line: 67, column: 46, scope: !218)
!218 = distinct !DILexicalBlock(scope: !214, file: !1, line: 67, column: 3)
!219 = !DILocation(line: 67, column: 53, scope: !218)
!220 = !DILocation(line: 67, column: 35, scope: !218)
!221 = !DILocation(line: 67, column: 3, scope: !214)
!222 = !DILocation(line: 68, column: 22, scope: !218)
!223 = !DILocation(line: 68, column: 29, scope: !218)
!224 = !DILocation(line: 68, column: 39, scope: !218)
!225 = !DILocation(line: 68, column: 9, scope: !218)
!226 = !DILocation(line: 68, column: 5, scope: !218)
!227 = !DILocation(line: 67, column: 71, scope: !218)
!228 = !DILocation(line: 67, column: 78, scope: !218)
!229 = !DILocation(line: 67, column: 3, scope: !218)
!230 = distinct !{!230, !221, !231, !144}
!231 = !DILocation(line: 68, column: 39, scope: !214)
!232 = !DILocation(line: 69, column: 13, scope: !202)
!233 = !DILocation(line: 69, column: 20, scope: !202)
!234 = !DILocation(line: 70, column: 10, scope: !202)
!235 = !DILocation(line: 70, column: 3, scope: !202)
!236 = distinct !DISubprogram(name: "resume", linkageName: "_ZNKSt16coroutine_handleIvE6resumeEv", scope: !12, file: !1, line: 16, type: !25, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !24, retainedNodes: !98)
!237 = !DILocalVariable(name: "this", arg: 1, scope: !236, type: !238, flags: DIFlagArtificial | DIFlagObjectPointer)
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!239 = !DILocation(line: 0, scope: !236)
!240 = !DILocation(line: 16, column: 47, scope: !236)
!241 = !DILocation(line: 16, column: 25, scope: !236)
!242 = !DILocation(line: 16, column: 58, scope: !236)
!243 = distinct !DISubprogram(name: "done", linkageName: "_ZNKSt16coroutine_handleIvE4doneEv", scope: !12, file: !1, line: 18, type: !29, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !28, retainedNodes: !98)
!244 = !DILocalVariable(name: "this", arg: 1, scope: !243, type: !238, flags: DIFlagArtificial | DIFlagObjectPointer)
!245 = !DILocation(line: 0, scope: !243)
!246 = !DILocation(line: 18, column: 50, scope: !243)
!247 = !DILocation(line: 18, column: 30, scope: !243)
!248 = !DILocation(line: 18, column: 23, scope: !243)
!249 = distinct !DISubprogram(name: "promise", linkageName: "_ZNKSt16coroutine_handleIN9Generator12promise_typeEE7promiseEv", scope: !8, file: !1, line: 30, type: !42, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !41, retainedNodes: !98)
!250 = !DILocalVariable(name: "this", arg: 1, scope: !249, type: !251, flags: DIFlagArtificial | DIFlagObjectPointer)
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!252 = !DILocation(line: 0, scope: !249)
!253 = !DILocation(line: 31, column: 53, scope: !249)
!254 = !DILocation(line: 31, column: 30, scope: !249)
!255 = !DILocation(line: 31, column: 5, scope: !249)
!256 = distinct !DISubprogram(name: "destroy", linkageName: "_ZNKSt16coroutine_handleIvE7destroyEv", scope: !12, file: !1, line: 17, type: !25, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !27, retainedNodes: !98)
!257 = !DILocalVariable(name: "this", arg: 1, scope: !256, type: !238, flags: DIFlagArtificial | DIFlagObjectPointer)
!258 = !DILocation(line: 0, scope: !256)
!259 = !DILocation(line: 17, column: 49, scope: !256)
!260 = !DILocation(line: 17, column: 26, scope: !256)
!261 = !DILocation(line: 17, column: 60, scope: !256)
!262 = distinct !DISubprogram(name: "from_promise", linkageName: "_ZNSt16coroutine_handleIN9Generator12promise_typeEE12from_promiseERS1_", scope: !8, file: !1, line: 27, type: !38, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !37, retainedNodes: !98)
!263 = !DILocalVariable(name: "promise", arg: 1, scope: !262, file: !1, line: 27, type: !40)
!264 = !DILocation(line: 27, column: 43, scope: !262)
!265 = !DILocation(line: 28, column: 49, scope: !262)
!266 = !DILocation(line: 28, column: 25, scope: !262)
!267 = !DILocation(line: 28, column: 12, scope: !262)
!268 = !DILocation(line: 28, column: 5, scope: !262)
!269 = distinct !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt16coroutine_handleIN9Generator12promise_typeEEC2Ev", scope: !8, file: !1, line: 21, type: !270, scopeLine: 21, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !273, retainedNodes: !98)
!270 = !DISubroutineType(types: !271)
!271 = !{null, !272}
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!273 = !DISubprogram(name: "coroutine_handle", scope: !8, type: !270, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!274 = !DILocalVariable(name: "this", arg: 1, scope: !269, type: !275, flags: DIFlagArtificial | DIFlagObjectPointer)
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!276 = !DILocation(line: 0, scope: !269)
!277 = !DILocation(line: 21, column: 30, scope: !269)
!278 = distinct !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt16coroutine_handleIvEC2Ev", scope: !12, file: !1, line: 9, type: !279, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !282, retainedNodes: !98)
!279 = !DISubroutineType(types: !280)
!280 = !{null, !281}
!281 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!282 = !DISubprogram(name: "coroutine_handle", scope: !12, type: !279, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!283 = !DILocalVariable(name: "this", arg: 1, scope: !278, type: !284, flags: DIFlagArtificial | DIFlagObjectPointer)
!284 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!285 = !DILocation(line: 0, scope: !278)
!286 = !DILocation(line: 19, column: 9, scope: !278)
!287 = !DILocation(line: 9, column: 20, scope: !278)
!288 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersii", scope: !1, file: !1, line: 59, type: !87, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !289)
!289 = !{!290}
!290 = !DILocalVariable(name: "__coro_frame", scope: !288, file: !1, type: !91, flags: DIFlagArtificial)
!291 = !DILocalVariable(name: "i", scope: !292, file: !1, line: 60, type: !50)
!292 = distinct !DILexicalBlock(scope: !293, file: !1, line: 60, column: 3)
!293 = distinct !DILexicalBlock(scope: !288, file: !1, line: 59, column: 41)
!294 = !DILocation(line: 60, column: 12, scope: !292)
!295 = !DILocalVariable(name: "__promise", scope: !288, type: !96, flags: DIFlagArtificial)
!296 = !DILocation(line: 0, scope: !288)
!297 = !DILocalVariable(name: "count", arg: 2, scope: !288, file: !1, line: 59, type: !50)
!298 = !DILocalVariable(name: "first", arg: 1, scope: !288, file: !1, line: 59, type: !50)
!299 = !DILocation(line: 59, column: 11, scope: !288)
!300 = !DILocation(line: 60, column: 8, scope: !292)
!301 = !DILocation(line: 60, column: 19, scope: !302)
!302 = distinct !DILexicalBlock(scope: !292, file: !1, line: 60, column: 3)
!303 = !DILocation(line: 60, column: 23, scope: !302)
!304 = !DILocation(line: 60, column: 21, scope: !302)
!305 = !DILocation(line: 60, column: 3, scope: !292)
!306 = !DILocation(line: 61, column: 5, scope: !302)
!307 = !DILocation(line: 61, column: 14, scope: !302)
!308 = !DILocation(line: 61, column: 22, scope: !302)
!309 = !DILocation(line: 61, column: 20, scope: !302)
!310 = !DILocation(line: 60, column: 31, scope: !302)
!311 = !DILocation(line: 60, column: 3, scope: !302)
!312 = distinct !{!312, !305, !313, !144}
!313 = !DILocation(line: 61, column: 5, scope: !292)
!314 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersii", scope: !1, file: !1, line: 59, type: !87, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !315)
!315 = !{!316}
!316 = !DILocalVariable(name: "__coro_frame", scope: !314, file: !1, type: !91, flags: DIFlagArtificial)
!317 = !DILocalVariable(name: "i", scope: !318, file: !1, line: 60, type: !50)
!318 = distinct !DILexicalBlock(scope: !319, file: !1, line: 60, column: 3)
!319 = distinct !DILexicalBlock(scope: !314, file: !1, line: 59, column: 41)
!320 = !DILocation(line: 60, column: 12, scope: !318)
!321 = !DILocalVariable(name: "__promise", scope: !314, type: !96, flags: DIFlagArtificial)
!322 = !DILocation(line: 0, scope: !314)
!323 = !DILocalVariable(name: "count", arg: 2, scope: !314, file: !1, line: 59, type: !50)
!324 = !DILocalVariable(name: "first", arg: 1, scope: !314, file: !1, line: 59, type: !50)
!325 = !DILocation(line: 59, column: 11, scope: !314)
!326 = !DILocation(line: 60, column: 8, scope: !318)
!327 = !DILocation(line: 60, column: 19, scope: !328)
!328 = distinct !DILexicalBlock(scope: !318, file: !1, line: 60, column: 3)
!329 = !DILocation(line: 60, column: 23, scope: !328)
!330 = !DILocation(line: 60, column: 21, scope: !328)
!331 = !DILocation(line: 60, column: 3, scope: !318)
!332 = !DILocation(line: 61, column: 5, scope: !328)
!333 = !DILocation(line: 61, column: 14, scope: !328)
!334 = !DILocation(line: 61, column: 22, scope: !328)
!335 = !DILocation(line: 61, column: 20, scope: !328)
!336 = !DILocation(line: 60, column: 31, scope: !328)
!337 = !DILocation(line: 60, column: 3, scope: !328)
!338 = distinct !{!338, !331, !339, !144}
!339 = !DILocation(line: 61, column: 5, scope: !318)
!340 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersii", scope: !1, file: !1, line: 59, type: !87, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !341)
!341 = !{!342}
!342 = !DILocalVariable(name: "__coro_frame", scope: !340, file: !1, type: !91, flags: DIFlagArtificial)
!343 = !DILocalVariable(name: "i", scope: !344, file: !1, line: 60, type: !50)
!344 = distinct !DILexicalBlock(scope: !345, file: !1, line: 60, column: 3)
!345 = distinct !DILexicalBlock(scope: !340, file: !1, line: 59, column: 41)
!346 = !DILocation(line: 60, column: 12, scope: !344)
!347 = !DILocalVariable(name: "__promise", scope: !340, type: !96, flags: DIFlagArtificial)
!348 = !DILocation(line: 0, scope: !340)
!349 = !DILocalVariable(name: "count", arg: 2, scope: !340, file: !1, line: 59, type: !50)
!350 = !DILocalVariable(name: "first", arg: 1, scope: !340, file: !1, line: 59, type: !50)
!351 = !DILocation(line: 59, column: 11, scope: !340)
!352 = !DILocation(line: 60, column: 8, scope: !344)
!353 = !DILocation(line: 60, column: 19, scope: !354)
!354 = distinct !DILexicalBlock(scope: !344, file: !1, line: 60, column: 3)
!355 = !DILocation(line: 60, column: 23, scope: !354)
!356 = !DILocation(line: 60, column: 21, scope: !354)
!357 = !DILocation(line: 60, column: 3, scope: !344)
!358 = !DILocation(line: 61, column: 5, scope: !354)
!359 = !DILocation(line: 61, column: 14, scope: !354)
!360 = !DILocation(line: 61, column: 22, scope: !354)
!361 = !DILocation(line: 61, column: 20, scope: !354)
!362 = !DILocation(line: 60, column: 31, scope: !354)
!363 = !DILocation(line: 60, column: 3, scope: !354)
!364 = distinct !{!364, !357, !365, !144}
!365 = !DILocation(line: 61, column: 5, scope: !344)
