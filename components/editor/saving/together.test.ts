import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginHistory } from '@/lib/domain/content/history';
import { mergeContent } from '@/lib/domain/content/merge';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { scripts } from '@/tests/fuzz/action';
import { firstContent } from '@/tests/fuzz/commands';
import { newStore } from '@/tests/fuzz/person';
import { runScript } from '@/tests/fuzz/run-script';
import { siteInMemory } from '@/tests/fuzz/site-in-memory';
import { isLong } from '@/tests/setup/shares.mjs';

type Join = (base: PageContent, mine: PageContent, theirs: PageContent) => PageContent;

/** A store with a wrong merge that never reports conflicts. */
const storeThatJoins = (join: Join) => () => {
  const store = newStore();
  const rebase = ({ content, version }: { content: unknown; version: number }) => {
    const { originalContent, workingContent } = store.getState();
    const theirs = normaliseContent(content);
    const joined = join(originalContent, workingContent, theirs);
    store.setState({
      originalContent: theirs,
      workingContent: joined,
      history: beginHistory(joined),
      version,
      isSaving: false,
      sent: [],
    });
    return [];
  };
  store.setState({ rebase });
  return store;
};

describe('two or three people edit one page (docs/reference/saving-and-merging.md#merging)', () => {
  it('loses nothing that anybody has written, whatever the network does', { timeout: 900_000 }, async () => {
    const seen = { merges: 0, conflicts: 0, offlineSpells: 0, crashes: 0, lostMessages: 0, acknowledged: 0 };
    await fc.assert(
      fc.asyncProperty(scripts(false), async (script) => {
        const { lost, problems, counts, acknowledged } = await runScript(
          script,
          siteInMemory(firstContent()),
        );
        expect({ lost, problems }).toEqual({ lost: [], problems: [] });
        seen.merges += counts.merges;
        seen.conflicts += counts.conflicts;
        seen.offlineSpells += counts.offlineSpells;
        seen.crashes += counts.crashes;
        seen.lostMessages += counts.lostMessages;
        seen.acknowledged += acknowledged;
      }),
      isLong ? {} : { numRuns: 100 },
    );
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });

  it.each<[string, Join]>([
    ['mine is taken whole', (_base, mine) => mine],
    ['theirs is taken whole', (_base, _mine, theirs) => theirs],
    ['conflicts are not told', (base, mine, theirs) => mergeContent(base, mine, theirs).content],
    ['the sides are mistaken', (base, mine, theirs) => mergeContent(mine, base, theirs).content],
  ])('would tell that something is lost: %s', async (_name, join) => {
    for (const script of fc.sample(scripts(false), { numRuns: 40, seed: 7 })) {
      const { lost } = await runScript(script, siteInMemory(firstContent()), storeThatJoins(join));
      if (lost.length > 0) return;
    }
    expect.unreachable('nothing was lost');
  });
});
