import { create } from 'zustand';
import type { Conflict } from '@/lib/domain/content/merge';

/** How the saving of the open page stands, beyond what its content tells. */
export interface SaveStatus {
  /** The browser says so, or a save has got no answer. */
  isOffline: boolean;
  /** A save waits for the network to come back. */
  isWaiting: boolean;
  /** A save was refused because the session has ended. */
  isSignedOut: boolean;
  /** Whether the dialog to sign in again is open. */
  isSigningIn: boolean;
  /** Conflicts that are not settled yet: until then nothing is sent. */
  conflicts: readonly Conflict[];
  /** What follows once they are settled; `nothing` if a draft was opened beside a newer published text. */
  afterwards: 'save' | 'keep' | 'nothing';
  /** Whether unsaved work is kept in this browser; `refused` where it keeps nothing. */
  kept: 'no' | 'yes' | 'refused';
  /** Another tab of this browser edits the same page. */
  isInOtherTab: boolean;
  /** Another tab has saved a newer version while there is unsaved work here. */
  isBehind: boolean;
  /** Saves the page that is open. */
  save(): void;
  /** Keeps it as a draft. */
  keep(): void;
  /** What the end of the session interrupted; it is repeated after signing in again. */
  again: 'save' | 'keep';
  change(change: Partial<Omit<SaveStatus, 'change' | 'reset'>>): void;
  /** For another page. */
  reset(): void;
}

const CALM = {
  isOffline: false,
  isWaiting: false,
  isSignedOut: false,
  isSigningIn: false,
  conflicts: [] as readonly Conflict[],
  afterwards: 'save' as const,
  kept: 'no' as const,
  isInOtherTab: false,
  isBehind: false,
  save: () => {},
  keep: () => {},
  again: 'save' as const,
};

export const useSaveStatus = create<SaveStatus>()((set) => ({
  ...CALM,
  change: (change) => set(change),
  reset: () => set(CALM),
}));
