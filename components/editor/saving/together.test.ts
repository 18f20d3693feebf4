import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scripts } from '@/tests/fuzz/action';
import { firstContent } from '@/tests/fuzz/commands';
import { runScript } from '@/tests/fuzz/run-script';
import { siteInMemory } from '@/tests/fuzz/site-in-memory';

describe('two or three people edit one page (decision 8)', () => {
  it('loses nothing that anybody has written, whatever the network does', { timeout: 100_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(scripts(false), async (script) => {
        const { lost, problems } = await runScript(script, siteInMemory(firstContent()));
        expect({ lost, problems }).toEqual({ lost: [], problems: [] });
      }),
      { numRuns: 2000 },
    );
  });
});
