import { readFileSync } from 'node:fs';

/** What a process holds in memory, in MiB; not a number where the system does not tell. */
export function residentMemory(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Watches it until the returned function is called, which gives the most there was. */
export function watchMemory(pid: number): () => number {
  return watch(() => residentMemory(pid));
}

function watch(read: () => number): () => number {
  let most = read();
  const timer = setInterval(() => {
    most = Math.max(most, read());
  }, 50);
  return () => {
    clearInterval(timer);
    return Math.max(most, read());
  };
}

/** What a process holds, in MiB; of what several processes share, each is given its part. */
export function proportionalMemory(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const reported = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return reported === '' ? [] : reported.split(' ').map(Number);
  } catch {
    return [];
  }
}

/**
 * Watches a process and its children until the returned function is called, which gives the most that there was in MiB: of the
 * process alone, and of all together. What they share counts once.
 */
export function watchFamilyMemory(pid: number): () => { own: number; all: number } {
  const own = watch(() => proportionalMemory(pid) || 0);
  const all = watch(() =>
    [pid, ...childrenOf(pid)].reduce((sum, each) => sum + (proportionalMemory(each) || 0), 0),
  );
  return () => ({ own: own(), all: all() });
}
