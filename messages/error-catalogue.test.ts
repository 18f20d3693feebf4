import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Messages } from '@/lib/domain/translations/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import en from './en.json';
import ru from './ru.json';
import uk from './uk.json';

interface Entry {
  /** Word for word as docs/reference/screens.md#notices has it. */
  text: string;
  /** The interface text, where people read it; a text without one is said by a rule, or by the server's answer. */
  key?: string;
  /** What shows its situation, and what of it stands there. Missing while nothing leads to it. */
  shown?: [file: string, words: string];
}

const LANGUAGES_JOURNEY = 'tests/e2e/languages.spec.ts';

/**
 * Every text of the error catalogue (docs/reference/screens.md#error-screen), the notices of success among them. Two
 * of its texts speak of route checks, which this site does without (decision 33).
 */
const CATALOGUE: Entry[] = [
  {
    text: 'Page not found: {path}',
    key: 'errors.notFound',
    shown: ['tests/e2e/visit.spec.ts', 'Сторінку не знайдено: /no/such-page'],
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
  { text: 'Invalid response format' },
  {
    text: 'Failed to update translation order',
    key: 'translations.orderFailed',
    shown: [LANGUAGES_JOURNEY, 'Failed to update translation order'],
  },
  {
    text: 'Failed to update translation',
    key: 'translations.updateFailed',
    shown: [LANGUAGES_JOURNEY, 'Failed to update translation'],
  },
  { text: 'Failed to delete translation', key: 'translations.deleteFailed' },
  { text: 'Failed to add translation', key: 'translations.addFailed' },
  { text: 'Failed to add language', key: 'languages.addFailed' },
  { text: 'Failed to delete language', key: 'languages.deleteFailed' },
  {
    text: 'Failed to update language status',
    key: 'languages.statusFailed',
    shown: [LANGUAGES_JOURNEY, 'Failed to update language status'],
  },
  {
    text: 'Failed to set default language',
    key: 'languages.defaultFailed',
    shown: [LANGUAGES_JOURNEY, 'Failed to set default language'],
  },
  {
    // "Icon codes" in the calls; people know them as flags.
    text: 'Failed to update flags',
    key: 'languages.iconCodesFailed',
    shown: [LANGUAGES_JOURNEY, 'Failed to update flags'],
  },
  {
    text: 'Translation order updated',
    key: 'translations.orderUpdated',
    shown: [LANGUAGES_JOURNEY, 'Translation order updated'],
  },
  {
    text: 'Translation updated',
    key: 'translations.updated',
    shown: [LANGUAGES_JOURNEY, 'Translation updated'],
  },
  {
    text: 'Translation deleted',
    key: 'translations.deleted',
    shown: [LANGUAGES_JOURNEY, 'Translation deleted'],
  },
  { text: 'Translation added', key: 'translations.added', shown: [LANGUAGES_JOURNEY, 'Translation added'] },
  {
    text: 'Language {label} has been added',
    key: 'languages.added',
    shown: [LANGUAGES_JOURNEY, 'Language Finnish has been added'],
  },
  {
    text: 'Language has been deleted',
    key: 'languages.deleted',
    shown: [LANGUAGES_JOURNEY, 'Language has been deleted'],
  },
  {
    text: 'Language {name} has been activated',
    key: 'languages.activated',
    shown: [LANGUAGES_JOURNEY, 'Language Suomi has been activated'],
  },
  {
    text: 'Language {name} has been deactivated',
    key: 'languages.deactivated',
    shown: [LANGUAGES_JOURNEY, 'Language Suomi has been deactivated'],
  },
  { text: '{name} is now the default language', key: 'languages.nowDefault' },
  { text: 'Flags updated successfully', key: 'languages.iconCodesUpdated' },
];

/** Situations without words: nothing is told, or the browser is. */
const SILENT: [situation: string, file: string, words: string][] = [
  ['external navigation without the flag is refused', 'lib/domain/site/navigation.test.ts', 'external'],
  ['dangerous protocols are refused', 'lib/domain/site/navigation.test.ts', 'dangerous-protocol'],
  ['a chunk that fails to load reloads the page', 'tests/e2e/shell.spec.ts', 'ChunkLoadError'],
  ['a failed sign-out is ignored', 'stores/auth.test.ts', 'logout'],
];

const textsOf = (messages: Messages) =>
  new Map(listMessages(messages).map(({ namespace, key, value }) => [`${namespace}.${key}`, value]));
const LANGUAGES = { en: textsOf(en), ru: textsOf(ru), uk: textsOf(uk) };

const keysOf = (text: string) => [...LANGUAGES.en].filter(([, each]) => each === text).map(([key]) => key);

it.each(CATALOGUE)(
  '$text has its words in every language, and is in the catalogue by its key (docs/reference/screens.md#error-screen)',
  ({ text, key }) => {
    expect(key ? keysOf(text) : []).toEqual(keysOf(text));
    if (!key) return;
    expect(keysOf(text)).toContain(key);
    for (const [code, messages] of Object.entries(LANGUAGES)) {
      const words = messages.get(key);
      expect(words, code).toBeTruthy();
      if (code !== 'en') expect(words).not.toBe(text);
    }
  },
);

const SHOWN = CATALOGUE.flatMap(({ text, shown }) => (shown ? [[text, ...shown] as const] : []));

it.each([...SHOWN, ...SILENT])(
  '%s comes up in a test of its situation (docs/reference/screens.md#error-screen)',
  (_situation, file, words) => {
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect([words, readFileSync(file, 'utf8').includes(words)]).toEqual([words, true]);
  },
);
