import type { Look, PageContent } from './model';

/** Stands for the page itself among the ids of its sections and blocks. */
export const PAGE_ITSELF = '';

/** Settings with their values; null where one is not to be said any more. */
export type LookSettings = Readonly<Record<string, string | null>>;

/** Settings by the id of the section or block, or `PAGE_ITSELF`. */
export type LookChanges = ReadonlyMap<string, LookSettings>;

function withSettings(look: Look | undefined, settings: LookSettings): Look | undefined {
  const isSame = Object.entries(settings).every(([name, value]) => (look?.[name] ?? null) === value);
  if (isSame) return look;
  const said = Object.entries({ ...look, ...settings });
  return Object.fromEntries(said.filter((entry): entry is [string, string] => entry[1] !== null));
}

function changed<T extends { id: string; look?: Look }>(part: T, changes: LookChanges): T {
  const settings = changes.get(part.id);
  const look = settings ? withSettings(part.look, settings) : part.look;
  if (look === part.look) return part;
  const { look: _, ...rest } = part;
  const isSaid = look !== undefined && Object.keys(look).length > 0;
  return { ...rest, ...(isSaid && { look }) } as T;
}

/** A mapped list; the same one where no entry became another. */
function mapped<T>(list: T[], change: (entry: T) => T): T[] {
  const next = list.map(change);
  return next.every((entry, at) => entry === list[at]) ? list : next;
}

/** Content with changed looks; the same content where nothing of it changes. */
export function changeLook(content: PageContent, changes: LookChanges): PageContent {
  const sections = mapped(content.sections, (section) => {
    const blocks = mapped(section.blocks, (block) => changed(block, changes));
    return changed(blocks === section.blocks ? section : { ...section, blocks }, changes);
  });
  const own = changes.get(PAGE_ITSELF);
  const look = own ? (withSettings(content.look, own) ?? {}) : content.look;
  if (sections === content.sections && look === content.look) return content;
  return { ...content, ...(look && { look }), sections };
}
