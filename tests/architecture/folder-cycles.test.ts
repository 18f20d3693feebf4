import { describe, expect, test } from 'vitest';
import { folderCycles } from '@/scripts/imports/folder-cycles';

/** Files with one import each, by path. */
const cyclesIn = (imports: Record<string, string>) =>
  folderCycles(
    new Map(Object.entries(imports).map(([path, from]) => [path, from && `import { a } from '${from}';`])),
  );

describe('folders that lie side by side', () => {
  test('may not import each other both ways', () => {
    const cycles = cyclesIn({
      'lib/domain/one/a.ts': '../two/b',
      'lib/domain/two/b.ts': '',
      'lib/domain/two/deep/c.ts': '@/lib/domain/one/d',
      'lib/domain/one/d.ts': '',
    });
    expect(cycles).toEqual([
      'lib/domain/one → lib/domain/two → lib/domain/one is a cycle: ' +
        'lib/domain/one/a.ts imports lib/domain/two/b.ts, lib/domain/two/deep/c.ts imports lib/domain/one/d.ts',
    ]);
  });

  test('may not do so through a third one, nor a file beside them', () => {
    const cycles = cyclesIn({
      'components/ui/one/a.ts': '../two/b',
      'components/ui/two/b.ts': '../c',
      'components/ui/c.ts': './one/d',
      'components/ui/one/d.ts': '',
    });
    expect(cycles).toHaveLength(1);
    expect(cycles[0]).toContain('components/ui/one → components/ui/two → components/ui/c.ts');
  });

  test('may do so for types no more than for values', () => {
    const types = new Map([
      ['lib/domain/one/a.ts', "import type { B } from '../two/b';"],
      ['lib/domain/two/b.ts', "export type A = import('../one/a').A;"],
    ]);
    expect(folderCycles(types)).toHaveLength(1);
  });

  test("may be registered in by kinds of blocks of a site's own, which are built on them", () => {
    const cycles = cyclesIn({
      'lib/domain/blocks/index.ts': '@/own-blocks/definitions',
      'own-blocks/definitions.ts': '@/lib/domain/blocks/fields',
      'lib/domain/blocks/fields.ts': '',
    });
    expect(cycles).toEqual([]);
  });

  test('may import one way, and tests whatever they need', () => {
    const imports = {
      'lib/domain/one/a.ts': '../two/b',
      'lib/domain/one/b.ts': './a',
      'lib/domain/two/b.ts': 'zod',
      'lib/domain/two/b.test.ts': '../one/a',
    };
    expect(cyclesIn(imports)).toEqual([]);
  });
});
