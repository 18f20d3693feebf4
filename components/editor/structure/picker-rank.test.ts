import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { pickerRank } from './picker-rank';

const offered = ({ block, editor }: typeof en) => [
  ...Object.entries(block).map(([kind, { name, about }]) => ({ key: kind, words: [name, about] })),
  { key: 'section', words: [editor.newSection, editor.aboutSection] },
];

const found = (messages: typeof en, search: string) =>
  offered(messages)
    .map(({ key, words }) => ({ key, rank: pickerRank(key, search, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ key }) => key);

describe('pickerRank', () => {
  it.each([
    ['section', 'section'],
    ['sect', 'section'],
    ['New sec', 'section'],
    ['pic', 'MediaObject'],
    ['text', 'RichText'],
    ['list', 'PageList'],
    ['pages', 'PageList'],
    ['gal', 'MediaGallery'],
    ['galery', 'MediaGallery'],
    ['youtube', 'Video'],
    ['carousel', 'MediaGallery'],
  ])('by %s the first is %s', (search, key) => {
    expect(found(en, search)[0]).toBe(key);
  });

  it('knows the words of the other languages', () => {
    expect([found(ru, 'разд')[0], found(uk, 'розд')[0]]).toEqual(['section', 'section']);
    expect([found(ru, 'текс')[0], found(uk, 'Текст')[0]]).toEqual(['RichText', 'RichText']);
  });

  it('finds nothing where nothing fits', () => {
    expect(found(en, 'zzz')).toEqual([]);
  });
});
