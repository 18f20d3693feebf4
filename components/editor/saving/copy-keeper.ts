import type { WorkingCopy } from '@/lib/client/working-copies';
import type { SaveStatus } from '../core/save-status';

/** Where backups go, and who is told whether there is one. */
export interface CopyStore {
  keep(copy: WorkingCopy): Promise<void>;
  drop(): Promise<void>;
  tell(kept: SaveStatus['kept']): void;
}

/**
 * Keeps the backup of one page. What is asked for last is what stays and what is told, however long a write before it takes:
 * a backup of work that has been saved meanwhile would come back as a change.
 */
export function createCopyKeeper({ keep, drop, tell }: CopyStore) {
  let turn = 0;
  let mayBeStored = false;
  return {
    async keep(copy: WorkingCopy): Promise<void> {
      turn += 1;
      const mine = turn;
      mayBeStored = true;
      const kept = await keep(copy).then(
        () => 'yes' as const,
        () => 'refused' as const,
      );
      if (mine === turn) tell(kept);
    },
    /** @param isStored whether there is known to be a backup, of an earlier visit perhaps */
    async drop(isStored: boolean): Promise<void> {
      if (!isStored && !mayBeStored) return;
      turn += 1;
      mayBeStored = false;
      tell('no');
      await drop();
    },
  };
}
