const MEBIBYTE = 2 ** 20;

/** Free and total space of the disk that holds the site's data. */
export interface DiskSpace {
  /** Bytes of the whole disk. */
  size: number;
  /** Bytes that this site may still write. */
  free: number;
}

/** Reserved for the database: files and finished pages never use it. */
const RESERVE = { share: 0.02, least: 32 * MEBIBYTE, most: 256 * MEBIBYTE };
/** With less than this a page that is saved may not find room. */
const FULL_BYTES = 4 * MEBIBYTE;
/** The settings warn below this many reserves, in time to act. */
const LOW_RESERVES = 4;

/** Bytes that are kept free for the database: 2 % of the disk, at least 32 MB and at most 256 MB. */
export function reserveOf({ size }: Pick<DiskSpace, 'size'>): number {
  return Math.round(Math.min(RESERVE.most, Math.max(RESERVE.least, size * RESERVE.share)));
}

/** Whether files of so many bytes leave the reserve alone. */
export function hasRoomFor(bytes: number, disk: DiskSpace): boolean {
  return disk.free - bytes >= reserveOf(disk);
}

/** `low`: files are still accepted; `closed`: they are not; `full`: even saving may fail. */
export function diskState(disk: DiskSpace): 'roomy' | 'low' | 'closed' | 'full' {
  if (disk.free < FULL_BYTES) return 'full';
  if (!hasRoomFor(0, disk)) return 'closed';
  return disk.free < LOW_RESERVES * reserveOf(disk) ? 'low' : 'roomy';
}
