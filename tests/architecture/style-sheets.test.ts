import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '@/scripts/imports/project-files';

/** Decision 42: a sheet by hand is for what utilities cannot say. */
const MOST_LINES = 3_000;

test('all style sheets written by hand are shorter together than 3,000 lines', () => {
  const sheets = projectFiles().filter((path) => path.endsWith('.css'));
  const lines = sheets.map((path) => [path, readFileSync(path, 'utf8').split('\n').length - 1] as const);
  const longest = [...lines].sort(([, one], [, other]) => other - one).slice(0, 10);
  expect(sheets.length).toBeGreaterThan(10);
  expect(
    lines.reduce((sum, [, count]) => sum + count, 0),
    `Take what utilities can say out of the sheets. The longest: ${longest.map((each) => each.join(' ')).join(', ')}`,
  ).toBeLessThan(MOST_LINES);
});
