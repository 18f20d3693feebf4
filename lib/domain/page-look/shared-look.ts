import { changeLook, type LookChanges, type LookSettings, PAGE_ITSELF } from '../content/change-look';
import type { Look, PageContent } from '../content/model';
import { lookOfPage } from './settings';

/** Whether a language has a look of its own is its own affair. */
const NEVER_SHARED: ReadonlySet<string> = new Set(['languages']);

function looksOf({ look, sections }: PageContent): Map<string, Look | undefined> {
  const looks = new Map<string, Look | undefined>([[PAGE_ITSELF, look]]);
  for (const section of sections) {
    looks.set(section.id, section.look);
    for (const block of section.blocks) looks.set(block.id, block.look);
  }
  return looks;
}

/** What has changed of the looks of a page; nothing where its language has a look of its own. */
export function lookChanges(before: PageContent, after: PageContent): LookChanges {
  const changes = new Map<string, LookSettings>();
  if (lookOfPage(after).languages === 'own') return changes;
  const was = looksOf(before);
  for (const [id, look = {}] of looksOf(after)) {
    const then = was.get(id) ?? {};
    const names = [...new Set([...Object.keys(then), ...Object.keys(look)])].filter(
      (name) => then[name] !== look[name] && !NEVER_SHARED.has(name),
    );
    if (names.length > 0)
      changes.set(id, Object.fromEntries(names.map((name) => [name, look[name] ?? null])));
  }
  return changes;
}

/**
 * Another language's content with the look changed as it was in one; the same content where nothing of it changes, and where
 * that language has a look of its own.
 */
export function withLookChanges(content: PageContent, changes: LookChanges): PageContent {
  const isApart = changes.size === 0 || lookOfPage(content).languages === 'own';
  return isApart ? content : changeLook(content, changes);
}
