import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import { UPLOAD_TYPES } from '@/lib/domain/media/upload-types';
import { examineApart } from '@/lib/server/media/examine-apart';
import { type Examined, examineUpload, type Given } from '@/lib/server/media/examine-upload';

/** The longest that looking into one of these files may take. */
const MOST_MS = 2_000;

/** A refusal with a reason. */
const REFUSED = new Set(['unsupported_media_type', 'payload_too_large', 'validation_failed']);
/** The largest value of an integer column. */
const MOST_PIXELS = 2 ** 31 - 1;

/** The verdict on a file: whether it was accepted, what is wrong with that, and how long it took. */
export interface Judged {
  isTaken: boolean;
  faults: string[];
  milliseconds: number;
}

/** Looks into a file as the site does, and into what is kept of it once more. */
export async function judge(file: string, bytes: Buffer): Promise<Judged> {
  const first = await timed(file, bytes);
  const { answer, milliseconds } = first;
  const late = milliseconds > MOST_MS ? [`It takes ${Math.round(milliseconds)} ms.`] : [];
  if ('fault' in answer) return { isTaken: false, faults: [...answer.fault, ...late], milliseconds };
  const kept = await readFile(answer.examined.file);
  const again = await timed(`${file}-again`, kept);
  return {
    isTaken: true,
    faults: [...late, ...factFaults(answer.examined, kept), ...againFaults(answer.examined, again.answer)],
    milliseconds,
  };
}

type Answer = { examined: Examined } | { fault: string[]; refused?: string };

async function timed(file: string, bytes: Buffer): Promise<{ answer: Answer; milliseconds: number }> {
  await writeFile(file, bytes);
  const given = { file, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
  const began = performance.now();
  const examine = (): Promise<Answer> => examineApart(given).then((examined) => ({ examined }), faultOf);
  // A machine that slept meanwhile has lost it too.
  const answer = await examine().then((first) => (isFault(first) ? examine() : first));
  const milliseconds = performance.now() - began;
  if (milliseconds <= MOST_MS) return { answer, milliseconds };
  return { answer, milliseconds: isFault(answer) ? milliseconds : await ownMilliseconds(given) };
}

/** Other programs may have had the processor: what it takes of it alone. */
async function ownMilliseconds(given: Given): Promise<number> {
  const before = process.cpuUsage();
  await examineUpload(given, MEDIA.uploadPixels).catch(() => undefined);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const isFault = (answer: Answer) => 'fault' in answer && answer.fault.length > 0;

function faultOf(error: unknown): Answer {
  const isRefused = error instanceof AppError && REFUSED.has(error.code);
  if (isRefused && error.extra?.problem !== 'tooCostly') return { fault: [], refused: error.message };
  const { name, message, stack } = error as Error;
  return { fault: [error instanceof AppError ? `Lost: ${message}` : `${name}: ${message} ${stack}`] };
}

function factFaults(facts: Examined, kept: Buffer): string[] {
  const { contentType, width, height, duration, placeholder, size, hash } = facts;
  const isPixels = (value: number | null) =>
    value === null || (Number.isInteger(value) && value > 0 && value <= MOST_PIXELS);
  const rules: [string, boolean][] = [
    ['kind', Object.hasOwn(UPLOAD_TYPES, contentType)],
    ['pixels', isPixels(width) && isPixels(height) && (width === null) === (height === null)],
    ['duration', duration === null || (Number.isFinite(duration) && duration >= 0)],
    ['placeholder', placeholder === null || /^data:image\/webp;base64,[\w+/=]+$/.test(placeholder)],
    ['size', size === kept.length],
    ['hash', hash === createHash('sha256').update(kept).digest('hex')],
    ['drawing', contentType !== 'image/svg+xml' || isHarmless(kept.toString())],
  ];
  const { file: _, ...reported } = facts;
  return rules.flatMap(([name, isRight]) => (isRight ? [] : [`Wrong ${name}: ${JSON.stringify(reported)}`]));
}

/** Whether a drawing holds nothing that acts: looked for in its tags, without their values and then in those. */
function isHarmless(text: string): boolean {
  const tags = text.match(/<[^>]*>/g) ?? [];
  const isActing = (tag: string) =>
    /^<[/\s]*(?:\w+:)?(?:script|foreignObject|iframe|handler|[!?])/i.test(tag) ||
    /\son\w+\s*=/i.test(tag.replace(/"[^"]*"/g, '""')) ||
    /href="\s*(?!#|data:image\/(?:png|jpe?g|gif|webp);base64,)[^"\s]/i.test(tag) ||
    /url\(\s*["']?[^#"'\s]/i.test(tag);
  return !tags.some(isActing);
}

/** A picture's metadata may move when it is examined again; a drawing stays the same, byte for byte. */
function againFaults(first: Examined, again: Answer): string[] {
  if ('fault' in again) return [`What was kept is refused: ${again.refused ?? again.fault}`];
  const [then, now] = [first, again.examined].map(({ file: _, hash, size, ...facts }) =>
    JSON.stringify(facts.contentType === 'image/svg+xml' ? { ...facts, hash, size } : facts),
  );
  return then === now ? [] : [`Then ${then}, now ${now}`];
}
