/** A key by where it is on the keyboard, so that it is the same on every layout of letters. */
export interface Stroke {
  code: string;
  /** Control, or the command key of a Mac. */
  isCommand?: boolean;
  isAlt?: boolean;
  isShift?: boolean;
}

export type ShortcutName =
  | 'save'
  | 'undo'
  | 'redo'
  | 'climb'
  | 'enter'
  | 'previous'
  | 'next'
  | 'up'
  | 'down'
  | 'bold'
  | 'italic'
  | 'link'
  | 'add'
  | 'duplicate'
  | 'remove'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'properties'
  | 'look'
  | 'outline'
  | 'help';

export interface Shortcut {
  name: ShortcutName;
  strokes: readonly Stroke[];
  /** Not while words are being typed, where the key has another meaning. */
  isIdle?: boolean;
  /** Handled by a browser event or by the text editor: it is only listed here. */
  isBrowsers?: boolean;
}

const command = (code: string, more?: Omit<Stroke, 'code'>): Stroke => ({ code, isCommand: true, ...more });
const alt = (code: string): Stroke => ({ code, isAlt: true });

/** Every key of the editor, in the order in which they are listed. */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'save', strokes: [command('KeyS')] },
  { name: 'undo', strokes: [command('KeyZ')] },
  { name: 'redo', strokes: [command('KeyZ', { isShift: true }), command('KeyY')] },
  { name: 'bold', strokes: [command('KeyB')], isBrowsers: true },
  { name: 'italic', strokes: [command('KeyI')], isBrowsers: true },
  { name: 'link', strokes: [command('KeyK')] },
  { name: 'previous', strokes: [alt('PageUp')] },
  { name: 'next', strokes: [alt('PageDown')] },
  { name: 'enter', strokes: [{ code: 'Enter' }], isIdle: true },
  { name: 'climb', strokes: [{ code: 'Escape' }] },
  { name: 'up', strokes: [alt('ArrowUp')] },
  { name: 'down', strokes: [alt('ArrowDown')] },
  { name: 'add', strokes: [alt('KeyA')] },
  { name: 'duplicate', strokes: [command('KeyD')] },
  { name: 'remove', strokes: [{ code: 'Delete' }, { code: 'Backspace' }], isIdle: true },
  { name: 'copy', strokes: [command('KeyC')], isIdle: true, isBrowsers: true },
  { name: 'cut', strokes: [command('KeyX')], isIdle: true, isBrowsers: true },
  { name: 'paste', strokes: [command('KeyV')], isIdle: true, isBrowsers: true },
  { name: 'properties', strokes: [alt('Enter')] },
  { name: 'look', strokes: [alt('KeyL')] },
  { name: 'outline', strokes: [alt('KeyO')] },
  { name: 'help', strokes: [{ code: 'Slash', isShift: true }], isIdle: true },
];

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function isPressed(
  { code, isCommand = false, isAlt = false, isShift = false }: Stroke,
  event: Pressed,
): boolean {
  return (
    event.code === code &&
    (event.ctrlKey || event.metaKey) === isCommand &&
    event.altKey === isAlt &&
    event.shiftKey === isShift
  );
}

/** The shortcut that a key press is, if any; those of the browser are left to it. */
export function shortcutOf(event: Pressed, isTyping: boolean): ShortcutName | null {
  const found = SHORTCUTS.find(({ strokes }) => strokes.some((stroke) => isPressed(stroke, event)));
  return found && !found.isBrowsers && !(found.isIdle && isTyping) ? found.name : null;
}

const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  Space: '␣',
  Slash: '?',
};

/** The keys of a stroke as they are written on a keyboard: a Mac has signs for some. */
export function keysOf({ code, isCommand, isAlt, isShift }: Stroke, isMac: boolean): string[] {
  const sign = SIGNS[code] ?? code.replace(/^Key/, '');
  return [
    ...(isCommand ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(isAlt ? [isMac ? '⌥' : 'Alt'] : []),
    // The question mark has it in it.
    ...(isShift && code !== 'Slash' ? [isMac ? '⇧' : 'Shift'] : []),
    sign,
  ];
}
