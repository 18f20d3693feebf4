import { beforeEach, describe, expect, it } from 'vitest';
import type { PageDraft, Publishing } from '@/lib/contracts/publishing';
import { createBlock } from '@/lib/domain/blocks';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { createContentStore } from '@/stores/content';
import { type SaveTransport, saveContent } from '../saving/save-content';
import { heedDraft, takeUpDraft } from './join-draft';
import { type DraftTransport, keepAsDraft } from './keep-as-draft';
import { hasUnkeptWork, isKeptAsDraft, openForPublishing, openPublishing } from './open-publishing';

const META = { title: 'Page', description: '', keywords: [] };
const AT = '2026-01-01T00:00:00.000Z';

const page = (...words: string[]): PageContent =>
  normaliseContent({
    pageMeta: META,
    sections: [
      {
        id: 'section-1',
        name: 'One',
        attributes: [],
        blocks: words.map((content, n) => ({ ...createBlock('RichText', `block-${n}`), props: { content } })),
      },
    ],
  });

const wordsOf = ({ sections }: PageContent) =>
  sections.flatMap(({ blocks }) => blocks.map(({ props }) => props?.content));

/** A server with one public page, its texts by version and its draft, by the rules of decision 27. */
function server() {
  const texts = [page('a', 'b', 'c')];
  let publishedAt: string | null = AT;
  let draft: PageDraft | null = null;
  const version = () => texts.length;
  const publishing = (): Publishing => ({
    locale: 'en',
    version: version(),
    publishedAt,
    publishAt: null,
    problem: null,
    draft: draft && {
      version: draft.version,
      baseVersion: draft.baseVersion,
      updatedAt: AT,
      updatedBy: null,
    },
  });
  const conflict = () => Object.assign(new Error(), { code: 'conflict' });
  const put = (content: PageContent, baseVersion: number, from: number) => {
    if (from !== (draft?.version ?? 0) || (draft && baseVersion < draft.baseVersion)) throw conflict();
    const base = texts[baseVersion - 1] ?? null;
    const version = from === 0 ? 1000 : from + 1;
    const { pageMeta: _, ...rest } = content;
    draft = {
      ...{ locale: 'en', meta: META, content: rest, baseVersion, base, baseMeta: META, version },
      ...{ updatedAt: AT, updatedBy: 'Ada' },
    };
  };
  const transport: DraftTransport = {
    keep: async ({ content, baseVersion, version: from }) => {
      const given = content as PageContent;
      if (publishedAt === null) {
        if (baseVersion !== version()) throw conflict();
        texts.push(given);
      } else put(given, baseVersion, from);
      return publishing();
    },
    read: async () => draft,
    readText: async () => ({ content: { ...texts.at(-1), pageMeta: META }, version: version() }),
  };
  return {
    transport,
    publishing,
    put,
    texts,
    draft: () => draft,
    hide: () => {
      publishedAt = null;
    },
    /** Publishes the draft, or another text. */
    publish: (content = draft?.content ?? page()) => {
      texts.push(content);
      draft = null;
    },
    /** Saves the page together with the open draft. */
    saves: (store: ReturnType<typeof createContentStore>): SaveTransport => ({
      send: async ({ content, version: from }) => {
        const openDraft = openPublishing.getState().openDraft?.version;
        if (from !== version() || (openDraft !== undefined && openDraft !== draft?.version)) {
          await heedDraft(store, async () => draft);
          throw conflict();
        }
        texts.push(content);
        if (openDraft !== undefined) draft = null;
        return { content, version: version() };
      },
      read: () => transport.readText('/about', 'en'),
    }),
  };
}

function opened(site: ReturnType<typeof server>) {
  const store = createContentStore({ now: () => 0, after: () => () => {} });
  store
    .getState()
    .init({ path: '/about', locale: 'en', content: site.texts.at(-1), version: site.texts.length });
  openForPublishing('page-1', site.publishing());
  const type = (block: number, value: string) =>
    store.getState().dispatch({ type: 'set-prop', blockId: `block-${block}`, path: ['content'], value });
  return { store, type };
}

const kept = (site: ReturnType<typeof server>) => {
  const draft = site.draft();
  return draft ? wordsOf(draft.content) : null;
};

