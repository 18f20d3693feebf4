/** Requests of a day whose right counts are known: people, machines, browsers that fetch ahead, and whoever is signed in. */
export interface VisitRequest {
  method: 'GET' | 'HEAD';
  target: string;
  headers: Record<string, string>;
}

interface Expected {
  /** By the path without language. */
  pages: Record<string, number>;
  languages: Record<string, number>;
  sources: Record<string, number>;
  views: number;
  visitors: number;
}

const PAGES = ['/', '/about', '/works', '/works/digital-art/nft/genesis-petals', '/exhibitions', '/contact'];
const PREFIXES = { en: '', ru: '/ru', uk: '/uk' } as const;
const BROWSERS = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
];
const MACHINES = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'curl/8.5.0',
  'python-requests/2.32.3',
];
const SOURCES = ['google.com', 'instagram.com', 'news.example.org'];

/** The same at each run: xorshift, of 32 bits. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

/**
 * So many requests in a row, and what a site that is asked by them through a trusted proxy is to have counted then.
 * @param count how many
 * @param cookie of somebody who is signed in
 */
export function visitStream(count: number, cookie: string): { requests: VisitRequest[]; expected: Expected } {
  const roll = dice(2026);
  const pick = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item;
  const expected: Expected = { pages: {}, languages: {}, sources: {}, views: 0, visitors: 0 };
  const visitors = new Set<string>();
  const add = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const requests = Array.from({ length: count }, (): VisitRequest => {
    const language = pick(['en', 'ru', 'uk'] as const);
    const path = pick(PAGES);
    const target = `${PREFIXES[language]}${path}`.replace(/(.)\/$/, '$1');
    const address = `198.51.${roll(4)}.${roll(250)}`;
    const browser = pick(BROWSERS);
    const headers: Record<string, string> = { 'x-forwarded-for': address, 'user-agent': browser };
    const sort = roll(20);
    if (sort === 0) return { method: 'GET', target, headers: { ...headers, cookie } };
    if (sort === 1) return { method: 'HEAD', target, headers };
    if (sort <= 3) return { method: 'GET', target, headers: { ...headers, 'sec-purpose': 'prefetch' } };
    if (sort <= 6) return { method: 'GET', target, headers: { ...headers, 'user-agent': pick(MACHINES) } };
    visitors.add(`${address} ${browser}`);
    expected.views += 1;
    add(expected.pages, path);
    add(expected.languages, language);
    if (sort === 7) return { method: 'HEAD', target, headers: { ...headers, 'x-page-shown': '1' } };
    if (sort <= 10) {
      const source = pick(SOURCES);
      add(expected.sources, source);
      headers.referer = `https://www.${source}/`;
    }
    return { method: 'GET', target, headers };
  });
  return { requests, expected: { ...expected, visitors: visitors.size } };
}
