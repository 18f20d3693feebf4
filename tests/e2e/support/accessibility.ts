import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 at levels A and AA with all that came before it, and what axe holds for good practice beyond. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Violations that axe finds in the page's present state, one per line; `where` names that state. */
export async function violations(page: Page, where: string): Promise<string[]> {
  // There are no frames to gather from, and what has passed needs no report: both cost most of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await builder.withTags(RULES).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${where}: ${id} (${help}) ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
