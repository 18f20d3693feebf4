import { isLook, type Look } from '@/lib/domain/blocks/look';

const KEY = 'copied-look';

/** Keeps the settings of a look, to be used elsewhere on this site; false where the browser has no room for it. */
export function keepLook(look: Look): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
    return true;
  } catch {
    return false;
  }
}

/** The look that was last copied in this browser. */
export function keptLook(): Look | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLook(kept) ? kept : null;
  } catch {
    return null;
  }
}
