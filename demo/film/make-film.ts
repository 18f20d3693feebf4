import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MURMURATION, murmurationFrames } from '../art/video/murmuration';
import { windAndWings } from './wind';

const RATE = 48_000;
const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const run = promisify(execFile);

const H264 = '-c:v libx264 -preset veryslow -tune animation -pix_fmt yuv420p -movflags +faststart';
const VP9 = '-c:v libvpx-vp9 -deadline good -cpu-used 2 -row-mt 1 -pix_fmt yuv420p';
/** Bits of the picture a second: both films together stay below six megabytes. */
const H264_BITS = '2400k';
const VP9_BITS = '2000k';

/** Draws the frames once, without loss, for the encoders to read twice. */
async function drawFrames(target: string): Promise<void> {
  const { width, height, seconds, framesPerSecond } = MURMURATION;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const output =
    '-vf scale=out_color_matrix=bt709:out_range=tv -c:v libx264 -qp 0 -preset ultrafast -pix_fmt yuv444p';
  const encoder = spawn('ffmpeg', [...words(`-y -v error ${input} ${output}`), target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'exit');
  for (const frame of murmurationFrames(width, height, seconds * framesPerSecond)) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}.`);
}

interface Encoding {
  film: string;
  sound: string;
  target: string;
  video: string;
  bits: string;
  audio: string;
}

/** Two passes: the first finds out where the bits are needed. */
async function encode({ film, sound, target, video, bits, audio }: Encoding): Promise<void> {
  const colour = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv';
  const common = ['-y', '-v', 'error', '-i', film];
  const picture = [
    ...words(`${video} -b:v ${bits} -g 120 ${colour}`),
    '-passlogfile',
    `${film}.${path.extname(target)}`,
  ];
  await run('ffmpeg', [...common, '-an', ...picture, ...words('-pass 1 -f null -')]);
  const input = [...common, ...words(`-f s16le -ar ${RATE} -ac 2 -i`), sound];
  await run('ffmpeg', [...input, ...picture, ...words(`-pass 2 ${audio}`), target]);
  process.stdout.write(`${target} ${Math.round((await stat(target)).size / 1024)} kB\n`);
}

function words(line: string): string[] {
  return line.split(' ');
}

const workshop = await mkdtemp(path.join(tmpdir(), 'film-'));
try {
  const [film, sound] = [path.join(workshop, 'film.mkv'), path.join(workshop, 'sound.raw')];
  await writeFile(sound, windAndWings(MURMURATION.seconds, RATE));
  await drawFrames(film);
  const target = (type: string) => path.join(FOLDER, `murmuration.${type}`);
  await encode({
    film,
    sound,
    target: target('webm'),
    video: VP9,
    bits: VP9_BITS,
    audio: '-c:a libopus -b:a 96k',
  });
  await encode({
    film,
    sound,
    target: target('mp4'),
    video: H264,
    bits: H264_BITS,
    audio: '-c:a aac -b:a 128k',
  });
} finally {
  await rm(workshop, { recursive: true, force: true });
}
