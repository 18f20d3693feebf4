import { create } from 'zustand';
import type { BlockPosition } from '@/lib/domain/content/clipboard';

interface Picker {
  /** Where the chosen entry goes: null for a new section at the end of the page. */
  position: BlockPosition | null;
  isOpen: boolean;
  /** The element that it is anchored to. */
  anchor: Element | null;
  open(position: BlockPosition | null, anchor: Element | null): void;
  close(): void;
}

/** The picker of what to add; there is one for the whole page. */
export const usePicker = create<Picker>()((set) => ({
  position: null,
  isOpen: false,
  anchor: null,
  open: (position, anchor) => set({ position, anchor, isOpen: true }),
  close: () => set({ isOpen: false }),
}));
