import { describe, expect, it } from 'vitest';
import { frame, RUSSIAN } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { labelEntries } from './label-entries';
import { MuseumLabel } from './museum-label';

const DEFINITIONS = [
  { id: 'year', name: 'Year' },
  { id: 'series', name: 'Series' },
];
const NAMED = { '/tide': { path: '/tide', title: 'Tide Rooms' } };

describe('labelEntries', () => {
  it('says the title of a page that is named, and nothing of one that is not found', () => {
    const values = { series: '/tide', year: 2021 };
    expect(labelEntries(values, DEFINITIONS, NAMED)).toEqual([
      { id: 'year', name: 'Year', value: 2021 },
      { id: 'series', name: 'Series', value: 'Tide Rooms', page: NAMED['/tide'] },
    ]);
    expect(labelEntries({ series: '/gone' }, DEFINITIONS, NAMED)).toEqual([]);
    expect(labelEntries({ series: 'Tide Rooms' }, DEFINITIONS, NAMED)).toEqual([
      { id: 'series', name: 'Series', value: 'Tide Rooms' },
    ]);
  });
});

describe('MuseumLabel', () => {
  it('leads to the page that it names, in the visitor’s language', () => {
    const entries = labelEntries({ series: '/tide', year: 2021 }, DEFINITIONS, NAMED);
    const html = renderView(<MuseumLabel entries={entries} frame={frame(RUSSIAN)} />);
    expect(html).toContain('href="/ru/tide"');
    expect(html.match(/<a /g)).toHaveLength(1);
  });
});
