import 'server-only';

import { AppError } from '@/lib/domain/errors';

/** The declared media type of the body, without parameters. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/**
 * The text of a request's body, counted while it comes in.
 * @throws {AppError} `payload_too_large`, or `malformed_json` when it breaks off or is no UTF-8
 */
export async function readBody(request: Request, maximumBytes: number): Promise<string> {
  const bytes = await readBytes(request, maximumBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('malformed_json', 'The body is not valid UTF-8.');
  }
}

/**
 * A request's body, counted while it comes in.
 * @throws {AppError} `payload_too_large`, or `malformed_json` when it breaks off
 */
export async function readBytes(request: Request, maximumBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new AppError('payload_too_large', `The body is larger than ${sizeName(maximumBytes)}.`);
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const read = async (): Promise<void> => {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maximumBytes) throw tooLarge();
      chunks.push(chunk);
    }
  };
  await read().catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed_json', 'The body broke off.', { cause: error });
  });
  return Buffer.concat(chunks);
}

function sizeName(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
}
