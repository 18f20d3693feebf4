import { describe, expect, it } from 'vitest';
import { wordsOfPage, wordsOfScript } from './page-words';
import { rulesForPage } from './rules-for-page';
import { readStyleSheet } from './style-sheet';

const rulesFor = (css: string, html: string, script = '') =>
  rulesForPage(readStyleSheet(css), wordsOfPage(html), wordsOfScript(script));

const PAGE =
  '<main id="content" class="site page" data-layout="about"><p>Text</p><input type="text"/></main>';

describe('rulesForPage keeps what can choose something in the page', () => {
  it.each([
    ['*,:before{margin:0}'],
    [':root{color:red}'],
    ['.site p{color:red}'],
    ['#content>p:first-child{color:red}'],
    ['p::first-letter{color:red}'],
    ['[data-layout=about] p{color:red}'],
    ['[data-layout="about"] p{color:red}'],
    [':not(.missing) p{color:red}'],
    [':is(.missing,.page) p{color:red}'],
    ['main:has(input){color:red}'],
    ['p[hidden]{color:red}'],
    ['p[aria-current=page]{color:red}'],
    ['::placeholder{color:red}'],
    [':focus-visible{color:red}'],
    ['@media (min-width:48rem){.page{color:red}}'],
    ['@supports (display:grid){.page{color:red}}'],
    ['@container (min-width:36rem){.page{color:red}}'],
    ['@layer base{.page{color:red}}'],
    ['::view-transition-group(*){animation:none}'],
    ['@view-transition{navigation:auto}'],
  ])('%s', (css) => {
    expect(rulesFor(css, PAGE)).toBe(css);
  });
});

describe('rulesForPage leaves out what cannot', () => {
  it.each([
    ['.missing{color:red}'],
    ['.site .missing p{color:red}'],
    ['table{color:red}'],
    ['#other{color:red}'],
    ['[data-layout=home] p{color:red}'],
    ['[data-open] p{color:red}'],
    [':is(.missing,table) p{color:red}'],
    ['p:has(.missing){color:red}'],
    [':host{color:red}'],
    ['@media print{.missing{color:red}}'],
    ['/* why */'],
  ])('%s', (css) => {
    expect(rulesFor(css, PAGE)).toBe('');
  });

  it('of the selectors of one rule', () => {
    expect(rulesFor('p,table,.page,.missing{color:red}', PAGE)).toBe('p,.page{color:red}');
  });

  it('where no field is, the rules for the parts of fields', () => {
    expect(rulesFor('::-webkit-datetime-edit{padding:0}::placeholder{opacity:1}', '<p>Text</p>')).toBe('');
  });

  it('but for the place of a layer among the others', () => {
    const css = '@layer base{.missing{color:red}}@layer tools;@layer utilities{.page{color:red}}';
    expect(rulesFor(css, PAGE)).toBe('@layer base;@layer tools;@layer utilities{.page{color:red}}');
  });
});

describe('rulesForPage knows what scripts may add', () => {
  it.each([
    ['site-loader{color:red}', 'document.createElement("site-loader")'],
    ['.film-player{color:red}', 'e.className="film-player"'],
    ['p[data-shown]{color:red}', 'e.toggleAttribute("data-shown",!0)'],
    ['p[data-state=open]{color:red}', 'e.dataset.state=t'],
  ])('%s by %s', (css, script) => {
    expect(rulesFor(css, PAGE)).toBe('');
    expect(rulesFor(css, PAGE, script)).toBe(css);
  });
});

describe('rulesForPage keeps what the rules ask for', () => {
  it('custom properties, one by another, also of the page itself and of its scripts', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}p{margin:var(--a)}.missing{margin:var(--c)}';
    expect(rulesFor(css, PAGE)).toBe(':root{--a:var(--b);--b:1px}p{margin:var(--a)}');
    const styled = PAGE.replace('<p>', '<p style="margin:var(--d)">');
    expect(rulesFor(css, styled, 'getPropertyValue("--e")')).toBe(
      ':root{--a:var(--b);--b:1px;--d:3px;--e:4px}p{margin:var(--a)}',
    );
  });

  it('animations, fonts and registered properties', () => {
    const css = [
      '@keyframes in{0%{opacity:var(--from)}}@keyframes out{to{opacity:0}}',
      '@font-face{font-family:"Text Latin";src:url(/a.woff2)}@font-face{font-family:Other;src:url(/b.woff2)}',
      '@property --from{syntax:"*";inherits:false}@property --to{syntax:"*";inherits:false}',
      ':root{--text:"Text Latin",serif}p{animation:in 1s;font-family:var(--text)}',
    ].join('');
    expect(rulesFor(css, PAGE)).toBe(
      [
        '@keyframes in{0%{opacity:var(--from)}}',
        '@font-face{font-family:"Text Latin";src:url(/a.woff2)}',
        '@property --from{syntax:"*";inherits:false}',
        ':root{--text:"Text Latin",serif}p{animation:in 1s;font-family:var(--text)}',
      ].join(''),
    );
  });

  it('of equal declarations the last, and of others all, in their order', () => {
    expect(rulesFor('p{color:red;color:red;color:oklch(0 0 0);color:red}', PAGE)).toBe(
      'p{color:oklch(0 0 0);color:red}',
    );
  });
});
