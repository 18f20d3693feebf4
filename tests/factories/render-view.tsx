import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BORROWED } from '@/lib/domain/translations/borrowed';
import { MESSAGES } from '@/messages';

/**
 * A view as the markup that a visitor gets, with the shipped texts of a language.
 * @param borrowed which of them are another language's, at their places
 */
export function renderView(
  view: ReactNode,
  locale: keyof typeof MESSAGES = 'en',
  borrowed: Record<string, Record<string, string>> = {},
): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="UTC"
      messages={Object.assign({ [BORROWED]: borrowed }, MESSAGES[locale])}
    >
      {view}
    </NextIntlClientProvider>,
  );
}
