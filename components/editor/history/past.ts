import { create } from 'zustand';
import type { Revision } from '@/lib/contracts/revisions';
import { useSelection } from '../core/selection';

interface Past {
  /** The page as it was, while it is looked at in place of the one that is edited. */
  revision: Revision | null;
  show(revision: Revision): void;
  back(): void;
}

/** Which earlier version of the page is looked at, if any. */
export const usePast = create<Past>()((set) => ({
  revision: null,
  show: (revision) => {
    useSelection.getState().select(null);
    set({ revision });
  },
  back: () => set({ revision: null }),
}));
