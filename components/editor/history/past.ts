import { create } from 'zustand';
import type { Revision } from '@/lib/contracts/revisions';
import { useSelection } from '../core/selection';

interface Past {
  /** The version that is viewed in place of the edited page. */
  revision: Revision | null;
  show(revision: Revision): void;
  back(): void;
}

/** The earlier version that is viewed, if any. */
export const usePast = create<Past>()((set) => ({
  revision: null,
  show: (revision) => {
    useSelection.getState().select(null);
    set({ revision });
  },
  back: () => set({ revision: null }),
}));
