import { expect, it } from 'vitest';
import { archiveAddresses } from './media-list';

it('names files of an archive, and makes several archives of very many', () => {
  expect(archiveAddresses([])).toEqual([]);
  expect(archiveAddresses(['a b.png', 'c/д.png'])).toEqual([
    '/api/media/archive?pathname=a+b.png&pathname=c%2F%D0%B4.png',
  ]);
  const many = Array.from({ length: 500 }, (_, at) => `works/picture-${at}.jpg`);
  const addresses = archiveAddresses(many);
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.every(({ length }) => length < 8_000)).toBe(true);
  const named = addresses.flatMap((address) => new URL(address, 'http://a').searchParams.getAll('pathname'));
  expect(named).toEqual(many);
});
