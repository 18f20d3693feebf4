import { create } from 'zustand';

interface Selection {
  blockId: string | null;
  /** Whether the properties of the selected block are open. */
  isPanelOpen: boolean;
  select(blockId: string | null): void;
  showPanel(isOpen: boolean): void;
}

/** Which block is being worked on. */
export const useSelection = create<Selection>()((set) => ({
  blockId: null,
  isPanelOpen: false,
  select: (blockId) => set((now) => (now.blockId === blockId ? now : { blockId })),
  showPanel: (isPanelOpen) => set({ isPanelOpen }),
}));