describe('keeping work as a draft (decision 27)', () => {
  let site: ReturnType<typeof server>;
  beforeEach(() => {
    site = server();
  });

  it('leaves the text as it is, and nothing to be lost', async () => {
    const { store, type } = opened(site);
    type(0, 'mine');
    expect(hasUnkeptWork(store.getState())).toBe(true);
    expect(await keepAsDraft(store, site.transport)).toEqual({ kind: 'kept', hasJoined: false });
    expect(kept(site)).toEqual(['mine', 'b', 'c']);
    expect(site.texts).toHaveLength(1);
    expect(isKeptAsDraft(store.getState())).toBe(true);
    expect(hasUnkeptWork(store.getState())).toBe(false);
    type(1, 'more');
    expect(hasUnkeptWork(store.getState())).toBe(true);
    expect(await keepAsDraft(store, site.transport)).toEqual({ kind: 'kept', hasJoined: false });
    expect(kept(site)).toEqual(['mine', 'more', 'c']);
  });

  it('is the save of a page that is not public', async () => {
    site.hide();
    const { store, type } = opened(site);
    type(0, 'mine');
    expect(await keepAsDraft(store, site.transport)).toEqual({ kind: 'kept', hasJoined: false });
    expect(site.draft()).toBeNull();
    expect(store.getState()).toMatchObject({ version: 2 });
    expect(store.getState().originalContent).toEqual(store.getState().workingContent);
  });

  it('joins what somebody else has kept, and asks about what both have changed', async () => {
    const { store, type } = opened(site);
    type(0, 'mine');
    await keepAsDraft(store, site.transport);
    site.put(page('mine', 'theirs', 'c'), 1, 1000);
    type(2, 'mine as well');
    expect(await keepAsDraft(store, site.transport)).toEqual({ kind: 'kept', hasJoined: true });
    expect(kept(site)).toEqual(['mine', 'theirs', 'mine as well']);
    site.put(page('theirs now', 'theirs', 'mine as well'), 1, 1002);
    type(0, 'mine now');
    expect(await keepAsDraft(store, site.transport)).toMatchObject({
      kind: 'conflicts',
      conflicts: [{ id: 'block-0' }],
    });
    expect(kept(site)).toEqual(['theirs now', 'theirs', 'mine as well']);
    expect(wordsOf(store.getState().workingContent)).toEqual(['mine now', 'theirs', 'mine as well']);
  });

  it('joins a draft that was begun from a later text', async () => {
    const { store, type } = opened(site);
    site.publish(page('published', 'b', 'c'));
    site.put(page('published', 'theirs', 'c'), 2, 0);
    type(2, 'mine');
    expect(await keepAsDraft(store, site.transport)).toEqual({ kind: 'kept', hasJoined: true });
    expect(site.draft()).toMatchObject({ baseVersion: 2 });
    expect(kept(site)).toEqual(['published', 'theirs', 'mine']);
  });

  it('takes a try that arrived without an answer for its own', async () => {
    const { store, type } = opened(site);
    type(0, 'mine');
    const lost: DraftTransport['keep'] = async (draft) => {
      await site.transport.keep(draft);
      throw new Error('The answer is lost.');
    };
    expect(await keepAsDraft(store, { ...site.transport, keep: lost })).toMatchObject({ kind: 'failed' });
    expect(await keepAsDraft(store, site.transport)).toEqual({ kind: 'kept', hasJoined: false });
    expect(isKeptAsDraft(store.getState())).toBe(true);
  });

  it('goes on after others have published it, in conflict with nothing', async () => {
    const { store, type } = opened(site);
    type(0, 'mine');
    await keepAsDraft(store, site.transport);
    site.publish();
    type(0, 'mine, and more');
    expect(await keepAsDraft(store, site.transport)).toEqual({ kind: 'kept', hasJoined: true });
    expect(kept(site)).toEqual(['mine, and more', 'b', 'c']);
  });
});

describe('going on from a draft', () => {
  it('joins it with what was published since, and a save publishes both', async () => {
    const site = server();
    site.put(page('drafted', 'b', 'c'), 1, 0);
    site.texts.push(page('a', 'b', 'published'));
    const { store } = opened(site);
    const draft = site.draft();
    if (!draft) expect.unreachable('there is a draft');
    expect(takeUpDraft(store, draft)).toEqual([]);
    expect(wordsOf(store.getState().workingContent)).toEqual(['drafted', 'b', 'published']);
    expect(await saveContent(store.getState, site.saves(store))).toEqual({ kind: 'saved' });
    expect(site.draft()).toBeNull();
    expect(wordsOf(site.texts.at(-1) ?? page())).toEqual(['drafted', 'b', 'published']);
  });

  it('tells what was published otherwise', () => {
    const site = server();
    site.put(page('drafted', 'b', 'c'), 1, 0);
    site.texts.push(page('published', 'b', 'c'));
    const { store } = opened(site);
    const draft = site.draft();
    if (!draft) expect.unreachable('there is a draft');
    expect(takeUpDraft(store, draft)).toMatchObject([{ id: 'block-0' }]);
    expect(wordsOf(store.getState().workingContent)).toEqual(['drafted', 'b', 'c']);
  });

  it('publishes nothing when somebody has kept another draft since', async () => {
    const site = server();
    const { store, type } = opened(site);
    type(0, 'mine');
    await keepAsDraft(store, site.transport);
    site.put(page('theirs', 'b', 'c'), 1, 1000);
    expect(await saveContent(store.getState, site.saves(store))).toMatchObject({
      kind: 'draft-changed',
      draft: { version: 1001 },
    });
    expect(site.texts).toHaveLength(1);
    expect(wordsOf(store.getState().workingContent)).toEqual(['mine', 'b', 'c']);
  });

  it('saves what was changed after the draft had been published by others', async () => {
    const site = server();
    const { store, type } = opened(site);
    type(0, 'mine');
    await keepAsDraft(store, site.transport);
    site.publish();
    type(0, 'mine, and more');
    expect(await saveContent(store.getState, site.saves(store))).toEqual({ kind: 'joined', conflicts: [] });
    expect(wordsOf(site.texts.at(-1) ?? page())).toEqual(['mine, and more', 'b', 'c']);
  });
});
