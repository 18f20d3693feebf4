import { describe, expect, it } from 'vitest';
import { coloursOfCode, coloursOfSheet } from '@/scripts/colours/find-colours';

describe('a colour that is written out', () => {
  it.each([
    ['a { color: #fff }', ['#fff']],
    ['a {\n background: linear-gradient(red, #0a0a0c80) }', ['#0a0a0c80', 'red']],
    ['a { border: 1px solid rgb(255 255 255 / 12%) }', ['rgb(']],
    ['a { --ink: oklch(0.7 0.1 50) }', ['oklch(']],
    ['#fade { color: var(--color-red) }', []],
    ['a { background: url("#abc") no-repeat transparent }', []],
    ['a { animation: tan 1s; border-color: Highlight; outline: 1px solid currentcolor }', []],
    ['a { color: color-mix(in srgb, var(--ink) 50%, transparent) }', []],
    ['/* #fff */ a { color: inherit }', []],
  ])('in a sheet: %s', (source, colours) => {
    expect(coloursOfSheet(source).map(({ text }) => text)).toEqual(colours);
  });

  it.each([
    ['<b className="p-2 bg-[#17171b]" />', ['#17171b']],
    ['<b className={cx("text-[red]", isOn && "border-[rgb(0_0_0/20%)]")} />', ['red', 'rgb(']],
    ['<b className="shadow-[0_0_1px_black]" />', ['black']],
    ['<b style={{ color: "tomato", inlineSize: "2rem" }} />', ['tomato']],
    ['<b style={{ background: `#fff` }} />', ['#fff']],
    ['<a href="#pages" className="text-tool-ink bg-white" />', []],
    ['<b className="max-w-[min(20rem,100vw)]">red</b>', []],
    ['<b style={{ color: "var(--ink)" }} />', []],
  ])('in a component: %s', (source, colours) => {
    expect(coloursOfCode('a.tsx', source).map(({ text }) => text)).toEqual(colours);
  });
});
