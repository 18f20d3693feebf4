import { Socket } from 'node:net';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/** The host a `connect` call is for, or null for a Unix socket. */
function hostOf(args: unknown[]): string | null {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'object' && first !== null) {
    if ('path' in first && first.path) return null;
    return 'host' in first && first.host ? String(first.host) : 'localhost';
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return null;
  return typeof args[1] === 'string' ? args[1] : 'localhost';
}

/** The guard knows what it stands before: files that share their modules put it up one after another. */
type Guarded = typeof Socket.prototype.connect & { guards?: typeof Socket.prototype.connect };

const standing: Guarded = Socket.prototype.connect;
const connect = standing.guards ?? standing;

// A test that reaches outside this machine passes or fails with somebody else's server: none may.
const guard: Guarded = function guarded(this: Socket, ...args: unknown[]) {
  const host = hostOf(args);
  if (host !== null && !LOOPBACK.has(host)) throw new Error(`tests may not reach the network: ${host}`);
  return Reflect.apply(connect, this, args);
} as typeof connect;
guard.guards = connect;
Socket.prototype.connect = guard;
