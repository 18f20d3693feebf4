import { placeOf } from '@/lib/domain/translations/place';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { partOf, type TextPart } from '@/lib/domain/translations/text-parts';
import type { ReviewView } from './use-review';

/**
 * A row of the texts beside their originals: a text, the head of a part, that nothing is left to do for visitors, or that
 * the tools do not speak this language.
 */
export type ReviewRow =
  | { kind: 'text'; text: ReviewedText }
  | { kind: 'part'; part: TextPart; count: number; isOpen: boolean }
  | { kind: 'none' }
  | { kind: 'untold' };

/** The views in which the tools' texts are folded at first: hundreds, which no visitor reads. */
export const TOOLS_FOLDED: ReadonlySet<ReviewView> = new Set<ReviewView>(['beside', 'missing']);

/** The key of a row. */
export const keyOf = (row: ReviewRow): string =>
  row.kind === 'text' ? placeOf(row.text) : row.kind === 'part' ? row.part : row.kind;

/** The rows of a view: what visitors read, then the tools’ texts below a head, where there are any. */
export function reviewRows(texts: readonly ReviewedText[], isToolsOpen: boolean): ReviewRow[] {
  const of = (part: TextPart) => texts.filter(({ namespace }) => partOf(namespace) === part);
  const asRow = (text: ReviewedText): ReviewRow => ({ kind: 'text', text });
  const visitors = of('visitors');
  const tools = of('tools');
  if (tools.length === 0) return visitors.map(asRow);
  const isUntold = tools.every(({ state }) => state === 'missing');
  return [
    { kind: 'part', part: 'visitors', count: visitors.length, isOpen: true },
    ...(visitors.length > 0 ? visitors.map(asRow) : [{ kind: 'none' } as const]),
    { kind: 'part', part: 'tools', count: tools.length, isOpen: isToolsOpen },
    ...(isToolsOpen && isUntold ? [{ kind: 'untold' } as const] : []),
    ...(isToolsOpen ? tools.map(asRow) : []),
  ];
}
