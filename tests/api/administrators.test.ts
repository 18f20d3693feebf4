import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as languageRoute from '@/app/api/languages/[id]/route';
import * as languagesRoute from '@/app/api/languages/route';
import * as textRoute from '@/app/api/translations/[id]/route';
import * as reorderRoute from '@/app/api/translations/reorder/route';
import * as textsRoute from '@/app/api/translations/route';
import { LANGUAGE_CATALOGUE } from '@/lib/domain/languages/catalogue';
import { isLong } from '@/tests/setup/shares.mjs';
import { type Answer, call } from './support/call';
import { openSite, type TestSite } from './support/site';

const ADMINISTRATORS = 50;
const ROUNDS = isLong ? 40 : 2;
const NAMESPACE = 'contested';
const CODES = ['en', 'ru', 'uk', 'de', 'fr', 'ua'];

let site: TestSite;
let people: { cookie: string }[];

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  people = [];
  for (let index = 0; index < ADMINISTRATORS; index += 1) people.push(await site.signIn('owner'));
});
afterAll(() => site.close());

/** The same numbers each time, so that a failure can be reproduced. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Violated invariants of languages and texts, found by one statement. */
async function faults(): Promise<unknown[]> {
  return site.db.$queryRaw`
    select 'default' as fault, count(*)::int as found from language l
      join site_setting s on s.default_language_id = l.id and l.is_active having count(*) <> 1
    union all
    select 'order of ' || namespace, count(*)::int from translation group by language_id, namespace
      having min(position) <> 0 or max(position) <> count(*) - 1 or count(distinct position) <> count(*)
    union all
    select 'twice: ' || key, count(*)::int from translation group by language_id, namespace, key having count(*) > 1
    union all
    select 'tag of ' || code, count(*)::int from (
      select code, count(*) over (partition by tag) as twins from language) same where twins > 1 group by code`;
}

type Headers = { cookie: string };
type Numbers = (below: number) => number;
/** The state that all of them read first, so that many change the same language or text. */
interface Seen {
  languages: string[];
  texts: { id: string; languageId: string; order: number }[];
}

async function look(): Promise<Seen> {
  const languages = await site.db.language.findMany({ select: { id: true }, orderBy: { code: 'asc' } });
  const texts = await site.db.translation.findMany({
    where: { namespace: NAMESPACE },
    orderBy: { id: 'asc' },
  });
  return { languages: languages.map(({ id }) => id), texts };
}

const oneOf = <T>(all: readonly T[], number: Numbers): T | undefined => all[number(all.length)];

function languageOf({ languages }: Seen, number: Numbers, method: string, headers: Headers, json?: object) {
  const params = { id: oneOf(languages, number) ?? 'none' };
  return call(languageRoute, method, { headers, params, ...(json && { json }) });
}

const ACTS: readonly ((seen: Seen, number: Numbers, headers: Headers) => Promise<Answer>)[] = [
  (_, number, headers) => {
    const code = oneOf(CODES, number);
    const { name = '', iconCode = '' } = LANGUAGE_CATALOGUE.find((entry) => entry.code === code) ?? {};
    return call(languagesRoute, 'POST', { headers, json: { name, code, iconCode } });
  },
  (seen, number, headers) => languageOf(seen, number, 'PATCH', headers, { isActive: number(2) === 0 }),
  (seen, number, headers) => languageOf(seen, number, 'PATCH', headers, { isDefault: true }),
  (seen, number, headers) => languageOf(seen, number, 'DELETE', headers),
  ({ languages }, number, headers) => {
    const text = { namespace: NAMESPACE, key: `k${number(12)}`, value: 'x' };
    return call(textsRoute, 'POST', { headers, json: { languageId: oneOf(languages, number), ...text } });
  },
  ({ texts }, number, headers) => {
    const { id = 'none', languageId = 'none', order = 0 } = oneOf(texts, number) ?? {};
    const move = {
      translationId: id,
      languageId,
      oldOrder: order,
      newOrder: number(4),
      namespace: NAMESPACE,
    };
    return call(reorderRoute, 'POST', { headers, json: move });
  },
  ({ texts }, number, headers) => {
    const params = { id: oneOf(texts, number)?.id ?? 'none' };
    if (number(3) === 0) return call(textRoute, 'DELETE', { headers, params });
    const json = { key: `k${number(12)}`, value: `v${number(99)}` };
    return call(textRoute, 'PATCH', { headers, params, json });
  },
];

describe('fifty administrators at once (security D-3, D-4, D-7)', () => {
  it('add, activate, default, delete and reorder concurrently: the invariants hold at every moment', {
    timeout: 600_000,
  }, async () => {
    const found: unknown[] = [];
    const statuses = new Map<number, number>();
    let isOver = false;
    const watch = async () => {
      while (!isOver) {
        found.push(...(await faults()));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const watching = watch();
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen = await look();
      const answers = await Promise.all(
        people.map((headers, index) => {
          const number = numbersFrom(round * 1000 + index * 7919);
          return ACTS[(index + round) % ACTS.length]?.(seen, number, headers);
        }),
      );
      for (const answer of answers) {
        const { status = 0, json } = answer ?? {};
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (![200, 201, 204, 404, 409, 422, 503].includes(status)) found.push(json);
      }
      found.push(...(await faults()));
    }
    isOver = true;
    await watching;
    expect(found).toEqual([]);
    const done = [200, 201, 204].reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);
    process.stdout.write(`${ROUNDS} × ${ADMINISTRATORS} calls: ${JSON.stringify([...statuses].sort())}\n`);
    expect(done).toBeGreaterThan(ROUNDS);
  });
});
