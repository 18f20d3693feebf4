declare global {
  interface Window {
    /** Where Next.js looks for the data that it hydrates a page with. */
    __next_f?: unknown[];
  }
}

const COMES = 'atelier:react-comes';

/** Whether React draws this page, or is about to. */
export const hasReact = () => window.__next_f !== undefined;

/** Calls back when React is about to take over the page. */
export function onReact(comes: () => void): void {
  addEventListener(COMES, comes, { once: true });
}

/** Begins the list of what React hydrates the page with. */
export function expectReact(): unknown[] {
  const data: unknown[] = [[0]];
  window.__next_f = data;
  dispatchEvent(new Event(COMES));
  return data;
}
