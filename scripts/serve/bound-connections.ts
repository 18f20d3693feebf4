import type { Server, Socket } from 'node:net';
import { ownNetwork } from '@/lib/server/gateway/networks';

/** Connections that may be open at a time; each costs some 20 KB and its place among the open files. */
const ALL = 4_096;
/** Connections of one household or machine; a browser opens six. */
const OF_ONE = 256;

interface Bounds {
  all?: number;
  ofOne?: number;
  /** Whether many people may stand behind an address. */
  speaksForOthers(address: string): boolean;
}

/** Keeps one sender from taking all possible connections: those beyond the limits are closed at once. */
export function boundConnections(server: Server, bounds: Bounds): void {
  const { all = ALL, ofOne = OF_ONE, speaksForOthers } = bounds;
  const open = new Map<string, number>();
  server.maxConnections = all;
  server.on('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
    if (address === '' || speaksForOthers(address)) return;
    const network = ownNetwork(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > ofOne) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
