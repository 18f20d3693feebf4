import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from './en.json';
import ru from './ru.json';
import uk from './uk.json';

interface Entry {
  /** Word for word as specification §8 has it. */
  text: string;
  /** The interface text, where people read it; a text without one is said by a rule, or by the server's answer. */
  key?: string;
  /** What shows its situation, and what of it stands there. Missing while nothing leads to it. */
  shown?: [file: string, words: string];
}

/** Every text of the error catalogue (specification §8), the notices of success among them. */
const CATALOGUE: Entry[] = [
  {
    text: 'Page not found: {path}',
    key: 'errors.notFound',
    shown: ['tests/server/addresses.test.ts', 'Сторінку не знайдено: /nope'],
  },
  {
    text: 'Page Not Found: {path}',
    shown: ['lib/domain/site/route-checks.test.ts', 'Page Not Found: /x'],
  },
  {
    text: 'Page not found',
    key: 'errors.notFoundTitle',
    shown: ['tests/server/addresses.test.ts', 'status).toBe(404)'],
  },
  {
    text: 'Something went wrong',
    key: 'errors.title',
    shown: ['tests/e2e/shell.spec.ts', 'Что-то пошло не так'],
  },
  {
    text: 'Unknown route check: {name}',
    shown: ['lib/domain/site/route-checks.test.ts', 'Unknown route check'],
  },
  {
    text: 'Invalid password',
    key: 'auth.invalidPassword',
    shown: ['tests/e2e/sign-in.spec.ts', 'Invalid password'],
  },
  {
    text: 'Changes saved successfully',
    key: 'editor.saved',
    shown: ['tests/e2e/editing.spec.ts', 'Changes saved successfully'],
  },
  { text: 'Failed to save changes', key: 'editor.failed' },
  {
    text: 'Changes discarded',
    key: 'editor.discarded',
    shown: ['tests/e2e/editing.spec.ts', 'Changes discarded'],
  },
  { text: 'Failed to load media', key: 'library.failed' },
  { text: 'Failed to delete file', key: 'mediaPreview.deleteFailed' },
  { text: 'URL copied to clipboard', key: 'mediaPreview.copied' },
  { text: 'Failed to copy URL', key: 'mediaPreview.copyFailed' },
  { text: 'Download started', key: 'mediaPreview.downloadStarted' },
  { text: 'Failed to download file', key: 'mediaPreview.downloadFailed' },
  { text: 'Success', key: 'editor.success' },
  { text: 'Error', key: 'editor.error' },
  { text: 'Info', key: 'editor.info' },
  ...[
    'Invalid response format',
    'Failed to update translation order',
    'Failed to update translation',
    'Failed to delete translation',
    'Failed to add translation',
    'Failed to add language',
    'Failed to delete language',
    'Failed to update language status',
    'Failed to set default language',
    'Failed to update icon codes',
    'Translation order updated',
    'Translation updated',
    'Translation deleted',
    'Translation added',
    'Language {label} has been added',
    'Language has been deleted',
    'Language {name} has been activated',
    'Language {name} has been deactivated',
    '{name} is now the default language',
    'Icon codes updated successfully',
  ].map((text) => ({ text })),
];

/** Situations of §8 without words: nothing is told, or the browser is. */
const SILENT: [situation: string, file: string, words: string][] = [
  ['external navigation without the flag is refused', 'lib/domain/site/navigation.test.ts', 'external'],
  ['dangerous protocols are refused', 'lib/domain/site/navigation.test.ts', 'dangerous-protocol'],
  ['a chunk that fails to load reloads the page', 'tests/e2e/shell.spec.ts', 'ChunkLoadError'],
  ['a failed sign-out is ignored', 'stores/auth.test.ts', 'logout'],
];

type Messages = Record<string, Record<string, string>>;
const LANGUAGES: Record<string, Messages> = { en, ru, uk };

function textAt(messages: Messages, key: string): string | undefined {
  const [namespace = '', name = ''] = key.split('.');
  return messages[namespace]?.[name];
}

const keysOf = (text: string) =>
  Object.entries(en as Messages).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([, each]) => each === text)
      .map(([name]) => `${namespace}.${name}`),
  );

it.each(CATALOGUE)(
  '$text has its words in every language, and is in the catalogue by its key (specification §8)',
  ({ text, key }) => {
    expect(key ? keysOf(text) : []).toEqual(keysOf(text));
    if (!key) return;
    expect(keysOf(text)).toContain(key);
    for (const [code, messages] of Object.entries(LANGUAGES)) {
      const words = textAt(messages, key);
      expect(words, code).toBeTruthy();
      if (code !== 'en') expect(words).not.toBe(text);
    }
  },
);

const SHOWN = CATALOGUE.flatMap(({ text, shown }) => (shown ? [[text, ...shown] as const] : []));

it.each([...SHOWN, ...SILENT])(
  '%s comes up in a test of its situation (specification §8)',
  (_situation, file, words) => {
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect([words, readFileSync(file, 'utf8').includes(words)]).toEqual([words, true]);
  },
);
