import { describe, expect, it } from 'vitest';
import { addressWith, filled, pictureIn } from './lightbox-address';

const SITE = 'https://site.example';

describe('a picture’s own address', () => {
  it.each([
    ['/about/photos', 'photo-01', '/about/photos?picture=photo-01'],
    ['/about/photos?picture=photo-01', 'photo-02', '/about/photos?picture=photo-02'],
    ['/about/photos?picture=photo-01', null, '/about/photos'],
    [
      '/ru/about/photos?q=sea#section-2',
      'море',
      '/ru/about/photos?q=sea&picture=%D0%BC%D0%BE%D1%80%D0%B5#section-2',
    ],
    ['/works/year=2024?picture=a', null, '/works/year=2024'],
  ])('%s with %j is %s', (address, picture, expected) => {
    const changed = addressWith(SITE + address, picture);
    expect(changed).toBe(expected);
    expect(pictureIn(SITE + changed)).toBe(picture);
  });

  it('fills in numbers and names, and nothing that a name brings along', () => {
    const label = filled('Picture {index} of {total}: {name}', {
      index: 3,
      total: 12,
      name: 'A {total} room',
    });
    expect(label).toBe('Picture 3 of 12: A {total} room');
  });
});
