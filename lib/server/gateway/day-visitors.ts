import 'server-only';

import { hash, randomBytes } from 'node:crypto';
import { VISITS } from '@/lib/domain/visits/limits';

/**
 * Tells the visitors of one day apart without knowing any: each is a figure made of address, browser and a secret of the day,
 * which is made by chance, written nowhere and thrown away with the figures when the day is over.
 */
export class DayVisitors {
  private day = '';
  private secret = newSecret();
  private readonly seen = new Set<string>();

  /** Whether somebody has not been here on this day before. */
  isNew(day: string, address: string, browser: string): boolean {
    if (day !== this.day) {
      this.day = day;
      this.secret = newSecret();
      this.seen.clear();
    }
    if (this.seen.size >= VISITS.visitors) return false;
    const before = this.seen.size;
    this.seen.add(hash('sha256', `${this.secret} ${address} ${browser}`, 'base64'));
    return this.seen.size > before;
  }
}

const newSecret = (): string => randomBytes(32).toString('base64');
