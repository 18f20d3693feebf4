import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_THEME } from '@/lib/domain/site-theme/model';
import { MESSAGES } from '@/messages';
import { BrandChoice } from './brand-choice';
import { MarkChoice } from './mark-choice';
import { ThemeChoice } from './theme-choice';

const drawn = (mark: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={MESSAGES.en}>
      <MarkChoice theme={{ ...DEFAULT_THEME, mark }} onChange={() => {}} />
      <ThemeChoice name="loader" theme={{ ...DEFAULT_THEME, mark }} onChange={() => {}} />
      <BrandChoice theme={{ ...DEFAULT_THEME, mark }} onChange={() => {}} />
    </NextIntlClientProvider>,
  );

it('shows the mark on both grounds, and offers it for the header and while the first page loads (docs/reference/look.md#logo)', () => {
  const page = drawn('/media/logo.svg');
  expect(page.match(/<img[^>]*\/media\/logo\.svg/g)).toHaveLength(2);
  for (const { ground } of [DEFAULT_THEME.paper, DEFAULT_THEME.dark])
    expect(page).toContain(`background-color:${ground}`);
  expect(page).toContain('Remove');
  expect(page.match(/value="mark"/g)).toHaveLength(2);
  expect(page).toContain('value="both"');
});

it('offers neither without a mark', () => {
  const page = drawn('');
  expect(page).toContain('Choose from the library…');
  for (const part of ['<img', 'Remove', 'In the header', 'value="mark"', 'value="both"'])
    expect(page).not.toContain(part);
});
