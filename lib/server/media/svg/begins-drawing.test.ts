import { describe, expect, it } from 'vitest';
import { HANG_MS } from '@/tests/setup/hang';
import { beginsDrawing } from './begins-drawing';

it.each([
  ['<svg>'],
  ['<svg/>'],
  ['  <svg xmlns="http://www.w3.org/2000/svg">'],
  ['<SVG >'],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg">'],
  ['<?xml version="1.0"?>\n<!-- made by hand --><svg>'],
  ['<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><svg>'],
  ['<!doctype svg [ <!ENTITY a "b"> <!ENTITY c "d"> ] ><!----><!-- > <html> --><svg>'],
])('%s begins a drawing', (text) => {
  expect(beginsDrawing(text)).toBe(true);
});

it.each([
  [''],
  ['svg'],
  ['<svgs>'],
  ['<html><svg>'],
  ['words <svg>'],
  ['<!DOCTYPE html><svg>'],
  ['<!-- <svg>'],
  ['<?xml <svg>'],
  ['<!DOCTYPE svg <svg'],
  ['<!DOCTYPE svg [ <svg>'],
  ['<!DOCTYPE svg [ ] <svg'],
])('%s does not', (text) => {
  expect(beginsDrawing(text)).toBe(false);
});

describe('what takes long to tell by a pattern (security U-2)', () => {
  it.each([
    ['comments', '<!---->'],
    ['comments with spaces', '<!-- --> '],
    ['declarations', '<?x?>'],
    ['kinds', '<!DOCTYPE svg>'],
    ['kinds with an inner part', '<!DOCTYPE svg []>'],
    ['beginnings of kinds', '<!DOCTYPE svg '],
    ['beginnings of comments', '<!--'],
    ['a name', '<s'],
    ['spaces', ' '],
  ])('%s without end', (_, part) => {
    const begun = performance.now();
    for (const end of ['', '<html>', '<svg>']) beginsDrawing(part.repeat(500_000 / part.length) + end);
    expect(performance.now() - begun).toBeLessThan(HANG_MS);
  });
});
