// A Chromium that is steered from outside a page: what drives one for tests turns off the back/forward cache and drawing ahead, and
// whoever is attached to a page itself, and not to its tab, has Chromium draw nothing ahead (PrerenderingDisabledByDevTools).
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { onEnd } from './processes';
import { temporaryFolder } from './site';

/** Nothing but what lets it run here, without a window and without calls of its own. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-component-update',
  '--disable-sync',
];

/** A page that goes away does not answer what it was asked last. */
const PATIENCE_MS = 5000;

type Parameters = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: Target };
  result?: unknown;
  error?: { message: string };
}

interface Target {
  targetId: string;
  type: string;
  /** Of a page that is drawn ahead; none once it is looked at. */
  subtype?: string;
}

export interface Tab {
  /** A command for the page that is looked at. */
  send<T = unknown>(method: string, params?: Parameters): Promise<T>;
  /** What an expression comes to in that page, once it is settled. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

/** The DevTools protocol through a pipe, and the pages that a tab has, the looked at one and those drawn ahead. */
class Pipe {
  /** By target. */
  readonly pages = new Map<string, { session: string; isAhead: boolean }>();
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  readonly #to: Writable;
  #last = 0;

  constructor(child: ChildProcess) {
    this.#to = child.stdio[3] as Writable;
    this.#to.on('error', () => {});
    let rest = '';
    (child.stdio[4] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\0');
      rest = parts.pop() ?? '';
      for (const part of parts) this.#hear(JSON.parse(part) as Message);
    });
    child.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Chromium has ended.'));
    });
  }

  send<T>(method: string, params: Parameters = {}, sessionId?: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve: (result) => resolve(result as T), reject });
      this.#to.write(`${JSON.stringify({ id: this.#last, method, params, sessionId })}\0`);
      setTimeout(() => reject(new Error(`${method} was not answered.`)), PATIENCE_MS).unref();
    });
  }

  #hear({ id, method, params, result, error }: Message): void {
    const call = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined && call) {
      this.#waiting.delete(id);
      if (error) call.reject(new Error(error.message));
      else call.resolve(result);
    }
    const { targetInfo, sessionId } = params ?? {};
    if (method === 'Target.attachedToTarget' && targetInfo?.type === 'page' && sessionId)
      this.pages.set(targetInfo.targetId, {
        session: sessionId,
        isAhead: targetInfo.subtype === 'prerender',
      });
    if (method === 'Target.targetInfoChanged' && targetInfo) {
      const page = this.pages.get(targetInfo.targetId);
      if (page) page.isAhead = targetInfo.subtype === 'prerender';
    }
    if (method === 'Target.detachedFromTarget')
      for (const [target, { session }] of this.pages) if (session === sessionId) this.pages.delete(target);
  }
}

/** Starts Chromium with a profile of its own, and gives its one tab. */
export async function startTab(
  executable: string,
  size: { width: number; height: number },
): Promise<Tab & { renderers(): Promise<number[]> }> {
  const profile = await temporaryFolder();
  const flags = [`--user-data-dir=${profile}`, `--window-size=${size.width},${size.height}`];
  const child = spawn(executable, [...FLAGS, ...flags, '--remote-debugging-pipe', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const pipe = new Pipe(child);
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const stuck = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 5000);
    pipe.send('Browser.close').catch(() => {});
    await ended;
    clearTimeout(stuck);
  };
  onEnd(close);

  const tabs = { filter: [{ type: 'tab' }] };
  const { targetInfos } = await pipe.send<{ targetInfos: Target[] }>('Target.getTargets', tabs);
  const attach = { targetId: targetInfos[0]?.targetId, flatten: true };
  const tab = await pipe.send<{ sessionId: string }>('Target.attachToTarget', attach);
  const auto = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false };
  await pipe.send('Target.setAutoAttach', auto, tab.sessionId);

  const send = <T>(method: string, params?: Parameters) => {
    const looked = [...pipe.pages.values()].findLast(({ isAhead }) => !isAhead);
    if (!looked) throw new Error('Between two pages.');
    return pipe.send<T>(method, params, looked.session);
  };
  const evaluate = async <T>(expression: string) => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: unknown }>(
      'Runtime.evaluate',
      asked,
    );
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  };
  const renderers = async () => {
    const { processInfo } = await pipe.send<{ processInfo: { type: string; id: number }[] }>(
      'SystemInfo.getProcessInfo',
    );
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  };
  return { send, evaluate, close, renderers };
}
