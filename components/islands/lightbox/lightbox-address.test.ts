import { describe, expect, it } from 'vitest';
import { filled } from './filled';
import { addressWith, pictureIn } from './lightbox-address';
import { addressWithView, viewIn } from './view-address';

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

  it('keeps which part is seen, to less than a pixel of the largest picture, until another one is shown', () => {
    const view = { x: 0.123_456_7, y: 0.5, zoom: 12.25 };
    const address = addressWithView(`${SITE}/about/photos?picture=photo-01#a`, view);
    expect(address).toBe('/about/photos?picture=photo-01&view=0.123457,0.5,12.25#a');
    expect(viewIn(SITE + address)).toEqual({ x: 0.123457, y: 0.5, zoom: 12.25 });
    expect(addressWithView(SITE + address, null)).toBe('/about/photos?picture=photo-01#a');
    expect(addressWith(SITE + address, 'photo-02')).toBe('/about/photos?picture=photo-02#a');
  });

  it.each(['', '1', '0.5,0.5', '0.5,0.5,0', '0.5,2,3', '-1,0,3', 'a,b,c', '0.5,0.5,3,4', '0.5,0.5,Infinity'])(
    'knows no part by view=%s',
    (view) => {
      expect(viewIn(`${SITE}/?picture=a&view=${view}`)).toBeNull();
    },
  );

  it('fills in numbers and names, and nothing that a name brings along', () => {
    const label = filled('Picture {index} of {total}: {name}', {
      index: 3,
      total: 12,
      name: 'A {total} room',
    });
    expect(label).toBe('Picture 3 of 12: A {total} room');
  });
});
