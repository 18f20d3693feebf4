import type { Box } from '../core/drawn-blocks';
import type { Surface } from './drag';

/** The panel that the outline scrolls in. */
function panelOf(tree: Element | null): Element | null {
  return tree?.closest('.side-panel') ?? null;
}

/** How far the panel is scrolled, and where it begins. */
export function scrollOf(tree: Element | null): { x: number; y: number } {
  const panel = panelOf(tree);
  const { left = 0, top = 0 } = panel?.getBoundingClientRect() ?? {};
  return { x: -left, y: (panel?.scrollTop ?? 0) - top };
}

/** Brings a line of the panel into sight. */
export function followIn(tree: Element | null, top: number): void {
  const panel = panelOf(tree);
  if (!panel) return;
  const inPanel = top - panel.scrollTop;
  if (inPanel > panel.clientHeight * 0.15 && inPanel < panel.clientHeight * 0.75) return;
  panel.scrollTo({ top: top - panel.clientHeight / 2, behavior: 'instant' });
}

/** The lines of the outline as places: a section reaches from its own line to that of its last block. */
export function outlineSurface(tree: () => HTMLElement | null): Surface {
  return {
    name: 'outline',
    look: () => {
      const element = tree();
      const { x, y } = scrollOf(element);
      const rows = new Map<string, Box>();
      let section: Box | undefined;
      for (const row of element?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
        const { left, top, width, height } = row.getBoundingClientRect();
        const box = { left: left + x, top: top + y, width, height };
        rows.set(row.dataset.row ?? '', box);
        if (row.dataset.kind === 'section') section = box;
        else if (section) section.height = box.top + height - section.top;
      }
      const find = (id: string) => rows.get(id) ?? null;
      return { block: find, section: find };
    },
  };
}
