import { describe, expect, it } from 'vitest';
import { workTitle } from './work-title';

describe('workTitle', () => {
  it.each([
    ['slow-light_2019.jpg', 'Slow light 2019'],
    ['Тихий свет.TIFF', 'Тихий свет'],
    ['й.png', 'Й'],
    ['IMG_2231.JPG', 'IMG 2231'],
    ['a.b.c.webp', 'A.b.c'],
    ['.jpg', '.jpg'],
    ['no extension', 'No extension'],
    ['--__--.png', ''],
    [`${'x'.repeat(80)}.png`, `X${'x'.repeat(58)}`],
  ])('%s', (name, title) => {
    expect(workTitle(name)).toBe(title);
  });
});
