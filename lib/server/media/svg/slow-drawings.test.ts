import { describe, expect, it } from 'vitest';
import { HANG_MS } from '@/tests/setup/hang';
import { cleanSvg } from './clean-svg';
import { XmlError } from './read-xml';

const ROOM = 1_500_000;
const fill = (part: string, bytes = ROOM) => part.repeat(bytes / part.length);
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

function outcomeOf(text: string): string {
  const begun = performance.now();
  try {
    return cleanSvg(text).text;
  } catch (error) {
    expect(error).toBeInstanceOf(XmlError);
    return 'refused';
  } finally {
    expect(performance.now() - begun).toBeLessThan(HANG_MS);
  }
}

/** The longest value that is not refused for its length. */
const LONG = 65_536;

describe('drawings as large as they may be, made to be slow to read (security U-7)', () => {
  it.each([
    ['values of one long word', svg(fill(`<g class="${'a'.repeat(LONG)}"/>`))],
    ['shapes of one long word', svg(`<path d="${fill('a')}"/>`)],
    ['values that call', svg(fill(`<g fill="${'rgb('.repeat(LONG / 4)}"/>`))],
    ['values that lead inside', svg(fill(`<g fill="${'url(#a)'.repeat(LONG / 7)}"/>`))],
    ['values that would lead', svg(fill(`<g fill="${'url('.repeat(LONG / 4)}"/>`))],
    ['a sheet of semicolons', svg(`<style>${fill(';')}</style>`)],
    ['a sheet of rules', svg(`<style>${fill('a{}')}</style>`)],
    ['a sheet of rules within rules', svg(`<style>${fill('@media a{')}</style>`)],
    ['a sheet of comments', svg(`<style>${fill('/**/')}</style>`)],
    ['a sheet of beginnings of comments', svg(`<style>${fill('/*')}</style>`)],
    ['a sheet of ends', svg(`<style>${fill('}')}</style>`)],
    ['declarations', svg(fill(`<g style="${'a:b;'.repeat(LONG / 4)}"/>`))],
    ['names of kinds, named again by each', manyPrefixes()],
    [
      'a deep nest',
      svg(`${'<g>'.repeat(190)}${fill('<g/>', ROOM / 16)}${fill('word ', ROOM / 2)}${'</g>'.repeat(190)}`),
    ],
    ['a shape that goes on for ever', `<svg viewBox="${fill(' ')}"/>`],
    ['a picture in it', svg(`<image href="data:image/png;base64,${fill('A')}!"/>`)],
    ['an address in it', svg(`<use href="#${fill('a')}"/>`)],
    ['signs', svg(fill('&amp;'))],
    ['beginnings of signs', svg(fill('&'))],
    ['declarations of kinds', fill('<!DOCTYPE svg>')],
    ['a declaration without an end', `<!DOCTYPE svg ${fill('"a" ')}`],
    ['spaces', `<svg ${fill(' ')}`],
    ['a name', `<${fill('a')}`],
    ['attributes', `<svg ${Array.from({ length: ROOM / 12 }, (_, at) => `a${at}=""`).join(' ')}/>`],
  ])('%s', (_, text) => {
    outcomeOf(text);
  });
});

/** Each of many elements declares a prefix beside those of its many ancestors. */
function manyPrefixes(): string {
  const nest = Array.from({ length: 100 }, (_, depth) => {
    const spaces = Array.from({ length: 900 }, (_, at) => `xmlns:a${depth}-${at}=""`);
    return `<g ${spaces.join(' ')}>`;
  });
  return `<svg>${nest.join('')}${'<g xmlns:b=""/>'.repeat(90_000)}${'</g>'.repeat(100)}</svg>`;
}

describe('the length of a value', () => {
  const path = (name: string, element = 'path') => svg(`<${element} ${name}="${'1 '.repeat(LONG / 2)} "/>`);

  it.each(['d', 'points', 'values'])('%s may be of any', (name) => {
    expect(outcomeOf(path(name))).toContain(` ${name}="1 1`);
  });

  it.each(['class', 'fill', 'transform', 'style'])('a drawing with a longer %s is refused', (name) => {
    expect(outcomeOf(path(name))).toBe('refused');
  });

  it('what is not kept may be of any', () => {
    expect(outcomeOf(path('data-tool'))).toContain('<path/>');
    expect(outcomeOf(path('x:class'))).toContain('<path/>');
  });

  it('a picture that lies in a drawing may be of any', () => {
    const picture = `data:image/png;base64,${'A'.repeat(LONG)}`;
    expect(outcomeOf(svg(`<image href="${picture}"/>`))).toContain(picture);
  });
});
