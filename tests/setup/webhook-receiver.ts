import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What came in, and whether it is signed as the Standard Webhooks specification has it. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  json: { type: string; timestamp: string; data: Record<string, unknown> };
  isSigned: boolean;
  at: number;
}

export interface WebhookReceiver {
  url: string;
  /** What the sender is to sign with. */
  secret: string;
  received: Received[];
  /** How the next requests are answered, one after the other; then with 204. */
  answers: ((response: ServerResponse) => void)[];
  close(): Promise<void>;
}

/** An own reading of the specification: HMAC-SHA256 over id, timestamp and body, with the decoded secret. */
function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const [, encoded = ''] = secret.split('_');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', Buffer.from(encoded, 'base64')).update(signed).digest();
  const given = String(headers['webhook-signature'] ?? '').split(' ');
  return given.some((each) => {
    const [version, value = ''] = each.split(',');
    const bytes = Buffer.from(value, 'base64');
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

/** A receiver of webhooks on this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      receiver.received.push({
        ...{ headers: request.headers, body, at: Date.now(), json: JSON.parse(body) },
        isSigned: isSigned(receiver.secret, request.headers, body),
      });
      const answer = receiver.answers.shift();
      if (answer) answer(response);
      else response.writeHead(204).end();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    ...{ url: `http://127.0.0.1:${port}/hook`, secret: '', received: [], answers: [] },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return receiver;
}

/** An answer with a status alone. */
export const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(code, headers).end('{"secret":"not for anybody"}');
  };

/** No answer at all. */
export const silence = (): void => undefined;

/** An answer that never ends. */
export const endless = (response: ServerResponse): void => {
  response.writeHead(200);
  const more = setInterval(() => response.write('x'.repeat(1000)), 1);
  response.on('close', () => clearInterval(more));
};

/** An answer whose body never comes to its end. */
export const unfinished = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('x');
};

/** An answer that breaks off. */
export const broken = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('x', () => response.destroy());
};
