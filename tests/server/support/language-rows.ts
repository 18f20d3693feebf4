import { INPUT } from '@/lib/domain/limits';
import type { Row } from './access-rights';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const READ = 'translations: read';
const WRITE = 'translations: write, reorder, import';
const LANGUAGES = 'languages: add, activate, default, delete, icon codes';

/** Rows of the access table: languages and interface texts. */
export const LANGUAGE_ROWS: readonly Row[] = [
  {
    route: '/api/languages',
    method: 'GET',
    right: 'languages: read',
    target: '/api/languages',
    answer: 200,
  },
  {
    route: '/api/languages',
    method: 'POST',
    right: LANGUAGES,
    target: '/api/languages',
    body: { name: 'English', code: 'en', iconCode: 'us' },
    answer: 409,
  },
  {
    route: '/api/languages/[id]',
    method: 'PATCH',
    right: LANGUAGES,
    target: `/api/languages/${NOBODY}`,
    body: { isActive: true },
    answer: 404,
  },
  {
    route: '/api/languages/[id]',
    method: 'DELETE',
    right: LANGUAGES,
    target: `/api/languages/${NOBODY}`,
    answer: 404,
  },
  {
    route: '/api/languages/update-iconcodes',
    method: 'POST',
    right: LANGUAGES,
    target: '/api/languages/update-iconcodes',
    answer: 200,
  },
  {
    route: '/api/translations',
    method: 'GET',
    right: READ,
    target: `/api/translations?languageId=${NOBODY}`,
    answer: 404,
  },
  {
    route: '/api/translations',
    method: 'POST',
    right: WRITE,
    target: '/api/translations',
    body: { languageId: NOBODY, namespace: 'none', key: 'none', value: 'None' },
    answer: 404,
  },
  {
    route: '/api/translations/[id]',
    method: 'PATCH',
    right: WRITE,
    target: `/api/translations/${NOBODY}`,
    body: { value: 'None' },
    answer: 404,
  },
  {
    route: '/api/translations/[id]',
    method: 'DELETE',
    right: WRITE,
    target: `/api/translations/${NOBODY}`,
    answer: 404,
  },
  {
    route: '/api/translations/reorder',
    method: 'POST',
    right: WRITE,
    target: '/api/translations/reorder',
    body: { translationId: NOBODY, namespace: 'none', oldOrder: 0, newOrder: 1, languageId: NOBODY },
    answer: 404,
  },
  {
    route: '/api/translations/review',
    method: 'GET',
    right: READ,
    target: `/api/translations/review?languageId=${NOBODY}`,
    answer: 404,
  },
  {
    route: '/api/translations/search',
    method: 'GET',
    right: READ,
    target: '/api/translations/search?query=home',
    answer: 200,
  },
  {
    route: '/api/translations/export',
    method: 'GET',
    right: READ,
    target: `/api/translations/export?languageId=${NOBODY}&format=csv`,
    answer: 404,
  },
  {
    route: '/api/translations/import',
    method: 'POST',
    right: WRITE,
    target: '/api/translations/import',
    body: { languageId: NOBODY, format: 'json', text: '{}', apply: true },
    bodyBytes: INPUT.translationFileBytes,
    answer: 404,
  },
];
