import type { ChildProcess } from 'node:child_process';
import { BEAT_MS, SILENT_BEATS, SILENT_BEATS_AT_START } from './times.mjs';

export interface Patience {
  beatMs: number;
  silentBeats: number;
  silentBeatsAtStart: number;
}

const PATIENCE: Patience = {
  beatMs: BEAT_MS,
  silentBeats: SILENT_BEATS,
  silentBeatsAtStart: SILENT_BEATS_AT_START,
};

/**
 * Ends a child that has not been heard of for too long: one that hangs heeds no other signal. Silence is counted in
 * beats of this process, so that nobody is ended because the machine slept or this process itself was held up.
 * @param onSilent told before the child is ended
 */
export function watchSilence(
  child: ChildProcess,
  onSilent: (seconds: number) => void,
  { beatMs, silentBeats, silentBeatsAtStart }: Patience = PATIENCE,
): void {
  let silent = 0;
  let limit = silentBeatsAtStart;
  child.on('message', (message: object) => {
    silent = 0;
    if (!('beat' in message)) limit = silentBeats;
  });
  const looking = setInterval(() => {
    silent += 1;
    if (silent !== limit) return;
    onSilent((limit * beatMs) / 1000);
    child.kill('SIGKILL');
  }, beatMs);
  looking.unref();
  child.once('exit', () => clearInterval(looking));
}
