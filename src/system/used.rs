//! What processes use, where the system says so.

use std::fs;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// What this process has used so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// Time of processors, of all threads together.
    pub cpu: Duration,
    /// How many bytes of memory were resident when most were.
    pub memory: u64,
}

/// What this process has used so far.
pub fn used() -> Used {
    let cpu = Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).unwrap_or_default();
    Used { cpu, memory: of_status(std::process::id(), "VmHWM:") }
}

/// How many bytes of memory a process has resident.
pub fn resident(process: u32) -> u64 {
    of_status(process, "VmRSS:")
}

/// How much time of processors a process has taken, in steps of the system's clock.
pub fn cpu(process: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name of the program, in parentheses, may have spaces.
    let fields = stat.rsplit_once(") ").map(|(_, fields)| fields.split_whitespace().skip(11));
    let ticks: u64 = fields.into_iter().flatten().take(2).flat_map(str::parse::<u64>).sum();
    Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second().max(1))
}

/// The number of bytes in a line of a process's status; 0 if there is none.
fn of_status(process: u32, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() << 10
}

#[cfg(test)]
mod tests {
    use super::{cpu, resident, used};

    #[test]
    fn memory_is_counted_when_it_is_used() {
        let before = resident(std::process::id());
        let some = vec![1_u8; 64 << 20];
        let after = resident(std::process::id());
        assert!(after >= before + (48 << 20), "{before} {after} {}", some.len());
        assert_eq!(resident(u32::MAX), 0);
        assert!(used().memory >= after);
    }

    #[test]
    fn time_of_processors_grows() {
        let before = used().cpu;
        let sum: u64 = (0..2_000_000).map(|it: u64| it % 7).sum();
        assert!(sum > 0 && used().cpu > before);
        // Both know it but for a tick.
        while cpu(std::process::id()).is_zero() {}
        let own = used().cpu.abs_diff(cpu(std::process::id()));
        assert!(own < std::time::Duration::from_millis(500), "{own:?}");
    }
}
