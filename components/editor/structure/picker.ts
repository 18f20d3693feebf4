import { create } from 'zustand';
import type { BlockPosition } from '@/lib/domain/content/clipboard';

interface Picker {
  /** Where what is chosen goes: null is a section of its own at the end of the page. */
  position: BlockPosition | null;
  isOpen: boolean;
  /** What it hangs on. */
  anchor: Element | null;
  open(position: BlockPosition | null, anchor: Element | null): void;
  close(): void;
}

/** The choice of what to add, one for the whole page. */
export const usePicker = create<Picker>()((set) => ({
  position: null,
  isOpen: false,
  anchor: null,
  open: (position, anchor) => set({ position, anchor, isOpen: true }),
  close: () => set({ isOpen: false }),
}));
