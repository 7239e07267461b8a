define void @call_sites_have_conventions(ptr %f) {
  call fastcc void %f()
  call coldcc void %f()
  call cc 94 void %f()
  call x86_stdcallcc void %f()
  call amdgpu_gfx void %f()
  call swifttailcc void %f()
  ret void
}
