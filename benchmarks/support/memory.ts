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

/** What a process and its children hold in memory, in MiB; shared pages count for each of them. */
function familyMemory(pid: number): number {
  const children = readChildren(pid);
  return residentMemory(pid) + children.reduce((sum, child) => sum + (residentMemory(child) || 0), 0);
}

function readChildren(pid: number): number[] {
  try {
    const told = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return told === '' ? [] : told.split(' ').map(Number);
  } catch {
    return [];
  }
}

/** Watches a process with its children until the returned function is called, which gives the most there was, in MiB. */
export function watchFamilyMemory(pid: number): () => number {
  return watch(() => familyMemory(pid));
}
