import { keysOf, SHORTCUTS, type ShortcutName } from './shortcuts';

/** The keys of a shortcut as a tooltip writes them, such as Ctrl+Z. */
export function keyHint(name: ShortcutName): string {
  const stroke = SHORTCUTS.find((shortcut) => shortcut.name === name)?.strokes[0];
  return stroke ? keysOf(stroke, /Mac|iP(hone|ad|od)/.test(navigator.userAgent)).join('+') : '';
}
