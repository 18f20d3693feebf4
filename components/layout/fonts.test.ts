import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';

const source = readFileSync(new URL('./fonts.ts', import.meta.url), 'utf8');

const ranges = [...source.matchAll(/'(U\+[^']+)'/g)]
  .flatMap(([, list = '']) => list.split(','))
  .map((range) =>
    range
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16)),
  );

function isCovered(letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.some(([from = 0, to = from]) => point >= from && point <= to);
}

describe('the letters that the faces are cut down to', () => {
  it.each([
    ['en', en],
    ['ru', ru],
    ['uk', uk],
  ])('hold every sign of the interface in %s', (_, messages) => {
    const signs = [...new Set(JSON.stringify(messages))].filter((sign) => !/\p{Cc}/u.test(sign));
    expect(signs.filter((sign) => !isCovered(sign))).toEqual([]);
  });

  it('come from files that are there', () => {
    const files = [...source.matchAll(/'(\.\/fonts\/[^']+)'/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(9);
    expect(files.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
  });
});
