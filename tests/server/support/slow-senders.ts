import { connect, type Socket } from 'node:net';

/** Connections that say that a body will come, send one byte of it, and come again as soon as they are answered. */
export class SlowSenders {
  private readonly sockets = new Set<Socket>();
  private isOver = false;

  constructor(
    private readonly port: number,
    private readonly target: string,
    private readonly from: string,
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
    const socket = connect(this.port, '127.0.0.1');
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.open();
    });
    const head = [
      `POST ${this.target} HTTP/1.1`,
      `host: localhost:${this.port}`,
      `x-forwarded-for: ${this.from}`,
      'content-type: application/x-www-form-urlencoded',
      'content-length: 200',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\np`);
  }
}
