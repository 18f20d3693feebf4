import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, httpRequest } from '@/tests/server/support/http';
import { SlowSenders } from '@/tests/server/support/slow-senders';
import type { Client } from '../support/sign-in-client';

/** The site under attack, and who may do what there. */
export interface Target {
  origin: string;
  port: number;
  /** A cookie header that proves an editor. */
  editor: string;
  /** Somebody who has no account, with the token that a form of sign-in needs. */
  guesser: Client;
  seconds: number;
}

/** How many answers there were of each kind: a status, or `none` where the connection broke. */
export type Answers = Map<string, number>;

export interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** An address of which no other call of the same load comes, as of a sender who has many. */
export const manyNetworks = (at: number) => `${20 + (at % 60)}.${(at >> 6) % 250}.${at % 250}.1`;

/** Sends over so many connections, each the next as soon as it is answered, until the time is over. */
export async function flood(
  { origin, seconds }: Pick<Target, 'origin' | 'seconds'>,
  connections: number,
  make: (at: number) => Sent,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answers = new Map();
  const until = performance.now() + seconds * 1000;
  let next = 0;
  const sender = async (): Promise<void> => {
    while (performance.now() < until) {
      const { path, ...options } = make(next++);
      const reported = await httpRequest(origin, path, { ...options, agent }).then(
        ({ status }: Answer) => String(status),
        () => 'none',
      );
      answers.set(reported, (answers.get(reported) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  agent.destroy();
  return answers;
}

/** Opens so many connections, sends the same beginning on each, and holds them; one that is closed is opened again. */
export async function hold({ port, seconds }: Target, connections: number, begin: string): Promise<Answers> {
  const slow = new SlowSenders(port, begin);
  slow.start(connections);
  await sleep(seconds * 1000);
  slow.stop();
  return new Map([['opened', slow.opened]]);
}
