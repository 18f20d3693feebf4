import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Judge } from './judge';

/** Patterns known to be safe, so that only new ones are judged; valid for one set of packages. */
export class KnownVerdicts {
  private readonly safe: Set<string>;

  constructor(
    private readonly file: string,
    private readonly packages: string,
  ) {
    this.safe = new Set(readSafe(file, packages));
  }

  /** Judges patterns that are not known yet. */
  readonly judge =
    (judge: Judge): Judge =>
    async (pattern) => {
      const key = `${pattern.flags}/${pattern.source}`;
      if (this.safe.has(key)) return null;
      const fault = await judge(pattern);
      if (fault === null) this.safe.add(key);
      return fault;
    };

  keep(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ packages: this.packages, safe: [...this.safe].sort() }));
  }
}

function readSafe(file: string, packages: string): string[] {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept.packages === packages ? kept.safe : [];
  } catch {
    return [];
  }
}
