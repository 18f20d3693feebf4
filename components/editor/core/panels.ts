import { create } from 'zustand';

/** What can stand beside the page while it is edited. */
export type PanelName =
  | 'properties'
  | 'outline'
  | 'filter'
  | 'history'
  | 'languages'
  | 'checks'
  | 'conflicts'
  | 'shortcuts';

interface Panels {
  /** At most one at a time: on a phone it covers the page. */
  open: PanelName | null;
  /** What had the focus before there was a panel: it gets it back. */
  from: Element | null;
  show(name: PanelName): void;
  toggle(name: PanelName): void;
  close(): void;
}

/** Which panel is open. */
export const usePanels = create<Panels>()((set, get) => ({
  open: null,
  from: null,
  show: (name) =>
    set(({ open, from }) => ({ open: name, from: open === null ? document.activeElement : from })),
  toggle: (name) => (get().open === name ? get().close() : get().show(name)),
  close: () => set({ open: null }),
}));
