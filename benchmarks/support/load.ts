import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { percentile } from './machine';

export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

export const CONNECTIONS = 16;

/** wrk where it is installed: it costs a fraction of what it measures. */
export const generator = spawnSync('wrk', ['-v']).error ? 'built-in client' : 'wrk';

type Headers = Record<string, string>;

/** Asks for one address over kept connections, gzip accepted, for some seconds. */
export function load(url: string, seconds: number, headers: Headers = {}): Promise<LoadResult> {
  const lines = Object.entries({ 'Accept-Encoding': 'gzip', ...headers }).map((each) => each.join(': '));
  return generator === 'wrk' ? withWrk(url, seconds, lines) : withSockets(url, seconds, lines);
}

async function withWrk(url: string, seconds: number, headers: string[]): Promise<LoadResult> {
  const own = headers.flatMap((line) => ['-H', line]);
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...own, url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url}\n${output}`);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(output)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(output)),
  };
}

function milliseconds(match: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? ''] ?? Number.NaN;
  return Number(match?.[1]) * factor;
}

/** One request at a time on each connection; reads as much of HTTP as the servers here speak. */
async function withSockets(url: string, seconds: number, headers: string[]): Promise<LoadResult> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sendRepeatedly(url, headers, until, times)));
  return {
    requestsPerSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

function sendRepeatedly(url: string, headers: string[], until: number, times: number[]): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const request = [`GET ${pathname} HTTP/1.1`, `Host: ${hostname}:${port}`, ...headers, '\r\n'].join('\r\n');
  return new Promise((resolve, reject) => {
    let began = 0;
    let received: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => sendNext());
    const sendNext = (): void => {
      if (performance.now() >= until) {
        socket.destroy();
        resolve();
        return;
      }
      began = performance.now();
      received = [];
      socket.write(request);
    };
    socket.on('error', reject).on('data', (chunk) => {
      received.push(chunk);
      const answer = received.length === 1 ? chunk : Buffer.concat(received);
      if (!isWhole(answer)) return;
      if (!answer.subarray(0, 12).equals(OK)) {
        reject(new Error(`${url}: ${answer.subarray(0, 200).toString('latin1')}`));
        return;
      }
      times.push(performance.now() - began);
      sendNext();
    });
  });
}

const OK = Buffer.from('HTTP/1.1 200');
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

function isWhole(answer: Buffer): boolean {
  const at = answer.indexOf(END_OF_HEAD);
  if (at < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.subarray(0, at).toString('latin1'))?.[1];
  if (length !== undefined) return answer.length >= at + 4 + Number(length);
  return answer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}
