import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { joinPieces, type ReadyPictures } from '@/lib/server/ready-pictures';

/**
 * Sends a picture that was given a moment ago straight from disk; gives whether it did. Everything else about pictures
 * is the application's: making them, refusing, and looking whether they are still there (decision 10).
 */
export async function answerPicture(
  ready: ReadyPictures,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!url.startsWith('/media/')) return false;
  const picture = ready.find(url, request.headers.accept);
  if (!picture) return false;
  if (request.headers['if-none-match'] === picture.headers.etag) {
    response.writeHead(304, picture.headers);
    response.end();
    return true;
  }
  const stored = await readFile(picture.file).catch(() => null);
  if (!stored) return false;
  const bytes = joinPieces(stored, picture.pieces);
  response.writeHead(200, { ...picture.headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}
