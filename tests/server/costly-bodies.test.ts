import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong, nextShareOf } from '@/tests/setup/shares.mjs';
import type { Row } from './support/access-rights';
import { TABLE } from './support/access-table';
import { type CalledSite, calledSite } from './support/called-site';
import type { Callers } from './support/callers';
import { costlyBodies, MANY_COOKIES, MANY_QUERY_KEYS } from './support/costly-shapes';
import type { Answer } from './support/http';

/** The first is less than any call takes, the last less than only a few do. */
const SIZES = [3_000, ...(isLong ? [500_000] : []), 1_900_000];
/** Counts as a hang, on a machine that is also busy with other things. */
const HANGS_MS = 20_000;
const SMALL_BYTES = 16_384;

let callers: Callers;
let close: CalledSite['close'];

beforeAll(async () => {
  ({ callers, close } = await calledSite());
});
afterAll(() => close());

const MANIFEST: Record<string, string> = JSON.parse(
  readFileSync('.next/app-path-routes-manifest.json', 'utf8'),
);
const ROUTES = Object.entries(MANIFEST).flatMap(([file, route]) => (file.endsWith('/route') ? [route] : []));
const rowsOf = (route: string) => TABLE.filter((row) => row.route === route);

/** Answers in time, and where it refuses in few words. */
async function judge(row: Row, headers: Record<string, string>, body?: string): Promise<Answer> {
  const answer = await callers.callRow(row, headers, body);
  expect([answer.status < 500 || answer.status === 503, answer.ms < HANGS_MS]).toEqual([true, true]);
  if (answer.status >= 400) expect(answer.body.length).toBeLessThan(SMALL_BYTES);
  return answer;
}

/** Next-auth redirects to a form of its own whatever it receives, and a call without a body ignores one. */
const looksAway = (row: Row) => row.body === undefined || row.target.includes('credentials');

/** Sends costly bodies; returns whether any of them was not too large. */
async function judgeShapes(row: Row, cookies: Record<string, string>, bytes: number): Promise<boolean> {
  const shapes = costlyBodies(bytes, (row.body ?? {}) as object);
  const statuses = [];
  // The shapes are kept from every call by the same code: calls take turns at them.
  for (const { name, headers, body } of row.body === undefined
    ? shapes.slice(0, 2)
    : nextShareOf(shapes, 5)) {
    const { status } = await judge(row, { ...cookies, ...headers }, body);
    const isRefused = looksAway(row) || status >= 400 || status === 303;
    expect([name, status, isRefused]).toEqual([name, status, true]);
    statuses.push(status);
  }
  return statuses.some((status) => ![413, 415].includes(status));
}

describe.each(ROUTES)('%s', (route) => {
  it.each(rowsOf(route).map((row) => [row.method, row] as const))(
    '%s refuses what costs more to look at than to send (security V-2)',
    async (_method, row) => {
      if (row.method !== 'GET') {
        await judgeShapes(row, {}, 3_000);
        for (const bytes of SIZES) {
          const isLooked = await judgeShapes(row, await callers.signedIn('owner'), bytes);
          if (!isLooked) break;
        }
      }
      const { cookie } = await callers.signedIn('owner');
      const well = row.body === undefined ? undefined : JSON.stringify(row.body);
      const headers = well === undefined ? {} : { 'content-type': 'application/json' };
      const mark = row.target.includes('?') ? '&' : '?';
      for (const head of nextShareOf(
        [
          { target: row.target, cookie: `${MANY_COOKIES}; ${cookie}` },
          { target: `${row.target}${mark}${MANY_QUERY_KEYS}`, cookie },
        ],
        2,
      ))
        await judge({ ...row, target: head.target }, { ...headers, cookie: head.cookie }, well);
    },
  );
});
