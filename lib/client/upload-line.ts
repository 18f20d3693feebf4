/** Bytes on their way to the server; `fetch` cannot tell how far they are. */
export interface Sending {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: Blob | FormData | string;
  headers?: Record<string, string>;
  /** Bytes sent so far. */
  onProgress?(bytes: number): void;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  /** Undefined where the body is no JSON. */
  json: unknown;
}

/** Null when nothing has come back: the line broke, or it was called off. */
export type Line = (sending: Sending) => Promise<Answer | null>;

/** A connection without progress for this long counts as broken. */
const STALLED_MS = 30_000;
/** After the last byte the server examines the file, which takes time. */
const LOOKING_MS = 300_000;

/** The line of this browser. */
export const sendBytes: Line = ({ method, path, body, headers = {}, onProgress, signal }) =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const watchFor = (time: number) => {
      clearTimeout(watch);
      watch = setTimeout(() => request.abort(), time);
    };
    const abort = () => request.abort();
    const end = (answer: Answer | null) => {
      clearTimeout(watch);
      signal?.removeEventListener('abort', abort);
      resolve(answer);
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      watchFor(STALLED_MS);
      onProgress?.(loaded);
    });
    request.upload.addEventListener('load', () => watchFor(LOOKING_MS));
    request.addEventListener('error', () => end(null));
    request.addEventListener('abort', () => end(null));
    request.addEventListener('load', () =>
      end({ status: request.status, json: request.response ?? undefined }),
    );
    signal?.addEventListener('abort', abort, { once: true });
    request.open(method, path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    watchFor(STALLED_MS);
    request.send(body);
  });
