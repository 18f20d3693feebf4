import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Walks a toolbar by arrow keys, as toolbars are walked. */
export function walkTools(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.code];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')].filter(
    (tool) => tool.offsetParent !== null,
  );
  if (getComputedStyle(event.currentTarget).direction === 'rtl' && event.code.startsWith('Arrow'))
    tools.reverse();
  const at = tools.findIndex((tool) => tool.contains(document.activeElement));
  if (at === -1) return;
  event.preventDefault();
  tools[step(at, tools.length)]?.focus();
}
