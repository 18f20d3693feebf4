import { describe, expect, it } from 'vitest';
import { type PageScripts, REACT_SCRIPTS_ID } from '@/lib/domain/site/page-scripts';
import { withoutFramework } from './without-framework';

const A = '/_next/static/chunks/1d-3ziz_810o8.js';
const B = '/_next/static/chunks/turbopack-077.js';
const file = (address: string) => `<script src="${address}" async=""></script>`;
const page = (head: string, body = '<p>Text</p>') => `<html><head>${head}</head><body>${body}</body></html>`;

/** As Next.js 16.4 writes them. */
const DATA = [
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>',
].join('');
const BEGINNING = { otherChunks: ['static/chunks/a-b_c.js'], runtimeModuleIds: [94553] };
const BEGINS = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(BEGINNING)})</script>`;

function scriptsIn(html: string): PageScripts | null {
  const [, json] = /id="react-scripts">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? null : (JSON.parse(json) as PageScripts);
}

describe('withoutFramework (docs/reference/performance.md#finished-pages)', () => {
  it('takes out the framework’s files, data and beginning, and names what brings them back', () => {
    const preload = `<link rel="preload" as="script" fetchPriority="low" href="${B}"/>`;
    const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
    const html = withoutFramework(
      page(preload + file(A) + file(B) + old, `<p>Text</p>${BEGINS}${DATA}${file(A)}`),
      'early()',
    );
    const list = `<script type="application/json" id="${REACT_SCRIPTS_ID}">`;
    expect(html.split(list)[0]).toBe('<html><head></head><body><p>Text</p>');
    expect(html).toMatch(/<\/script><script>early\(\)<\/script><\/body><\/html>$/);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(scriptsIn(html)).toEqual({ addresses: [A, B], beginnings: [BEGINNING] });
  });

  it('names nothing where React never comes', () => {
    expect(withoutFramework(page(file(A), `<p>Text</p>${BEGINS}${DATA}${file(B)}`), null)).toBe(
      '<html><head></head><body><p>Text</p></body></html>',
    );
  });

  it.each([
    ['our own module', '<script type="module" src="/_next/static/visitor/a-1.js" data-build="x"></script>'],
    ['inline scripts of ours', '<script>"use strict";(()=>{})();</script>'],
    ['structured data', '<script type="application/ld+json">{"@type":"Person"}</script>'],
    ['what only resembles the framework’s', '<script>self.__next_f.push([alert(1)])</script>'],
    ['scripts from elsewhere', '<script src="https://evil.example/_next/static/chunks/a.js"></script>'],
  ])('leaves %s', (_, script) => {
    const html = withoutFramework(page(script + file(A)));
    expect(html).toContain(script);
    expect(scriptsIn(html)?.addresses).toEqual([A]);
  });

  it.each([
    ['a page without scripts', page('')],
    ['what is no whole page', file(A)],
  ])('changes nothing of %s', (_, html) => {
    expect(withoutFramework(html)).toBe(html);
  });
});
