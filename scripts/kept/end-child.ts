import type { ChildProcess } from 'node:child_process';

/** Asks a child to end, ends it when it has not within this time, and waits until it has. */
export async function endChild(child: ChildProcess, withinMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // A closed channel says the same on systems without signals.
  if (process.platform === 'win32' && child.connected) child.disconnect();
  else child.kill('SIGTERM');
  const forcing = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await ended;
  clearTimeout(forcing);
}
