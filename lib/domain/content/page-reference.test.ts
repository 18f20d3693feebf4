import { describe, expect, it } from 'vitest';
import { referenceIn, withTitles } from './page-reference';

describe('referenceIn', () => {
  it.each(['/works/tide-rooms', '/серии/прилив', '/a'])('takes %s for a page', (value) => {
    expect(referenceIn(value)).toBe(value);
  });

  it.each([
    '',
    '/',
    'works/x',
    '//elsewhere.example',
    'Oil / canvas',
    '/ 5',
    '/a b',
    '/a?b',
    '/a#b',
    3,
    true,
    null,
    undefined,
  ])('takes %j for what it says', (value) => {
    expect(referenceIn(value)).toBeNull();
  });
});

describe('withTitles', () => {
  it('says the titles of pages, and nothing of those that are not found', () => {
    const titles = new Map([['/works/tide-rooms', 'Tide Rooms']]);
    const values = {
      series: '/works/tide-rooms',
      collection: '/gone',
      year: 2021,
      medium: 'Steel',
      sold: false,
    };
    expect(withTitles(values, titles)).toEqual({
      series: 'Tide Rooms',
      year: 2021,
      medium: 'Steel',
      sold: false,
    });
  });
});
