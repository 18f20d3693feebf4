import {
  type DraftSave,
  type Publishing,
  type PublishRequest,
  pageDraft,
  pagePublishing,
} from '@/lib/contracts/publishing';
import { call } from './http';

const at = (id: string, what: string) => `/api/pages/${encodeURIComponent(id)}/${what}`;

const draftAt = (id: string, locale: string) => `${at(id, 'draft')}?${new URLSearchParams({ locale })}`;

/** The publishing state of a page in one language; null where the language has no text of its own. */
function inLanguage({ languages }: { languages: Publishing[] }, locale: string): Publishing | null {
  return languages.find((each) => each.locale === locale) ?? null;
}

/** How a page stands in a language. */
export const readPublishing = async (id: string, locale: string) =>
  inLanguage(await call(at(id, 'publishing'), pagePublishing), locale);

/** @throws {ApiError} `not_found` where there is none */
export const readDraft = (id: string, locale: string) => call(draftAt(id, locale), pageDraft);

/** Keeps work without publishing it. @throws {ApiError} `conflict` where another one has been kept since that version */
export const keepDraft = async (id: string, body: DraftSave) =>
  inLanguage(await call(at(id, 'draft'), pagePublishing, { method: 'PUT', body }), body.locale);

export const discardDraft = async (id: string, locale: string) =>
  inLanguage(await call(draftAt(id, locale), pagePublishing, { method: 'DELETE' }), locale);

/** Publishes what visitors do not read yet: now, at a time, or not by itself. @throws {ApiError} `conflict` */
export const publishText = async (id: string, body: PublishRequest) =>
  inLanguage(await call(at(id, 'publish'), pagePublishing, { method: 'POST', body }), body.locale);
