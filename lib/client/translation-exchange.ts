import { type ExchangeFormat, importAnswer } from '@/lib/contracts/translation-exchange';
import { call } from './http';

const PATH = '/api/translations';

/** Where a language is downloaded from as a file. */
export const exportAddress = (languageId: string, format: ExchangeFormat): string =>
  `${PATH}/export?${new URLSearchParams({ languageId, format })}`;

export interface TextFile {
  languageId: string;
  format: ExchangeFormat;
  text: string;
}

/** What a file would change. @throws {ApiError} `validation_failed` for one that cannot be read */
export const previewImport = (file: TextFile) =>
  call(`${PATH}/import`, importAnswer, { method: 'POST', body: { ...file, apply: false } });

/** Changes it, as one; tells what was changed. @throws {ApiError} */
export const applyImport = (file: TextFile) =>
  call(`${PATH}/import`, importAnswer, { method: 'POST', body: { ...file, apply: true } });
