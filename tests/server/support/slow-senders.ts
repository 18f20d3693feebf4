import { connect, type Socket } from 'node:net';

/** A pause, so that a refused sender does not retry at once. */
const PAUSE_MS = 100;

/** The head of a call, and the first byte of a body that never comes. */
export function unfinishedPost(target: string, type: string, headers: readonly string[] = []): string {
  return [
    `POST ${target} HTTP/1.1`,
    'host: localhost',
    `content-type: ${type}`,
    'content-length: 200',
    ...headers,
    '',
    'p',
  ].join('\r\n');
}

/** Connections that send the same beginning, hold still, and come again when they are answered or closed. */
export class SlowSenders {
  /** How many connections there have been. */
  opened = 0;
  private readonly sockets = new Set<Socket>();
  private isOver = false;

  constructor(
    private readonly port: number,
    private readonly begin: string,
  ) {}

  start(count: number): void {
    for (let at = 0; at < count; at += 1) this.open();
  }

  stop(): void {
    this.isOver = true;
    for (const socket of this.sockets) socket.destroy();
  }

  private open(): void {
    if (this.isOver) return;
    this.opened += 1;
    const socket = connect(this.port, '127.0.0.1', () => socket.write(this.begin));
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      setTimeout(() => this.open(), PAUSE_MS);
    });
  }
}
