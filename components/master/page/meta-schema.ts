import * as z from 'zod';
import type { PageMeta } from '@/lib/domain/content/model';
import { metaProblems } from '@/lib/domain/site/meta';

/** The form's values: keywords as one line. */
export interface MetaDraft {
  title: string;
  description: string;
  keywords: string;
}

/** The words between the commas, each once. */
export function keywordsOf(line: string): string[] {
  const words = line.split(/[,;\n،、]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

export const metaOf = ({ title, description, keywords }: MetaDraft): PageMeta => ({
  title: title.trim(),
  description: description.trim(),
  keywords: keywordsOf(keywords),
});

export const draftOf = ({ title, description, keywords }: PageMeta): MetaDraft => ({
  title,
  description,
  keywords: keywords.join(', '),
});

/** The limits of meta information, with the sentences that say them. */
export const metaDraft: z.ZodType<MetaDraft, MetaDraft> = z
  .object({ title: z.string(), description: z.string(), keywords: z.string() })
  .superRefine((draft, context) => {
    for (const { field, message } of metaProblems(metaOf(draft)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
