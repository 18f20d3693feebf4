import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { joinPieces, type ReadyPicture, type ReadyPictures } from '@/lib/server/ready-pictures';

/**
 * Sends a picture that was given a moment ago straight from disk, or a tile of one; gives whether it did. Everything else
 * about pictures is the application's: making them, refusing, and looking whether they are still there (decision 10).
 */
export async function answerPicture(
  ready: ReadyPictures,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const picture = ready.find(url, request.headers.accept);
  if (picture && isKnownTo(request, picture)) return sendUnchanged(response, picture);
  const sent = picture ? await readPicture(picture) : await ready.findTile(url)?.();
  if (!sent) return false;
  if (isKnownTo(request, sent)) return sendUnchanged(response, sent);
  response.writeHead(200, { ...sent.headers, 'content-length': sent.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : sent.bytes);
  return true;
}

type Described = Pick<ReadyPicture, 'headers'>;

const isKnownTo = (request: IncomingMessage, { headers }: Described) =>
  request.headers['if-none-match'] === headers.etag;

function sendUnchanged(response: ServerResponse, { headers }: Described): true {
  response.writeHead(304, headers);
  response.end();
  return true;
}

async function readPicture({ file, pieces, headers }: ReadyPicture) {
  const stored = await readFile(file).catch(() => null);
  return stored && { headers, bytes: joinPieces(stored, pieces) };
}
