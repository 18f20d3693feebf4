import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteStatusAnswer } from '@/lib/contracts/site-status';
import { WARNINGS, type Warning } from '@/lib/domain/site-status/warnings';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { Warnings } from './warnings';

const GB = 2 ** 30;
const NOW = '2026-11-28T12:00:00.000Z';
const STATUS: SiteStatusAnswer = {
  warnings: [],
  backup: { at: NOW, file: '/srv/site.tar', bytes: GB, missing: 2 },
  automaticBackups: {
    ...{ folder: '/srv/backups', isRunning: false, kept: 3, oldestAt: NOW },
    ...{ failure: { at: NOW, problem: 'noRoom' }, trial: { at: NOW, isGood: false } },
  },
  lastChangeAt: NOW,
  disk: { size: 100 * GB, free: GB },
  kept: { pages: 1, files: 1, fileBytes: GB, storage: 'disk' },
  address: { url: 'https://studio.example', proxyLine: 'TRUSTED_PROXY=10.0.0.9' },
  mail: { isOn: true, waiting: 3, failed: 1 },
  queues: [],
  release: {
    build: 'a',
    builtAt: NOW,
    node: '20',
    database: { kind: 'embedded', version: '18' },
    migrations: { applied: 1, last: 'a' },
  },
  process: { startedAt: NOW, memoryBytes: GB },
};

function textOf(locale: string, messages: typeof en, warnings: Warning[]): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <Warnings status={{ ...STATUS, warnings }} language={locale} />
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>|\u00A0/g, (found) => (found[0] === '<' ? '' : ' '));
}

describe('Warnings', () => {
  it('says that nothing is wrong', () => {
    expect(textOf('en', en, [])).toBe(en.siteStatus.allWell);
  });

  it.each([
    ['diskLow', 'When less than 256 MB is left, files are no longer accepted.'],
    ['proxyUnnamed', 'start it again: TRUSTED_PROXY=10.0.0.9'],
    ['backupIncomplete', 'lacks 2 files that are gone from the storage. npm run media:repair says which.'],
    ['backupNever', 'under “Backup” below, or with npm run backup on the server'],
    ['backupFailed', 'there is too little room on the disk. The site will try again'],
    ['backupUnusable', 'found something missing or damaged'],
    ['mailStuck', '3 e-mails are waiting and will be tried again. See why'],
    ['mailFailed', '1 e-mail could not be delivered. See which'],
    ['webhookGivenUp', 'A webhook has been switched off'],
  ] as const)('says what to do: %s', (warning, words) => {
    expect(textOf('en', en, [warning])).toContain(words);
  });

  it.each([
    ['ru', ru, 'Когда останется меньше 256 МБ, файлы перестанут приниматься.', 'не хватает 2 файлов'],
    ['uk', uk, 'Коли залишиться менше ніж 256 МБ, файли більше не прийматимуться.', 'бракує 2 файлів'],
  ] as const)('counts in %s', (locale, messages, disk, files) => {
    const said = textOf(locale, messages, [...WARNINGS]);
    expect(said).toContain(disk);
    expect(said).toContain(files);
  });
});
