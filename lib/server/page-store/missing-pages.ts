import 'server-only';

import { type FilterAddress, filterSegment, VIEW } from '@/lib/domain/addresses/page-filter';
import { WorkQueue } from '@/lib/server/work-queue';
import type { Entry } from './entry';
import type { FindStanding } from './find-standing';
import { type PageAddress, readPageAddress } from './page-address';
import { candidateKeys, missingKey, pageKey } from './page-key';
import type { PageStore } from './page-store';

/** How old the last look at the renewals may be. */
const MAX_AGE_MS = 800;
/** A page that is renewed while it renders is rendered again, up to this often. */
const MAX_RENDERS = 3;
/** Concurrent renders of 404s; existing pages have the remaining capacity. */
const RENDERS_AT_ONCE = 2;

interface Surroundings {
  store: PageStore;
  findStanding: FindStanding;
  /** Whether the application answers an address by something else than a page. */
  isOwn: (pathname: string) => boolean;
  /** Renders the entry of a key again. */
  render: (key: string) => Promise<unknown>;
}

/**
 * Answers where nothing stands, at the price of one lookup: each language has one finished answer, kept like a page
 * (decision 39). Nothing is remembered of the addresses themselves.
 */
export class MissingPages {
  private readonly turns = new WorkQueue({
    name: 'rendering',
    concurrency: RENDERS_AT_ONCE,
    waiting: Number.POSITIVE_INFINITY,
  });
  private readonly rendering = new Map<string, Promise<unknown>>();

  constructor(private readonly site: Surroundings) {}

  /** The finished 404 if nothing exists at an address; null if something may, or if that is unknown. */
  async at(pathname: string): Promise<Entry | null> {
    const { store, isOwn } = this.site;
    const address = isOwn(pathname) ? null : readPageAddress(pathname);
    if (!address || store.renewals.isDatabaseDown) return null;
    const language = await this.languageOfNothing(address).catch(() => null);
    if (language === null) return null;
    // A deleted page's last good state must not be served again.
    for (const key of candidateKeys(pathname)) if (await store.find(key)) await store.remove(key);
    return this.finished(language);
  }

  /** The language of the 404 for an address; null if something exists there. */
  private async languageOfNothing({ filter, ...address }: PageAddress): Promise<string | null> {
    const key = address.path === null || filter === null ? null : pageKey(address.locale, address.path);
    if (key && filter) {
      const known = await this.freshOf(key);
      if (known) return offers(known, filter) ? null : address.locale;
    }
    const { what, language } = await this.site.findStanding({ ...address, filter });
    if (what === null) return language;
    if (what === 'link' || !key || !filter) return null;
    // Which filters there are its page alone can say.
    await this.renderOnce(key);
    const page = await this.freshOf(key);
    return page && !offers(page, filter) ? language : null;
  }

  private async finished(language: string): Promise<Entry | null> {
    const key = missingKey(language);
    for (let renders = 0; ; renders += 1) {
      const found = await this.site.store.lookup(key, MAX_AGE_MS);
      if (found.state === 'fresh') return found.entry;
      if (renders === MAX_RENDERS) return found.state === 'stale' ? found.entry : null;
      if (found.state === 'last-good') return null;
      await this.renderOnce(key);
    }
  }

  private async freshOf(key: string): Promise<Entry | null> {
    const found = await this.site.store.lookup(key, MAX_AGE_MS);
    return found.state === 'fresh' ? found.entry : null;
  }

  /** Renders a page once, however many ask for it meanwhile. */
  private renderOnce(key: string): Promise<unknown> {
    const begun = this.rendering.get(key);
    if (begun) return begun;
    const rendering = this.turns.run(() => this.site.render(key)).finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendering);
    return rendering;
  }
}

/** A way to see the page goes with every one of its filters. */
function offers({ filters = [] }: Entry, { view, ...choice }: FilterAddress): boolean {
  const parts = view === undefined ? [choice] : [choice, { attribute: VIEW, value: view }];
  return parts.every((part) => filters.includes(filterSegment(part)));
}
