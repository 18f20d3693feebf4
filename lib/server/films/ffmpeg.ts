import 'server-only';

import { execFile, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { bareEnvironment } from '@/lib/server/env';

/** Limits of the process: address space in KiB, and the bytes of a file that it writes in units of 512. */
const MEMORY_KIB = 2_097_152;
const MOST_BLOCKS = 1_000_000;
const ASK_MS = 10_000;
/** Time for a film: even a busy machine encodes a second of film in so many. */
const SECONDS = 60;
const SECONDS_A_SECOND = 30;
const MOST_SECONDS = 4 * 60 * 60;
const OUTPUT_CHARACTERS = 500;

/** The reader for each type: none that opens further files, as that of a playlist would, is ever tried. */
const READERS: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
  'video/x-msvideo': 'avi',
  'video/ogg': 'ogg',
};

export interface EncodingTask {
  file: string;
  contentType: string;
  /** Seconds. */
  duration: number;
  /** Bits a second that are not exceeded, however much moves. */
  bits: number;
  width: number;
  target: string;
}

/** Whether a program is an ffmpeg that encodes H.264. */
export async function canEncode(program: string): Promise<boolean> {
  const asked = promisify(execFile)(program, ['-hide_banner', '-encoders'], {
    env: bareEnvironment(),
    timeout: ASK_MS,
  });
  return asked.then(
    ({ stdout }) => stdout.includes('libx264'),
    () => false,
  );
}

/** What ffmpeg is told: one picture and one sound of one local file, and nothing else that the file may name. */
function argumentsFor({ file, contentType, bits, width, target }: EncodingTask): string[] {
  const reader = READERS[contentType];
  if (reader === undefined) throw new Error(`There is no reader for ${contentType}.`);
  const kilobits = Math.max(100, Math.floor(bits / 1000));
  return [
    ...['-nostdin', '-hide_banner', '-v', 'error', '-nostats', '-progress', 'pipe:1', '-y'],
    ...['-threads', '1', '-protocol_whitelist', 'file', '-f', reader, '-i', `file:${file}`],
    ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', `scale=${width}:-2:flags=lanczos,format=yuv420p`],
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', '23', '-threads', '1'],
    ...['-maxrate', `${kilobits}k`, '-bufsize', `${kilobits}k`],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
  ];
}

/**
 * Encodes a film at a width, in a process of low priority with limits of time, memory and disk, and without the site's secrets.
 * @throws {Error} with the last that ffmpeg wrote
 */
export function encodeFilm(
  program: string,
  task: EncodingTask,
  report: (share: number) => void,
): Promise<void> {
  const limits = `ulimit -v ${MEMORY_KIB} 2>/dev/null; ulimit -f ${MOST_BLOCKS} 2>/dev/null; exec "$0" "$@"`;
  const process = spawn('sh', ['-c', limits, program, ...argumentsFor(task)], {
    env: bareEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (process.pid !== undefined) setPriority(process.pid, constants.priority.PRIORITY_LOW);
  const seconds = Math.min(MOST_SECONDS, SECONDS + task.duration * SECONDS_A_SECOND);
  const timer = setTimeout(() => process.kill('SIGKILL'), seconds * 1000);
  let output = '';
  process.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-OUTPUT_CHARACTERS);
  });
  createInterface(process.stdout).on('line', (line) => {
    const [name, value = ''] = line.split('=');
    if (name === 'out_time_us' && task.duration > 0) {
      report(Math.min(1, Number(value) / 1_000_000 / task.duration || 0));
    }
  });
  return new Promise((resolve, reject) => {
    process.once('error', reject).once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${signal ?? code}. ${output}`));
    });
  });
}
