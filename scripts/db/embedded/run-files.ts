import { join } from 'node:path';

/** The files by which processes that share a data folder find each other. */
export function runFiles(dataFolder: string) {
  const folder = join(dataFolder, 'run');
  return {
    folder,
    lock: join(folder, 'postgres.lock'),
    /** The running database's address. */
    address: join(folder, 'postgres.url'),
    /** The address that the site was last started with. */
    site: join(folder, 'site.url'),
  };
}
