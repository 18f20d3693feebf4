import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  /** All bytes after the headers, in whatever framing. */
  body: Buffer;
}

/** One request over a socket of its own, and every byte that comes back until the other side closes. */
export async function fetchRaw(
  origin: string,
  target: string,
  {
    method = 'GET',
    headers = {},
    onHead,
  }: { method?: string; headers?: Record<string, string>; onHead?: () => Promise<void> } = {},
): Promise<RawAnswer> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `${method} ${target} HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n${lines.join('')}\r\n`,
  );
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  if (onHead) {
    await once(socket, 'data');
    socket.pause();
    await onHead();
    socket.resume();
  }
  await closed;
  const all = Buffer.concat(chunks);
  const end = all.indexOf('\r\n\r\n');
  const [first = '', ...rest] = all.subarray(0, end).toString('latin1').split('\r\n');
  const pairs = rest.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(pairs), body: all.subarray(end + 4) };
}
