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

/** The changes that a file would make. */
export const previewImport = (file: TextFile) =>
  call(`${PATH}/import`, importAnswer, { method: 'POST', body: { ...file, apply: false } });

/** Applies them in one transaction; returns what was changed. */
export const applyImport = (file: TextFile) =>
  call(`${PATH}/import`, importAnswer, { method: 'POST', body: { ...file, apply: true } });
