import { describe, expect, it } from 'vitest';
import { listedPage } from '@/tests/factories/page-view';
import { pagesByTime, timeOfEvent } from './event-time';

const show = (title: string, dates = '') => listedPage(`/${title}`, title, { attributes: { dates } });
const PAST = [show('old', '14 June – 1 September 2019'), show('undated')];
const NEXT = [show('autumn', '1 October – 30 November 2026'), show('summer', '20 July – 30 August 2026')];
const NOW = [show('long', '1 January – 31 December 2026'), show('short', '1 May – 30 June 2026')];

const named = (pages: Parameters<typeof pagesByTime>[0], today = '2026-06-01') =>
  pagesByTime(pages, 'en', today)?.map(({ time, pages: found }) => [
    time,
    ...found.map(({ title }) => title),
  ]);

describe('timeOfEvent', () => {
  const event = { from: '2026-05-01', to: '2026-06-30' };
  it.each([
    ['2026-04-30', 'next'],
    ['2026-05-01', 'now'],
    ['2026-06-30', 'now'],
    ['2026-07-01', 'past'],
  ])('on %s it is %s', (today, time) => {
    expect(timeOfEvent(event, today)).toBe(time);
  });
});

describe('pagesByTime', () => {
  it('puts first what closes first, then what opens first, then the others as they stand', () => {
    expect(named([...PAST, ...NEXT, ...NOW])).toEqual([
      ['now', 'short', 'long'],
      ['next', 'summer', 'autumn'],
      ['past', 'old', 'undated'],
    ]);
  });

  it('leaves a list as it is where nothing is open or to come', () => {
    expect(named(PAST)).toBeUndefined();
    expect(named([...NOW, ...NEXT], '2027-01-01')).toBeUndefined();
    expect(named([])).toBeUndefined();
  });

  it('reads days in the language of the list', () => {
    const page = show('x', '1 мая – 30 июня 2026');
    expect(pagesByTime([page], 'ru', '2026-06-01')).toEqual([{ time: 'now', pages: [page] }]);
    expect(pagesByTime([page], 'fr', '2026-06-01')).toBeNull();
  });
});
