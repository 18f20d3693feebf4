import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { COMPLETE_THEME_NAMES, COMPLETE_THEMES } from '@/lib/domain/site-theme/complete-themes';
import { readTheme } from '@/lib/domain/site-theme/model';
import { familyOf, TYPEFACE_PAIRS } from '@/lib/domain/site-theme/typefaces';
import { MESSAGES } from '@/messages';
import { ThemeCards } from './theme-cards';

it('draws each complete theme in its own letters, not in its colours alone', () => {
  const page = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={MESSAGES.en}>
      <ThemeCards theme={{}} onChoose={() => {}} />
    </NextIntlClientProvider>,
  );
  const cards = page.split('<button').slice(1);
  expect(cards).toHaveLength(COMPLETE_THEME_NAMES.length);
  for (const [at, name] of COMPLETE_THEME_NAMES.entries()) {
    const { display } = TYPEFACE_PAIRS[readTheme(COMPLETE_THEMES[name]).typefaces];
    const drawn = name === 'tide' ? '--display-latin' : familyOf(display).name;
    expect(cards[at], name).toContain(drawn);
  }
});
