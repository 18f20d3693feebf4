import 'server-only';

import { templateRow } from '@/lib/contracts/site-archive';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { validateContent } from '@/lib/domain/content/validate';
import { SECTION_TEMPLATES } from '@/lib/domain/limits';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';
import { withMedia } from './check-texts';
import { judgedRows, RowProblems } from './judged-rows';

const FILE = 'section-templates.ndjson';

/** A section template of an archive, as it is stored. */
export interface ReadyTemplate {
  name: string;
  content: PageContent;
}

/**
 * Judges the section templates of an archive as keeping them would.
 * @param renamed media files that have other pathnames here
 * @throws {AppError} `validation_failed` with the first of what is wrong
 */
export async function checkTemplates(
  folder: string,
  renamed: ReadonlyMap<string, string>,
): Promise<ReadyTemplate[]> {
  const problems = new RowProblems();
  const ready = new Map<string, ReadyTemplate>();
  for await (const { row, at } of judgedRows(folder, FILE, templateRow, problems)) {
    const note = (path: string, message: string) => problems.note(FILE, at, path, message);
    if (ready.has(row.name)) note('name', 'This section is there twice');
    if (ready.size >= SECTION_TEMPLATES.most)
      note('', `More than ${SECTION_TEMPLATES.most} section templates`);
    const errors = validateContent(row.content);
    for (const { path, message } of errors) note(`content.${path}`, message);
    if (errors.length > 0) continue;
    const content = sanitiseContent(normaliseContent(withMedia(row.content, renamed)));
    if (content.sections.length !== 1) note('content', 'This is not one section');
    if (Buffer.byteLength(JSON.stringify(content)) > SECTION_TEMPLATES.bytes)
      note('content', 'This section is too large to be kept');
    ready.set(row.name, { name: row.name, content });
  }
  problems.refuse();
  return [...ready.values()];
}
