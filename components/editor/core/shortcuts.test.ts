import { describe, expect, it } from 'vitest';
import { keysOf, SHORTCUTS, shortcutOf } from './shortcuts';

const press = (code: string, ...held: ('ctrl' | 'meta' | 'alt' | 'shift')[]) => ({
  code,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

describe('shortcutOf: keys by their place on the keyboard', () => {
  it.each([
    ['save', press('KeyS', 'ctrl'), 'save'],
    ['save on a Mac', press('KeyS', 'meta'), 'save'],
    ['undo', press('KeyZ', 'ctrl'), 'undo'],
    ['redo', press('KeyZ', 'ctrl', 'shift'), 'redo'],
    ['the other redo', press('KeyY', 'ctrl'), 'redo'],
    ['move', press('ArrowUp', 'alt'), 'up'],
    ['no other key held', press('ArrowUp', 'alt', 'shift'), null],
    ['no plain letter', press('KeyS'), null],
    ['the clipboard is the browser’s', press('KeyC', 'ctrl'), null],
    ['remove', press('Delete'), 'remove'],
    ['the list of keys', press('Slash', 'shift'), 'help'],
  ])('%s', (_name, event, expected) => {
    expect(shortcutOf(event, false)).toBe(expected);
  });

  it.each([
    ['a word loses a letter', press('Backspace'), null],
    ['a question is asked', press('Slash', 'shift'), null],
    ['a line ends', press('Enter'), null],
    ['Escape leaves the text', press('Escape'), 'climb'],
    ['its block moves', press('ArrowDown', 'alt'), 'down'],
    ['its words are linked', press('KeyK', 'meta'), 'link'],
    ['bold is the text’s', press('KeyB', 'ctrl'), null],
  ])('while words are typed: %s', (_name, event, expected) => {
    expect(shortcutOf(event, true)).toBe(expected);
  });

  it('gives no two the same key', () => {
    const all = SHORTCUTS.flatMap(({ strokes }) => strokes.map((stroke) => keysOf(stroke, false).join('+')));
    expect(new Set(all).size).toBe(all.length);
  });
});

it.each([
  [false, 'Ctrl Shift Z'],
  [true, '⌘ ⇧ Z'],
])('keysOf writes them as the keyboard has them (Mac: %s)', (isMac, expected) => {
  expect(keysOf({ code: 'KeyZ', isCommand: true, isShift: true }, isMac).join(' ')).toBe(expected);
});
