import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { sameJson } from '@/lib/domain/json';
import { SECTION_TEMPLATES } from '@/lib/domain/limits';
import { noteChange } from '@/lib/domain/site-archive/changes';
import { lockTemplates, templateData } from '@/lib/server/pages/section-templates/change-section-templates';
import type { Importing } from './importing';

/** Keeps the sections that the archive keeps, by their names; others stay beside them. */
export async function importTemplates(importing: Importing): Promise<void> {
  const { tx, templates, changes, isApplied } = importing;
  if (templates.length === 0) return;
  if (isApplied) await lockTemplates(tx);
  const here = new Map((await tx.sectionTemplate.findMany()).map((row) => [row.name, row]));
  const count = new Set([...here.keys(), ...templates.map(({ name }) => name)]).size;
  if (count > SECTION_TEMPLATES.most)
    throw new AppError(
      'conflict',
      `With those of the archive, ${count} sections would be kept; ${SECTION_TEMPLATES.most} can be. Delete some first.`,
    );
  for (const { name, content } of templates) {
    const before = here.get(name);
    if (before && sameJson(before.content, content)) continue;
    noteChange(changes, 'templates', before ? 'changed' : 'added', name);
    if (!isApplied) continue;
    const data = templateData(content);
    await tx.sectionTemplate.upsert({ where: { name }, create: { name, ...data }, update: data });
  }
}
