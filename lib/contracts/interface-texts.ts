import * as z from 'zod';
import type { MessageGroup } from '@/lib/domain/translations/model';
import { text } from './text';

/**
 * The namespaces of what is shown over a finished page: of the toolbar, and of what it opens. This is the only list: the
 * server tells these, and the browser takes nothing else for an answer.
 */
export const INTERFACE_NAMESPACES = {
  toolbar: ['auth', 'toolbar'],
  library: ['media', 'library', 'mediaPreview', 'upload'],
  languages: ['languages', 'translations'],
} as const;

export type InterfacePart = keyof typeof INTERFACE_NAMESPACES;

const PARTS = Object.keys(INTERFACE_NAMESPACES) as InterfacePart[];

/** `GET /api/interface-texts`: the toolbar's words, or those of what it opens. */
export const interfaceTextsQuery = z.strictObject({
  locale: text(16),
  for: z.enum(PARTS).default('toolbar'),
});

/** Texts by key, and groups of them inside. */
export const messageGroup: z.ZodType<MessageGroup> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageGroup])),
);

const group = z.record(z.string(), z.string()).refine((texts) => Object.keys(texts).length > 0);

/** What features show over a finished page by namespace and key, in the wording of now. */
export const interfaceTextsOf = (part: InterfacePart) =>
  z.strictObject(Object.fromEntries(INTERFACE_NAMESPACES[part].map((name) => [name, group])));

/** The answer of `GET /api/interface-texts`: those of the part asked for. */
export const interfaceTexts = z.record(z.string(), z.record(z.string(), z.string()));
