import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BLOCK_KINDS } from '@/lib/domain/blocks';
import { OWN_BLOCKS } from '@/own-blocks/definitions';
import { projectFiles } from '@/scripts/imports/project-files';

/** Where a kind is defined, drawn and registered. */
const OWN = /^(lib\/domain\/blocks|components\/blocks|own-blocks)\//;
const PRODUCT = /^(app|components|lib|stores)\/.*(?<!\.test)\.tsx?$/;

/** A site may call a kind of its own as it likes. */
const KINDS = BLOCK_KINDS.filter((kind) => !Object.hasOwn(OWN_BLOCKS, kind));

/** The names of kinds that stand as strings, or as keys of the registry, in code. */
function kindsIn(source: string): string[] {
  const code = source.replace(/^\s*(?:\/\*)?\*.*$/gm, '');
  return KINDS.filter(
    (kind) =>
      ["'", '"', '`'].some((mark) => code.includes(`${mark}${kind}${mark}`)) ||
      code.includes(`BLOCKS.${kind}`),
  );
}

test('no file of the product knows a kind of block by its name, apart from those of the kind', () => {
  const files = projectFiles().filter((path) => PRODUCT.test(path) && !OWN.test(path));
  expect(files.length).toBeGreaterThan(500);
  const found = files.map((path) => [path, ...kindsIn(readFileSync(path, 'utf8'))]);
  expect(found.filter(([, kind]) => kind !== undefined)).toEqual([]);
});

test('a name is found in code, and not in what is said about it', () => {
  expect(kindsIn("if (component === 'Quote') return BLOCKS.Video.fields;")).toEqual(['Quote', 'Video']);
  expect(kindsIn('/** As of a "Quote". */\n * "Video"\n')).toEqual([]);
});
