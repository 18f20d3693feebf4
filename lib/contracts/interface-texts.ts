import * as z from 'zod';
import { text } from './text';

/** `GET /api/interface-texts`: the toolbar's words, or those of what it opens. */
export const interfaceTextsQuery = z.strictObject({
  locale: text(16),
  for: z.enum(['toolbar', 'library', 'languages']).default('toolbar'),
});

export type InterfacePart = z.output<typeof interfaceTextsQuery>['for'];

const group = z.record(z.string(), z.string());

/** What features show over a finished page by namespace and key, in the wording of now (decision 7). */
export const interfaceTexts = z.record(z.string(), group);
