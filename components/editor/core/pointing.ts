import { create } from 'zustand';

interface Pointing {
  /** The block whose pictures take a focal point from a tap. */
  blockId: string | null;
  toggle(blockId: string): void;
  stop(): void;
}

/** Setting focal points on the page. */
export const usePointing = create<Pointing>()((set) => ({
  blockId: null,
  toggle: (blockId) => set((now) => ({ blockId: now.blockId === blockId ? null : blockId })),
  stop: () => set({ blockId: null }),
}));
