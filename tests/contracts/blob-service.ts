import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const BLOB_TOKEN = 'vercel_blob_rw_Store0123456789_SecretOfTheSuite';

interface Stored {
  bytes: Buffer;
  uploadedAt: Date;
}

export interface BlobService {
  /** For `VERCEL_BLOB_API_URL`. */
  readonly url: string;
  /** What came that the installed client was never seen to send. */
  readonly unknown: string[];
  close(): Promise<void>;
}

type Answer = [status: number, body: unknown];

/** As the service says it: the client reads the words. */
const TAKEN =
  'This blob already exists, use `allowOverwrite: true` if you want to overwrite it. Or `addRandomSuffix: true` to generate a unique filename.';
const refusal = (status: number, code: string, message: string): Answer => [
  status,
  { error: { code, message } },
];
const API_VERSION = '12';

/**
 * A store of Vercel Blob on this machine, made of the requests that the installed client was seen to send. It takes these
 * and nothing else: what it does not know is refused and remembered.
 */
export async function startBlobService(): Promise<BlobService> {
  const store = new Map<string, Stored>();
  const begun = new Map<string, { pathname: string; parts: Map<number, Buffer> }>();
  const unknown: string[] = [];
  let url = '';

  const described = (pathname: string, { bytes, uploadedAt }: Stored) => ({
    pathname,
    url: `${url}/files/${encodeURIComponent(pathname)}`,
    downloadUrl: `${url}/files/${encodeURIComponent(pathname)}?download=1`,
    size: bytes.length,
    contentType: 'application/octet-stream',
    contentDisposition: 'inline',
    cacheControl: 'private',
    uploadedAt: uploadedAt.toISOString(),
    etag: createHash('md5').update(bytes).digest('hex'),
  });
  const keep = (pathname: string, bytes: Buffer): Answer => {
    if (store.has(pathname)) return refusal(400, 'bad_request', TAKEN);
    const stored = { bytes, uploadedAt: new Date() };
    store.set(pathname, stored);
    return [200, described(pathname, stored)];
  };
  const isPut = ({ headers }: IncomingMessage) =>
    headers['x-vercel-blob-access'] === 'private' &&
    headers['x-add-random-suffix'] === '0' &&
    headers['x-allow-overwrite'] === '0';

  function takePart(pathname: string, { headers }: IncomingMessage, body: Buffer): Answer | null {
    const id = String(headers['x-mpu-upload-id']);
    const upload = begun.get(id);
    switch (headers['x-mpu-action']) {
      case 'create': {
        if (store.has(pathname)) return refusal(400, 'bad_request', TAKEN);
        const uploadId = randomUUID();
        begun.set(uploadId, { pathname, parts: new Map() });
        return [200, { uploadId, key: encodeURIComponent(pathname) }];
      }
      case 'upload': {
        if (upload?.pathname !== pathname) return null;
        const etag = createHash('md5').update(body).digest('hex');
        upload.parts.set(Number(headers['x-mpu-part-number']), body);
        return [200, { etag }];
      }
      case 'complete': {
        if (upload?.pathname !== pathname) return null;
        const told: { partNumber: number }[] = JSON.parse(body.toString());
        const numbers = told.map(({ partNumber }) => partNumber).sort((a, b) => a - b);
        begun.delete(id);
        return keep(
          pathname,
          Buffer.concat(numbers.map((number) => upload.parts.get(number) ?? Buffer.alloc(0))),
        );
      }
      default:
        return null;
    }
  }

  function answerList(query: URLSearchParams): Answer {
    const limit = Number(query.get('limit'));
    const names = [...store.keys()].sort().filter((name) => name > (query.get('cursor') ?? ''));
    // A part is never as large as it was asked for, so that whoever asks has to go on.
    const shown = names.slice(0, Math.min(limit, 2));
    const blobs = shown.flatMap((name) => {
      const stored = store.get(name);
      return stored ? [described(name, stored)] : [];
    });
    const hasMore = shown.length < names.length;
    return [200, { blobs, hasMore, ...(hasMore && { cursor: shown.at(-1) }) }];
  }

  function answer(request: IncomingMessage, target: URL, body: Buffer): Answer | null {
    const { method, headers } = request;
    const { pathname: path, searchParams: query } = target;
    if (headers['x-api-version'] !== API_VERSION) return null;
    const keys = [...query.keys()].sort().join();
    const named = query.get('pathname') ?? '';
    if (method === 'PUT' && path === '/' && keys === 'pathname' && isPut(request)) return keep(named, body);
    if (method === 'POST' && path === '/mpu' && keys === 'pathname' && isPut(request)) {
      return takePart(named, request, body);
    }
    if (method === 'GET' && path === '/' && keys === 'url') {
      const name = query.get('url') ?? '';
      const stored = store.get(name);
      return stored
        ? [200, described(name, stored)]
        : refusal(404, 'not_found', 'The requested blob does not exist');
    }
    if (method === 'GET' && path === '/' && /^(cursor,)?limit$/.test(keys)) return answerList(query);
    if (method === 'POST' && path === '/delete' && keys === '') {
      const { urls }: { urls: string[] } = JSON.parse(body.toString());
      for (const name of urls) store.delete(name);
      return [200, null];
    }
    return null;
  }

  function give(request: IncomingMessage, target: URL, response: ServerResponse): void {
    const stored = store.get(decodeURIComponent(target.pathname.slice('/files/'.length)));
    if (!stored) return void response.writeHead(404).end();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) return void response.writeHead(200).end(stored.bytes);
    return void response.writeHead(206).end(stored.bytes.subarray(Number(from), Number(to) + 1));
  }

  const server = createServer(async (request, response) => {
    const target = new URL(request.url ?? '/', url);
    const body = await buffer(request);
    if (request.headers.authorization !== `Bearer ${BLOB_TOKEN}`) {
      return void response.writeHead(403).end(JSON.stringify(refusal(403, 'forbidden', 'No')[1]));
    }
    if (request.method === 'GET' && target.pathname.startsWith('/files/'))
      return give(request, target, response);
    const found = answer(request, target, body);
    if (!found) unknown.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    const [status, told] = found ?? refusal(400, 'bad_request', 'This is not known here.');
    return void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    unknown,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
