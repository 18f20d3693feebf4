import type { Page } from '@playwright/test';

/**
 * What a page lacks of its whole style sheets: rules whose selectors choose something that stands in it now, whatever state
 * that is in and however it is looked at, and custom properties that its rules ask for.
 */
export const missingRules = (page: Page): Promise<{ compared: number; missing: string[] }> =>
  page.evaluate(async () => {
    /** Every rule for elements, with what holds it; and the names that are defined. */
    const collect = (rules: CSSRuleList, around: string, found: Map<string, CSSStyleRule[]>) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const selector of selectorsIn(rule.selectorText)) {
            const key = `${around}${selector}`;
            found.set(key, [...(found.get(key) ?? []), rule]);
          }
        } else if (rule instanceof CSSGroupingRule) {
          const [head = ''] = rule.cssText.split('{');
          collect(rule.cssRules, `${around}${head}`, found);
        }
      }
      return found;
    };
    const selectorsIn = (list: string) => {
      let depth = 0;
      let selectors = [''];
      for (const letter of list) {
        if (letter === '(' || letter === '[') depth += 1;
        if (letter === ')' || letter === ']') depth -= 1;
        if (letter === ',' && depth === 0) selectors = ['', ...selectors];
        else selectors[0] += letter;
      }
      return selectors.map((selector) => selector.trim());
    };
    const isFound = (selector: string) => {
      const standing = selector
        .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '')
        .replaceAll(
          /:(?:hover|focus-visible|focus-within|focus|active|open|popover-open|placeholder-shown)/g,
          '',
        )
        .replaceAll(/:not\(\s*\)/g, '');
      // Parts of fields, which `::before` and `::selection` are not.
      const isOfField = /^::(?:-webkit-|placeholder|file-)/.test(selector);
      try {
        return document.querySelector(standing || (isOfField ? 'input, textarea, select' : '*')) !== null;
      } catch {
        // Of another browser, or of nothing but a state.
        return false;
      }
    };
    const plain = ({ style }: CSSStyleRule) =>
      [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);

    const own = new Map<string, CSSStyleRule[]>();
    for (const style of document.querySelectorAll('style'))
      if (style.sheet) collect(style.sheet.cssRules, '', own);
    const whole = new Map<string, CSSStyleRule[]>();
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
    for (const { href } of links) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(href)).text());
      collect(sheet.cssRules, '', whole);
    }
    const missing: string[] = [];
    let compared = 0;
    const defined = new Set<string>();
    for (const [key, rules] of whole) {
      const selector = selectorsIn(rules[0]?.selectorText ?? '').find((each) => key.endsWith(each)) ?? '';
      if (!isFound(selector)) continue;
      for (const { style } of rules) for (const name of style) if (name.startsWith('--')) defined.add(name);
      const wanted = rules.flatMap(plain);
      if (wanted.length === 0) continue;
      compared += 1;
      const given = new Set((own.get(key) ?? []).flatMap(plain));
      if (!wanted.every((declaration) => given.has(declaration))) missing.push(key);
    }
    const ownNames = new Set([...own.values()].flat().flatMap(({ style }) => [...style]));
    const text = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    for (const name of defined)
      if (!ownNames.has(name) && new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(text)) missing.push(name);
    return { compared, missing };
  });
