import { describe, expect, it } from 'vitest';
import { dayOf, dayOfTime } from './dates';
import { oldPathOf, slugOfAddress } from './old-address';

describe('oldPathOf: where a page was', () => {
  it.each([
    ['https://old.example/2019/05/hello/?utm=1#x', '/2019/05/hello'],
    ['https://old.example/', '/'],
    ['/about', '/about'],
    ['https://old.example/%D0%BC%D0%BE%D1%80%D0%B5/', '/море'],
    ['https://old.example/100%/', '/100%'],
    ['https://old.example/?p=12', null],
    ['https://old.example/blog/?page_id=3', null],
    ['mailto:a@b.example', null],
    ['http://[', null],
    ['', null],
  ])('%s', (address, path) => {
    expect(oldPathOf(address)).toBe(path);
  });
});

describe('slugOfAddress: letters, digits and hyphens', () => {
  it.each([
    ['%d0%bc%d0%be%d1%80%d0%b5', 'море'],
    ['blog/2019/My_Page.html', 'my-page'],
    ['  --Їжак 2!', 'їжак-2'],
    ['%', ''],
  ])('%s', (name, slug) => {
    expect(slugOfAddress(name)).toBe(slug);
  });
});

describe('dayOf: a day of the calendar, or none', () => {
  it.each([
    ['2019-05-12 10:00:00', '2019-05-12'],
    ['2019-5-2T10:00:00Z', '2019-05-02'],
    ['2019-02-30', null],
    ['0000-00-00 00:00:00', null],
    ['last May', null],
  ])('%s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it('reads time stamps', () => {
    expect([dayOfTime(0), dayOfTime(Number.NaN), dayOfTime(1e20)]).toEqual(['1970-01-01', null, null]);
  });
});
