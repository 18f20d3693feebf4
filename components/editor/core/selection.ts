import { create } from 'zustand';

interface Selection {
  /** The block that is being worked on. */
  blockId: string | null;
  /** The section that is being worked on as a whole; never together with a block. */
  sectionId: string | null;
  select(blockId: string | null): void;
  selectSection(sectionId: string | null): void;
}

/** The selected block or section. */
export const useSelection = create<Selection>()((set) => ({
  blockId: null,
  sectionId: null,
  select: (blockId) =>
    set((now) => (now.blockId === blockId && now.sectionId === null ? now : { blockId, sectionId: null })),
  selectSection: (sectionId) => set({ sectionId, blockId: null }),
}));
