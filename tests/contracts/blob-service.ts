import { createHash, createHmac, randomUUID } from 'node:crypto';
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
  /** Requests that the installed client has never been seen to send. */
  readonly unknown: string[];
  /** What is stored. */
  names(): string[];
  /** Makes all that is stored older, by milliseconds. */
  age(by: number): void;
  /** Lets every connection break, or none any more. */
  block(on: boolean): void;
  close(): Promise<void>;
}

type Answer = [status: number, body: unknown];

/** As the service says it: the client reads the words. */
const ALREADY_EXISTS =
  'This blob already exists, use `allowOverwrite: true` if you want to overwrite it. Or `addRandomSuffix: true` to generate a unique filename.';
const refusal = (status: number, code: string, message: string): Answer => [
  status,
  { error: { code, message } },
];
const API_VERSION = '12';

/** Permissions of a token for a browser. */
interface Invited {
  pathname: string;
  maximumSizeInBytes: number;
  validUntil: number;
  addRandomSuffix: boolean;
  allowOverwrite: boolean;
}

/** Permissions in a token for one file, which the client signs with the store's token; null for any other token. */
function readInvitation(token: string, pathname: string | null): Invited | null {
  const [, sealed] = /^vercel_blob_client_Store0123456789_(.+)$/.exec(token) ?? [];
  if (sealed === undefined) return null;
  const [seal, payload = ''] = Buffer.from(sealed, 'base64').toString().split('.');
  if (seal !== createHmac('sha256', BLOB_TOKEN).update(payload).digest('hex')) return null;
  const invited: Invited = JSON.parse(Buffer.from(payload, 'base64').toString());
  const isRight = !invited.addRandomSuffix && !invited.allowOverwrite && invited.maximumSizeInBytes > 0;
  return isRight && invited.pathname === pathname && invited.validUntil > Date.now() ? invited : null;
}

/**
 * A store of Vercel Blob on this machine, made of the requests that the installed client was seen to send. It takes these
 * and nothing else: what it does not know is refused and remembered.
 */
export async function startBlobService(): Promise<BlobService> {
  const store = new Map<string, Stored>();
  const begun = new Map<string, { pathname: string; parts: Map<number, Buffer> }>();
  const unknown: string[] = [];
  let isBlocked = false;
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
    if (store.has(pathname)) return refusal(400, 'bad_request', ALREADY_EXISTS);
    const stored = { bytes, uploadedAt: new Date() };
    store.set(pathname, stored);
    return [200, described(pathname, stored)];
  };
  /** An upload by the server, which sends options, or by a browser, whose token contains them. */
  const isPut = ({ headers }: IncomingMessage, invited: Invited | null) =>
    headers['x-vercel-blob-access'] === 'private' &&
    (invited
      ? !('x-add-random-suffix' in headers || 'x-allow-overwrite' in headers)
      : headers['x-add-random-suffix'] === '0' && headers['x-allow-overwrite'] === '0');

  function takePart(
    pathname: string,
    { headers }: IncomingMessage,
    body: Buffer,
    most = Number.POSITIVE_INFINITY,
  ): Answer | null {
    const id = String(headers['x-mpu-upload-id']);
    const upload = begun.get(id);
    switch (headers['x-mpu-action']) {
      case 'create': {
        if (store.has(pathname)) return refusal(400, 'bad_request', ALREADY_EXISTS);
        if (body.length > 0) return null;
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
        const reported: { partNumber: number }[] = JSON.parse(body.toString());
        const numbers = reported.map(({ partNumber }) => partNumber).sort((a, b) => a - b);
        begun.delete(id);
        const whole = Buffer.concat(numbers.map((number) => upload.parts.get(number) ?? Buffer.alloc(0)));
        return whole.length > most ? refusal(400, 'file_too_large', 'Too large') : keep(pathname, whole);
      }
      default:
        return null;
    }
  }

  function answerList(query: URLSearchParams): Answer {
    const limit = Number(query.get('limit'));
    const names = [...store.keys()]
      .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > (query.get('cursor') ?? ''))
      .sort();
    // A part is never as large as it was asked for, so that whoever asks has to go on.
    const shown = names.slice(0, Math.min(limit, 2));
    const blobs = shown.flatMap((name) => {
      const stored = store.get(name);
      return stored ? [described(name, stored)] : [];
    });
    const hasMore = shown.length < names.length;
    return [200, { blobs, hasMore, ...(hasMore && { cursor: shown.at(-1) }) }];
  }

  function answer(
    request: IncomingMessage,
    target: URL,
    body: Buffer,
    invited: Invited | null,
  ): Answer | null {
    const { method, headers } = request;
    const { pathname: path, searchParams: query } = target;
    if (headers['x-api-version'] !== API_VERSION) return null;
    const keys = [...query.keys()].sort().join();
    const named = query.get('pathname') ?? '';
    if (method === 'POST' && path === '/mpu' && keys === 'pathname' && isPut(request, invited)) {
      return takePart(named, request, body, invited?.maximumSizeInBytes);
    }
    // With such a token nothing else can be done.
    if (invited) return null;
    if (method === 'PUT' && path === '/' && keys === 'pathname' && isPut(request, null)) {
      return keep(named, body);
    }
    if (method === 'GET' && path === '/' && keys === 'url') {
      const name = query.get('url') ?? '';
      const stored = store.get(name);
      return stored
        ? [200, described(name, stored)]
        : refusal(404, 'not_found', 'The requested blob does not exist');
    }
    if (method === 'GET' && path === '/' && /^(cursor,)?limit(,prefix)?$/.test(keys))
      return answerList(query);
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
    if (isBlocked) return void request.socket.destroy();
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const invited = readInvitation(token, target.searchParams.get('pathname'));
    if (token !== BLOB_TOKEN && !invited) {
      return void response.writeHead(403).end(JSON.stringify(refusal(403, 'forbidden', 'No')[1]));
    }
    if (request.method === 'GET' && target.pathname.startsWith('/files/'))
      return give(request, target, response);
    const found = answer(request, target, body, invited);
    if (!found) unknown.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    const [status, reported] = found ?? refusal(400, 'bad_request', 'This is not known here.');
    return void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(reported));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    unknown,
    names: () => [...store.keys()],
    age(by) {
      for (const stored of store.values()) stored.uploadedAt = new Date(stored.uploadedAt.getTime() - by);
    },
    block(on) {
      isBlocked = on;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
