import * as z from 'zod';
import { isRecord } from '@/lib/domain/json';
import { INPUT } from '@/lib/domain/limits';
import { section } from './page-content';
import { date, id, requiredText } from './text';

/** What a section template is called; no two have the same name. */
export const templateName = requiredText(INPUT.nameCharacters);

/** A section template; its ids hold within it only. */
export const sectionTemplate = z.strictObject({ id: z.string(), name: z.string(), section, createdAt: date });
export type SectionTemplate = z.output<typeof sectionTemplate>;

/** `GET /api/section-templates`: by name. */
export const sectionTemplateList = z.strictObject({ templates: z.array(sectionTemplate) });

/** Only recognised here: `validateContent` judges it in the service. */
const sentSection = z.custom<Record<string, unknown>>(isRecord, { error: 'This is not a section' });

/** `POST /api/section-templates`. */
export const keepSectionRequest = z.strictObject({ name: templateName, section: sentSection });
export type KeepSection = z.output<typeof keepSectionRequest>;

/** `PATCH /api/section-templates/{id}`. */
export const renameTemplateRequest = z.strictObject({ name: templateName });

export const templateParams = z.strictObject({ id });
