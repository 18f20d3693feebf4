import { kindOf } from '@/lib/domain/blocks';
import type { Block, PageContent } from '@/lib/domain/content/model';

interface OpenedPicture {
  /** Place within the block. */
  index: number;
  /** What names it when nothing else on the page has that name. */
  name: string;
}

/** `tidal-archive` of `/media/works/tidal-archive.jpg`. */
function stemOf(src: string): string {
  const file = src.slice(src.lastIndexOf('/') + 1);
  return file.replace(/\.[a-z0-9]+$/i, '');
}

function picturesOf({ component, props }: Block): OpenedPicture[] {
  const shown = kindOf(component)?.pictures(props) ?? [];
  return shown.flatMap(({ src, key, opensLarge }, index) =>
    opensLarge && src !== '' ? [{ index, name: key ?? stemOf(src) }] : [],
  );
}

const known = new WeakMap<PageContent, ReadonlyMap<string, string>>();

function keysOf(content: PageContent): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const keys = new Map<string, string>();
  for (const block of content.sections.flatMap(({ blocks }) => blocks)) {
    for (const { index, name } of picturesOf(block)) {
      let key = name;
      for (let number = 2; taken.has(key); number += 1) key = `${name}-${number}`;
      taken.add(key);
      keys.set(`${block.id}/${index}`, key);
    }
  }
  return keys;
}

/** Every picture of a page that opens large, each with a key of its own for `{page}?picture={key}`. */
export function lightboxKeys(content: PageContent): ReadonlyMap<string, string> {
  const keys = known.get(content) ?? keysOf(content);
  known.set(content, keys);
  return keys;
}

/** The key of one picture: of a block, or of a gallery's item at the given place. */
export function lightboxKey(content: PageContent, blockId: string, index = 0): string | undefined {
  return lightboxKeys(content).get(`${blockId}/${index}`);
}
