import { blockTitle } from '@/lib/domain/content/block-title';
import { type Clip, readClip } from '@/lib/domain/content/clipboard';
import type { Block } from '@/lib/domain/content/model';
import { ownValue } from '@/lib/domain/json';
import { plainText } from '@/lib/domain/text/plain-text';

/** For every page and language of this site in this browser. */
const KEY = 'copied';

/** Read anew only when it has changed. */
let last: { kept: string; clip: Clip | null } | null = null;

function wordsOf(block: Block): string {
  const { content } = block.props ?? {};
  return typeof content === 'string' ? plainText(content) : blockTitle(block);
}

/** The words of a clip, which go where it cannot: to other programs. */
function textOfClip(clip: Clip): string {
  if (clip.kind === 'block') return wordsOf(clip.block) || clip.block.component;
  return [clip.section.name, ...clip.section.blocks.map(wordsOf)].filter((text) => text !== '').join('\n');
}

/** Keeps a clip for this site; false where the browser has no room for it. */
export function keepClip(clip: Clip): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...clip, text: textOfClip(clip) }));
    return true;
  } catch {
    return false;
  }
}

/** The clip that was last copied on this site, and its plain text. */
export function keptClip(): { clip: Clip; text: string } | null {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // Storage is refused: there is no clip.
  }
  if (kept === null) return null;
  if (last?.kept !== kept) last = { kept, clip: readClip(kept) };
  const { clip } = last;
  return clip ? { clip, text: String(ownValue(JSON.parse(kept), 'text') ?? '') } : null;
}

/** Copies the clip's text for other programs if it was copied by a button and no clipboard event has done so. */
export async function shareClip(): Promise<void> {
  try {
    await navigator.clipboard.writeText(keptClip()?.text ?? '');
  } catch {
    // Not allowed here: the tools paste it all the same.
  }
}

/** Forgets the clip when the user signs out, so that no text stays in the browser. */
export function dropClip(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: nothing was kept.
  }
}
