import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { VISITS } from '@/lib/domain/visits/limits';

/**
 * Tells the visitors of one day apart without knowing any: each is a figure made of address, browser and a secret of the day,
 * which is made by chance, written nowhere and thrown away with the figures when the day is over.
 */
export class DayVisitors {
  private day = '';
  private secret = randomBytes(32);
  private readonly seen = new Set<string>();

  /** Whether somebody has not been here on this day before. */
  isNew(day: string, address: string, browser: string): boolean {
    if (day !== this.day) {
      this.day = day;
      this.secret = randomBytes(32);
      this.seen.clear();
    }
    if (this.seen.size >= VISITS.visitors) return false;
    const hash = createHash('sha256').update(this.secret).update(`${address} ${browser}`);
    const before = this.seen.size;
    this.seen.add(hash.digest('base64').slice(0, 16));
    return this.seen.size > before;
  }
}
