// The development server, with hot reload. The cache handler is bundled because next.config.ts names it.
import { createServer } from 'node:http';
import next from 'next';
import { bundle } from '../bundling/bundle.mjs';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';

const kept = liveUnderKeeper({ graceMs: 0 });
await bundle();
const port = Number(process.env.PORT ?? 3000);
const app = next({ dev: true, hostname: 'localhost', port });
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  // Route handlers cannot see the socket, and a client's own word for its address is not taken.
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  void handle(request, response);
});
await app.prepare();
server.on('upgrade', app.getUpgradeHandler());
server.listen({ port, host: process.env.HOST ?? '127.0.0.1' }, () => void kept.tell({ listening: port }));
process.on('SIGTERM', () => process.exit(0));
