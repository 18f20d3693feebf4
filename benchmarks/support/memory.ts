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
  let most = residentMemory(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentMemory(pid));
  }, 50);
  return () => {
    clearInterval(timer);
    return Math.max(most, residentMemory(pid));
  };
}
