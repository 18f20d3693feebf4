import { isRecord, type JsonRecord, ownValue } from '../json';
import type { Migration } from './answers';
import type { BlockDefinition } from './define-block';

type Versioned = Pick<BlockDefinition, 'version' | 'migrations'>;

/**
 * Stored properties as another version of their kind has them, step by step.
 * @param from the version that they are of, and `to` the one that is wanted: newer, or older
 */
export function migrateProps(
  migrations: readonly Migration[],
  props: JsonRecord,
  { from, to }: { from: number; to: number },
): JsonRecord {
  const isBetween = (step: Migration) => step.to > Math.min(from, to) && step.to <= Math.max(from, to);
  const steps = migrations.filter(isBetween);
  if (from <= to) return steps.reduce((changed, { up }) => up(changed), props);
  return steps.reduceRight((changed, { down }) => down(changed), props);
}

/** What a block stores of its version: nothing for the first one, which most kinds never leave. */
export const versionOf = ({ version }: Versioned): { version?: number } => (version > 1 ? { version } : {});

/**
 * A stored block with the properties of the kind's version. One that a newer release wrote stays as it is: what this release
 * knows of it is read, and nothing is lost.
 */
export function upgradeTo(kind: Versioned, stored: JsonRecord): JsonRecord {
  const props = ownValue(stored, 'props');
  const from = ownValue(stored, 'version') ?? 1;
  if (!isRecord(props) || typeof from !== 'number' || from >= kind.version) return stored;
  const upgraded = migrateProps(kind.migrations, props, { from, to: kind.version });
  return { ...stored, ...versionOf(kind), props: upgraded };
}
