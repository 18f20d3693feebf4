import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/client/http';
import { createBlock } from '@/lib/domain/blocks';
import type { PageContent } from '@/lib/domain/content/model';
import { createContentStore, type StoredContent } from '@/stores/content';
import { type SaveTransport, saveContent } from './save-content';

const page = (...words: string[]): PageContent => ({
  sections: [
    {
      id: 'section-1',
      name: 'One',
      attributes: [],
      blocks: words.map((content, n) => ({ ...createBlock('RichText', `block-${n}`), props: { content } })),
    },
  ],
});

/** A server that keeps one page by compare-and-set, and a person who has it open and has typed in its first block. */
function begun(stored: StoredContent = { content: page('a', 'b'), version: 1 }) {
  const store = createContentStore({ now: () => 0, after: () => () => {} });
  store.getState().init({ path: '/about', locale: 'en', content: page('a', 'b'), version: 1 });
  store.getState().dispatch({ type: 'set-prop', blockId: 'block-0', path: ['content'], value: 'mine' });
  const server = { stored };
  const transport: SaveTransport = {
    send: async ({ content, version }) => {
      if (version !== server.stored.version) throw Object.assign(new Error(), { code: 'conflict' });
      server.stored = { content, version: version + 1 };
      return server.stored;
    },
    read: async () => server.stored,
  };
  return { store, server, transport };
}

describe('saving the working copy (docs/reference/saving-and-merging.md#saving)', () => {
  it('saves once, and nothing when there is nothing', async () => {
    const { store, server, transport } = begun();
    expect(await saveContent(store.getState, transport)).toEqual({ kind: 'saved' });
    expect(server.stored).toEqual({ content: page('mine', 'b'), version: 2 });
    expect(await saveContent(store.getState, transport)).toEqual({ kind: 'nothing' });
  });

  it('joins another save and sends both', async () => {
    const { store, server, transport } = begun({ content: page('a', 'theirs'), version: 5 });
    expect(await saveContent(store.getState, transport)).toEqual({ kind: 'joined', conflicts: [] });
    expect(server.stored).toEqual({ content: page('mine', 'theirs'), version: 6 });
  });

  it('sends nothing of what both changed, and gives it back', async () => {
    const stored = { content: page('theirs', 'b'), version: 2 };
    const { store, server, transport } = begun(stored);
    const outcome = await saveContent(store.getState, transport);
    expect(outcome).toMatchObject({ kind: 'joined', conflicts: [{ id: 'block-0' }] });
    expect(server.stored).toBe(stored);
  });

  it('rebases nothing onto a page that has been left meanwhile', async () => {
    const { store, server, transport } = begun({ content: page('a', 'theirs'), version: 5 });
    const read: SaveTransport['read'] = async () => {
      store.getState().clear('/works', 'en');
      store.getState().init({ path: '/works', locale: 'en', content: page('works'), version: 1 });
      return server.stored;
    };
    expect(await saveContent(store.getState, { ...transport, read })).toEqual({ kind: 'nothing' });
    expect(store.getState()).toMatchObject({ workingContent: page('works'), version: 1 });
  });

  it('says when the disk of the server is why', async () => {
    const { store, transport } = begun();
    const send = () => Promise.reject(new ApiError('', { code: 'unavailable', isDiskFull: true }));
    const outcome = await saveContent(store.getState, { ...transport, send });
    expect(outcome).toEqual({ kind: 'unreachable', isDiskFull: true });
  });

  it.each([
    ['unauthenticated', 'signed-out'],
    ['unavailable', 'unreachable'],
    [undefined, 'unreachable'],
    ['validation_failed', 'failed'],
    ['forbidden', 'failed'],
  ])('an answer %s is %s, and it can be tried again', async (code, kind) => {
    const { store, transport } = begun();
    const send = () => Promise.reject(Object.assign(new Error(), { code }));
    expect(await saveContent(store.getState, { ...transport, send })).toMatchObject({ kind });
    expect(await saveContent(store.getState, transport)).toEqual({ kind: 'saved' });
  });
});
