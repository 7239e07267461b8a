//! What a process gives up before it sees what others have made, where the kernel can see to that.

use std::collections::BTreeMap;
use std::path::PathBuf;

use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr,
    RulesetCreatedAttr, RulesetError, RulesetStatus, path_beneath_rules,
};
use rustix::io::Errno;
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter_all_threads};

use super::helpers::dismiss;

/// What a process has given up; it is the same for the programs that it starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Confined {
    /// Writing elsewhere than it said (Linux 5.19 and up, with Landlock).
    pub writes: bool,
    /// Reading elsewhere than it said (likewise).
    pub reads: bool,
    /// Making sockets, so all talk to other machines and to services of this one.
    pub sockets: bool,
}

/// From now on this thread, those that it starts and programs that they start make, change and
/// remove files only below these directories, if any are given, and unless `speaks` make no connections.
/// It must be the only thread, but for those that help, which are let go.
pub fn confine_writes(below: &[PathBuf], speaks: bool) -> bool {
    dismiss();
    files(below, speaks).unwrap_or(false)
}

fn files(below: &[PathBuf], speaks: bool) -> Result<bool, RulesetError> {
    let access = AccessFs::from_write(ABI::V3);
    // Before it a confined process could move nothing from one directory to another.
    let mut ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::Refer)?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(access)?;
    if !speaks {
        ruleset = ruleset.handle_access(AccessNet::from_all(ABI::V4))?;
    }
    let rules = path_beneath_rules(below, access);
    let status = ruleset.create()?.add_rules(rules)?.restrict_self()?;
    Ok(status.ruleset != RulesetStatus::NotEnforced)
}

/// From now on this thread, those that it starts and programs that they start read only these files
/// and what is below these directories, and list besides what is below those. It must be the only
/// thread, but for those that help, which are let go. Programs can be started wherever they are.
pub fn confine_reads(below: &[PathBuf], listed: &[PathBuf]) -> bool {
    dismiss();
    let add = || -> Result<bool, RulesetError> {
        let reads = AccessFs::ReadFile | AccessFs::ReadDir;
        let ruleset = Ruleset::default()
            .set_compatibility(CompatLevel::HardRequirement)
            .handle_access(reads | AccessFs::Refer)?
            .create()?
            // Where things are moved is no matter of reading.
            .add_rules(path_beneath_rules(["/"], AccessFs::Refer))?
            .add_rules(path_beneath_rules(below, reads))?
            .add_rules(path_beneath_rules(listed, AccessFs::ReadDir))?;
        Ok(ruleset.restrict_self()?.ruleset != RulesetStatus::NotEnforced)
    };
    add().unwrap_or(false)
}

/// From now on this process and the programs that it starts make no sockets. Whether it is so.
pub fn no_sockets() -> bool {
    let Ok(arch) = TargetArch::try_from(std::env::consts::ARCH) else { return false };
    // A ring makes sockets without a call.
    let calls = [libc::SYS_socket, libc::SYS_io_uring_setup];
    let rules: BTreeMap<_, _> = calls.into_iter().map(|call| (call, Vec::new())).collect();
    let refused = SeccompAction::Errno(Errno::ACCESS.raw_os_error().cast_unsigned());
    let filter = SeccompFilter::new(rules, SeccompAction::Allow, refused, arch);
    let program = filter.and_then(BpfProgram::try_from);
    program.is_ok_and(|program| apply_filter_all_threads(&program).is_ok())
}
