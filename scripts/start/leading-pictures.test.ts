import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '@/components/parts/picture';
import { leadingPictures } from './leading-pictures';

const draw = (priority: boolean) =>
  renderToStaticMarkup(
    createElement(Picture, {
      src: '/media/a%20b.jpg',
      alt: '',
      widths: [{ width: '100vw' }],
      facts: { contentType: 'image/jpeg', width: 400, height: 200 },
      priority,
    }),
  );

it('finds what a page asks for first, at each of its widths', () => {
  expect(leadingPictures(`<head>${draw(true)}</head>${draw(false)}`)).toEqual([
    '/media/a%20b.jpg?w=320&q=75',
    '/media/a%20b.jpg?w=400&q=75',
  ]);
});

it('finds none where none leads', () => {
  expect(leadingPictures(draw(false))).toEqual([]);
});
