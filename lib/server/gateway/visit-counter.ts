import 'server-only';

import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { dayOf } from '@/lib/domain/visits/days';
import { SHOWN_HEADER } from '@/lib/domain/visits/shown-header';
import { sourceHost } from '@/lib/domain/visits/source-host';
import { cookieNames } from './cookie-names';
import { DayVisitors } from './day-visitors';
import type { VisitKind, VisitTally } from './visit-tally';

interface Asked {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Files that people open or save; pictures, films and sounds belong to pages. */
const DOCUMENT = /\.pdf$/i;
const MOST_BROWSERS = 500;

/**
 * Counts what visitors look at, from the requests alone: no cookie, no script, nobody else (decision 66). Left out are machines,
 * whoever is signed in, and pages that a browser fetches before anybody wants to see them.
 */
export class VisitCounter {
  private readonly visitors = new DayVisitors();
  private readonly session: string;
  private readonly ownHost: string | undefined;
  /** Browsers are few and the question is asked at each view. */
  private readonly machines = new Map<string, boolean>();
  private today = { number: -1, day: '' };

  constructor(
    private readonly tally: VisitTally,
    siteUrl = '',
    private readonly now = () => Date.now(),
  ) {
    this.session = cookieNames(siteUrl).session;
    this.ownHost = URL.canParse(siteUrl) ? new URL(siteUrl).host : undefined;
  }

  /** A page was sent, fresh or as still held: counts it if a person looks at it. */
  page(key: string, asked: Asked): void {
    if (!this.tally.isOn || !isLookedAt(asked) || !this.isVisitor(asked.headers)) return;
    const { headers } = asked;
    this.count('view', key);
    const source = sourceHost(headers.referer, [headers.host, this.ownHost]);
    if (source !== null) this.count('source', source);
    const address = String(headers['x-forwarded-for'] ?? '');
    if (this.visitors.isNew(this.day(), address, headers['user-agent'] ?? '')) this.count('visitor', '');
  }

  /** A file of the library was sent from its beginning: counts those that people open or save. */
  file(pathname: string, asked: Asked): void {
    if (!this.tally.isOn || !DOCUMENT.test(pathname) || asked.method !== 'GET') return;
    if (isAhead(asked.headers) || !this.isVisitor(asked.headers)) return;
    this.count('file', pathname);
  }

  private count(kind: VisitKind, name: string): void {
    this.tally.add({ day: this.day(), kind, name, count: 1 });
  }

  private isVisitor(headers: IncomingHttpHeaders): boolean {
    const isSignedIn = headers.cookie?.includes(`${this.session}=`) === true;
    return !isSignedIn && !this.isMachine(headers['user-agent']);
  }

  private isMachine(browser = ''): boolean {
    const known = this.machines.get(browser);
    if (known !== undefined) return known;
    // What sends no name is no browser.
    const isMachine = browser === '' || isbot(browser);
    if (this.machines.size >= MOST_BROWSERS) this.machines.clear();
    this.machines.set(browser, isMachine);
    return isMachine;
  }

  private day(): string {
    const number = Math.floor(this.now() / DAY_MS);
    if (number !== this.today.number) this.today = { number, day: dayOf(new Date(number * DAY_MS)) };
    return this.today.day;
  }
}

/** A page that the browser drew ahead says so once it is shown (components/shell/visitor/tell-shown.ts). */
function isLookedAt({ method, headers }: Asked): boolean {
  if (method === 'HEAD') return headers[SHOWN_HEADER] !== undefined;
  const meantFor = headers['sec-fetch-dest'] ?? 'document';
  return method === 'GET' && meantFor === 'document' && !isAhead(headers);
}

/** https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header, and what older browsers send. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '';
  return /prefetch|preview|prerender/.test(String(purpose));
}
