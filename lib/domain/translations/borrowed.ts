import type { MessageGroup, Messages } from './model';
import { layLeaves, leavesOfLayer, type MessageLayer } from './overlay';

/** Among the texts of a language: which of them are another's. No text can have this namespace, since it says nothing. */
export const BORROWED = '';

/** A layer of texts, and the language that they are in (BCP 47). */
export interface LanguageLayer extends MessageLayer {
  tag: string;
}

/**
 * Which texts a language has from those that it falls back on: at their places, the tag of the language that they are
 * in. Empty for a language that has all of its own.
 */
export function borrowedTexts(language: LanguageLayer, ...fallbacks: readonly LanguageLayer[]): Messages {
  const marks = [language, ...fallbacks].map((layer) =>
    leavesOfLayer(layer).map(({ path }) => ({ path, value: layer.tag })),
  );
  const borrowed: Messages = {};
  for (const [namespace, group] of Object.entries(layLeaves(marks))) {
    const left = without(group, language.tag);
    if (left) borrowed[namespace] = left;
  }
  return borrowed;
}

function without(group: MessageGroup, tag: string): MessageGroup | null {
  const left: MessageGroup = {};
  for (const [key, value] of Object.entries(group)) {
    const kept = typeof value === 'string' ? value : without(value, tag);
    if (kept !== null && kept !== tag) left[key] = kept;
  }
  return Object.keys(left).length > 0 ? left : null;
}

/**
 * The language of a text that a page shows, where it is not the page's own.
 * @param messages as pages have them
 * @param place namespace and key, with dots between
 */
export function borrowedFrom(messages: Readonly<Record<string, unknown>>, place: string): string | undefined {
  let found: unknown = messages[BORROWED];
  for (const step of place.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = Reflect.get(found, step);
  }
  return typeof found === 'string' ? found : undefined;
}
