import * as z from 'zod';
import { FILE_PROBLEMS } from '@/lib/domain/translations/exchange-json';
import type { ImportPlan } from '@/lib/domain/translations/import-plan';
import { MESSAGE_PROBLEMS } from '@/lib/domain/translations/message-check';
import { id } from './text';

const format = z.enum(['json', 'csv']);

export type ExchangeFormat = z.output<typeof format>;

/** `GET /api/translations/export`: next-intl's shape, or a table with the default language's texts beside. */
export const exportQuery = z.strictObject({ languageId: id, format });

/** `POST /api/translations/import`: what a file would change, and with `apply` the change itself. */
export const importRequest = z.strictObject({
  languageId: id,
  format,
  /** The whole file; each of its texts is judged by itself. */
  text: z.string(),
  apply: z.boolean(),
});

export const importAnswer: z.ZodType<ImportPlan> = z.object({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  invalid: z.array(
    z.object({
      namespace: z.string(),
      key: z.string(),
      problems: z.array(z.enum([...FILE_PROBLEMS, ...MESSAGE_PROBLEMS])),
      isKept: z.boolean(),
    }),
  ),
  entries: z.array(
    z.object({
      namespace: z.string(),
      key: z.string(),
      before: z.string().nullable(),
      value: z.string(),
    }),
  ),
});
