import { expect, it } from 'vitest';
import { trimEnd } from './trim-end';

it.each([
  ['word', 'word'],
  ['word.,;', 'word'],
  ['wo.rd.', 'wo.rd'],
  ['...', ''],
  ['', ''],
])('%j', (text, trimmed) => {
  expect(trimEnd(text, /[.,;]/)).toBe(trimmed);
});
