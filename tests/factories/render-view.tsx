import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';

const MESSAGES = { en, ru, uk };

/** A view as the markup that a visitor gets, with the shipped texts of a language. */
export function renderView(view: ReactNode, locale: keyof typeof MESSAGES = 'en'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={MESSAGES[locale]}>
      {view}
    </NextIntlClientProvider>,
  );
}
