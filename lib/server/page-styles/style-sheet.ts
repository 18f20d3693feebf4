import 'server-only';

import { type AtRule, type ChildNode, type Declaration, parse } from 'postcss';
import { type Selector, selectorsOf } from './selector';

/** A declaration; with the name of what it defines where it is a custom property. */
export interface Written {
  text: string;
  defines?: string;
  /** The custom properties that its value asks for. */
  uses: readonly string[];
}

/** A style sheet, read once and for all pages. */
export type Part =
  | { kind: 'rule'; selectors: readonly Selector[]; body: readonly Written[] }
  | { kind: 'group'; head: string; isLayer: boolean; parts: readonly Part[] }
  /** Kept where its name is asked for: of an animation, a font or a registered property. */
  | {
      kind: 'named';
      of: 'animation' | 'font' | 'property';
      name: string;
      text: string;
      uses: readonly string[];
    }
  | { kind: 'other'; text: string };

const GROUPS = new Set(['media', 'supports', 'layer', 'container']);

/** Reads a minified style sheet. A rule that cannot be understood is kept on every page. */
export function readStyleSheet(css: string): Part[] {
  return partsOf(parse(css).nodes);
}

/** The custom properties that a text asks for. */
const usesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function partsOf(nodes: readonly ChildNode[] = []): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') {
      const isPlain = node.nodes.every((child) => child.type === 'decl');
      if (!isPlain) return [{ kind: 'other', text: String(node) }];
      return [
        { kind: 'rule', selectors: selectorsOf(node.selector), body: bodyOf(node.nodes as Declaration[]) },
      ];
    }
    return node.type === 'atrule' ? [partOfAtRule(node)] : [{ kind: 'other', text: String(node) }];
  });
}

function partOfAtRule(node: AtRule): Part {
  const text = String(node);
  const uses = usesIn(text);
  if (/keyframes$/.test(node.name)) return { kind: 'named', of: 'animation', name: node.params, text, uses };
  if (node.name === 'property') return { kind: 'named', of: 'property', name: node.params, text, uses };
  if (node.name === 'font-face') {
    const family = node.nodes?.find((each) => each.type === 'decl' && each.prop === 'font-family');
    const name = family?.type === 'decl' ? family.value.replaceAll(/["']/g, '') : '';
    return { kind: 'named', of: 'font', name, text, uses };
  }
  const isGroup = GROUPS.has(node.name) && node.nodes !== undefined;
  if (!isGroup) return { kind: 'other', text: node.nodes ? text : `${text};` };
  const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
  return { kind: 'group', head, isLayer: node.name === 'layer', parts: partsOf(node.nodes) };
}

/** Of equal declarations the last one counts; tools that add prefixes write some three times. */
function bodyOf(nodes: readonly Declaration[]): Written[] {
  const texts = nodes.map(String);
  return nodes.flatMap((node, index) => {
    const text = texts[index] ?? '';
    if (texts.indexOf(text, index + 1) >= 0) return [];
    const uses = usesIn(node.value);
    return [node.prop.startsWith('--') ? { text, uses, defines: node.prop } : { text, uses }];
  });
}
