import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { INPUT } from '@/lib/domain/site/limits';

/**
 * The JSON of a request's body, counted while it comes in and measured in depth before it is used.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `malformed_json`, or `validation_failed` when too deep
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError('unsupported_media_type', 'The body has to be sent as application/json.');
  }
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('malformed_json', 'The body is not valid JSON.');
  }
  if (!isShallow(value)) {
    throw new AppError('validation_failed', `The body is nested more than ${INPUT.jsonDepth} levels deep.`);
  }
  return value;
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () =>
    new AppError('payload_too_large', `The body is larger than ${INPUT.jsonBodyBytes / 1024 / 1024} MiB.`);
  if (Number(request.headers.get('content-length') ?? 0) > INPUT.jsonBodyBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const read = async (): Promise<void> => {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > INPUT.jsonBodyBytes) throw tooLarge();
      chunks.push(chunk);
    }
  };
  await read().catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed_json', 'The body broke off.', { cause: error });
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AppError('malformed_json', 'The body is not valid UTF-8.');
  }
}

/** Level by level, because a deep value would end a recursive walk. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > INPUT.jsonDepth) return false;
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []));
  }
  return true;
}
