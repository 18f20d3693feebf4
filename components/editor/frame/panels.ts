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
  show(name: PanelName): void;
  toggle(name: PanelName): void;
  close(): void;
}

/** Which panel is open. */
export const usePanels = create<Panels>()((set) => ({
  open: null,
  show: (open) => set({ open }),
  toggle: (name) => set(({ open }) => ({ open: open === name ? null : name })),
  close: () => set({ open: null }),
}));
