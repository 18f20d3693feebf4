import { create } from 'zustand';

/** Panels that can open beside the edited page. */
export type PanelName =
  | 'properties'
  | 'look'
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
  /** The element that had the focus before a panel opened; it gets the focus back. */
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
