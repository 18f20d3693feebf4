import * as z from 'zod';
import type { MessageGroup } from '@/lib/domain/translations/model';
import { text } from './text';

/**
 * Namespaces of the tools over a finished page: of the toolbar, and of what it opens. The only list: the server
 * sends these, and the browser accepts no others.
 */
export const INTERFACE_NAMESPACES = {
  toolbar: ['auth', 'toolbar'],
  library: ['media', 'library', 'mediaPreview', 'pictureRights', 'upload'],
  languages: ['languages', 'textGroups', 'translations'],
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

/** The current texts of tools over a finished page, by namespace and key. */
export const interfaceTextsOf = (part: InterfacePart) =>
  z.strictObject(Object.fromEntries(INTERFACE_NAMESPACES[part].map((name) => [name, group])));

/** The answer of `GET /api/interface-texts`, for the requested part. */
export const interfaceTexts = z.record(z.string(), z.record(z.string(), z.string()));
