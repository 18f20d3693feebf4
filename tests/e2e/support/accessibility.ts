import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 at levels A and AA, including earlier versions, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Violations that axe finds in the page's present state, one per line; `where` names that state. */
export async function violations(page: Page, where: string): Promise<string[]> {
  // There are no frames to collect from, and passed rules need no report: both would take most of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await builder.withTags(RULES).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${where}: ${id} (${help}) ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
