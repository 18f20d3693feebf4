import { describe, expect, it } from 'vitest';
import { listedPage, pageView } from '@/tests/factories/page-view';
import { eventOf, eventsOf } from './page-events';

const show = (title: string, dates: string) =>
  listedPage(`/exhibitions/${title}`, title, { attributes: { dates, venue: 'MAAT', city: 'Lisbon' } });
const LISTED = {
  '/exhibitions': [
    show('one', '14 June – 1 September 2019'),
    show('two', 'All summer'),
    show('three', '24 November 2022 – 26 February 2023'),
  ],
};

describe('eventsOf', () => {
  it('has what a page lists, as far as their days can be read', () => {
    const events = eventsOf(pageView({ path: '/exhibitions', rest: { listed: LISTED } }));
    expect(events).toMatchObject([
      { path: '/exhibitions/one', from: '2019-06-14', to: '2019-09-01', location: 'MAAT, Lisbon' },
      { path: '/exhibitions/three', from: '2022-11-24', to: '2023-02-26' },
    ]);
  });

  it('has nothing of a page that says no days', () => {
    expect(eventOf(pageView({ path: '/exhibitions/unlit' }))).toBeNull();
    expect(eventsOf(pageView({ path: '/about' }))).toEqual([]);
  });
});
