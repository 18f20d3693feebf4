import { execFileSync } from 'node:child_process';

export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

function all(): RunningProcess[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? [];
    return pid && parent ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** All processes that a process has started, directly or not. */
export function descendantsOf(pid: number): RunningProcess[] {
  const running = all();
  const below = (parent: number): RunningProcess[] =>
    running.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return below(pid);
}

export function isRunning(pid: number): boolean {
  return all().some((each) => each.pid === pid && !each.command.includes('<defunct>'));
}
