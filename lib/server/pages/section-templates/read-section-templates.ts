import 'server-only';

import type { SectionTemplate } from '@/lib/contracts/section-templates';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

interface TemplateRow {
  id: string;
  name: string;
  content: unknown;
  createdAt: Date;
}

/** A stored template as it is answered; none where its content holds no section. */
export function describeTemplate({ id, name, content, createdAt }: TemplateRow): SectionTemplate[] {
  const [section] = normaliseContent(content).sections;
  return section ? [{ id, name, section, createdAt: createdAt.toISOString() }] : [];
}

/**
 * All section templates, by name.
 * @throws {AppError} `unavailable`
 */
export async function listTemplates(): Promise<SectionTemplate[]> {
  const rows = await withDatabaseErrors(() => db.sectionTemplate.findMany({ orderBy: { name: 'asc' } }));
  return rows.flatMap(describeTemplate);
}
