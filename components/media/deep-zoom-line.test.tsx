import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { MESSAGES } from '@/messages';
import { DeepZoomLine } from './deep-zoom-line';
import { libraryQueries } from './queries';

type Pictures = { pathname: string; state: 'waiting' | 'cutting' | 'failed'; percent: number }[];

function draw(pictures: Pictures, locale: 'en' | 'ru' | 'uk' = 'en'): string {
  libraryQueries.setQueryData(['deep-zoom', 0], pictures);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={MESSAGES[locale]}>
      <DeepZoomLine />
    </NextIntlClientProvider>,
  );
}
afterEach(() => libraryQueries.clear());

const WORKING: Pictures = [
  { pathname: 'uploads/wall.tif', state: 'cutting', percent: 40 },
  { pathname: 'uploads/sea.tif', state: 'waiting', percent: 0 },
  { pathname: 'uploads/sky.tif', state: 'waiting', percent: 0 },
];

it('says nothing where nothing is prepared', () => {
  expect(draw([])).toMatch(/<div [^>]*role="status"><\/div>/);
});

it('says how far a picture is, and how many wait', () => {
  expect(draw(WORKING)).toContain('Preparing deep zoom: wall.tif, 40% (2 more pictures wait)');
  expect(draw(WORKING, 'uk')).toContain('чекають ще 2 зображення');
});

it('says what failed, and offers to try again', () => {
  const html = draw([{ pathname: 'uploads/wall.tif', state: 'failed', percent: 0 }]);
  expect(html).toContain('wall.tif could not be prepared for deep zoom.');
  expect(html).toContain('Try again</button>');
});
