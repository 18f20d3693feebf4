const MEBIBYTE = 2 ** 20;

/** What is left on the disk that a site lies on. */
export interface DiskSpace {
  /** Bytes of the whole disk. */
  size: number;
  /** Bytes that this site may still write. */
  free: number;
}

/** The database and what it needs to go on come out of this: files and kept pages never touch it. */
const RESERVE = { share: 0.02, least: 32 * MEBIBYTE, most: 256 * MEBIBYTE };
/** With less than this a page that is saved may not find room. */
const FULL_BYTES = 4 * MEBIBYTE;
/** Said in the settings, in time to do something about it. */
const LOW_RESERVES = 4;

/** Bytes that are kept free for the database: 2 % of the disk, at least 32 MB and at most 256 MB. */
export function reserveOf({ size }: Pick<DiskSpace, 'size'>): number {
  return Math.round(Math.min(RESERVE.most, Math.max(RESERVE.least, size * RESERVE.share)));
}

/** Whether files of so many bytes leave the reserve alone. */
export function hasRoomFor(bytes: number, disk: DiskSpace): boolean {
  return disk.free - bytes >= reserveOf(disk);
}

/** `low` while files are still taken, `closed` when none are, `full` when not even what is saved is safe to find room. */
export function diskState(disk: DiskSpace): 'roomy' | 'low' | 'closed' | 'full' {
  if (disk.free < FULL_BYTES) return 'full';
  if (!hasRoomFor(0, disk)) return 'closed';
  return disk.free < LOW_RESERVES * reserveOf(disk) ? 'low' : 'roomy';
}
