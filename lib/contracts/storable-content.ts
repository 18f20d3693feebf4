import * as z from 'zod';
import type { PageContent } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/site/limits';
import { isStorableText } from '@/lib/domain/site/stored-text';
import { pageContent } from './page-content';

type Path = (string | number)[];
type Report = (path: Path, message: string) => void;

/** Reports every text and key that could not be stored, or that would reach a prototype (security V-3, V-4). */
function checkJson(value: unknown, path: Path, report: Report): void {
  if (typeof value === 'string' && !isStorableText(value)) {
    report(path, 'This text holds a character that cannot be stored');
  }
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) {
    if (key === '__proto__' || (typeof key === 'string' && !isStorableText(key))) {
      report(path, 'A name in here cannot be stored');
    } else checkJson(inner, [...path, key], report);
  }
}

/** Counts are bounded and ids unique within the page (security V-1, D-6). */
function checkBounds({ sections }: PageContent, report: Report): void {
  const seen = new Set<string>();
  const claim = (id: string, path: Path): void => {
    if (id.length > INPUT.idCharacters) report([...path, 'id'], 'This id is too long');
    if (seen.has(id)) report([...path, 'id'], 'This id is used twice in the page');
    seen.add(id);
  };
  if (sections.length > INPUT.sectionsPerPage)
    report(['sections'], `More than ${INPUT.sectionsPerPage} sections`);
  for (const [at, section] of sections.entries()) {
    const path: Path = ['sections', at];
    claim(section.id, path);
    if (section.name.length > INPUT.nameCharacters) report([...path, 'name'], 'This name is too long');
    if (section.blocks.length > INPUT.blocksPerSection) {
      report([...path, 'blocks'], `More than ${INPUT.blocksPerSection} blocks`);
    }
    if (section.attributes.length > INPUT.attributesPerList) {
      report([...path, 'attributes'], `More than ${INPUT.attributesPerList} attributes`);
    }
    for (const [place, block] of section.blocks.entries()) claim(block.id, [...path, 'blocks', place]);
  }
}

/** The content of a save: whole, bounded, with ids of its own, and such that it comes back as it went in. */
export const storableContent: z.ZodType<PageContent> = z
  .unknown()
  // Before anything is copied: a copy would lose a name that reaches the prototype, and with it the chance to refuse it.
  .superRefine((given, context) => {
    checkJson(given, [], (path, message) => context.addIssue({ code: 'custom', message, path }));
  })
  .pipe(pageContent)
  .superRefine((content, context) => {
    checkBounds(content, (path, message) => context.addIssue({ code: 'custom', message, path }));
  });
