import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { DiskPart } from './disk-part';

const MB = 2 ** 20;
const GB = 2 ** 30;

function textOf(locale: string, messages: typeof en, free: number): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <DiskPart disk={{ size: 100 * GB, free }} />
    </NextIntlClientProvider>,
  );
  return html
    .replace(/<\/p><p[^>]*>/g, ' | ')
    .replace(/<[^>]+>|\u00A0/g, (found) => (found[0] === '<' ? '' : ' '));
}

it('tells what is left, and nothing more while that is enough', () => {
  expect(textOf('en', en, 50 * GB)).toBe('50 GB of 100 GB are free on the server’s disk.');
});

it.each([
  ['en', en, 'When less than 256 MB is left, files are no longer accepted.'],
  ['ru', ru, 'Когда останется меньше 256 МБ, файлы перестанут приниматься.'],
  ['uk', uk, 'Коли залишиться менше ніж 256 МБ, файли більше не прийматимуться.'],
] as const)('warns before the disk is full: %s', (locale, messages, sentence) => {
  expect(textOf(locale, messages, 900 * MB)).toContain(sentence);
  expect(textOf(locale, messages, 200 * MB)).toContain(messages.master.diskClosed);
  expect(textOf(locale, messages, MB)).toContain(messages.master.diskFull);
});
