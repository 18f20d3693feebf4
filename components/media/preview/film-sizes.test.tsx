import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { filmJobsQuery } from '@/lib/client/media-item';
import { MESSAGES } from '@/messages';
import { FilmSizes } from './film-sizes';
import { previewQueries } from './queries';

function draw(state: 'waiting' | 'encoding' | 'failed', locale: 'en' | 'ru' | 'uk' = 'en'): string {
  previewQueries.setQueryData(filmJobsQuery.queryKey, {
    films: [{ pathname: 'uploads/flock.mp4', state, percent: 40 }],
  });
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={MESSAGES[locale]}>
      <FilmSizes pathname="uploads/flock.mp4" />
    </NextIntlClientProvider>,
  );
}
afterEach(() => previewQueries.clear());

it('says how far the sizes of a film are', () => {
  expect(draw('encoding')).toContain('Smaller sizes are being made: 40 %');
  expect(draw('encoding')).not.toContain('<button');
});

it('offers to try again where they could not be made', () => {
  expect(draw('failed')).toMatch(/<button [^>]*>Try again<\/button>/);
  expect(draw('failed', 'uk')).toContain('Спробувати ще раз');
});
