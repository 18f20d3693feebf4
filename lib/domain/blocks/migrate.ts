import { isRecord, type JsonRecord, ownValue } from '../json';
import type { Migration } from './answers';
import type { BlockDefinition } from './define-block';

type Versioned = Pick<BlockDefinition, 'version' | 'migrations'>;

/** What of a block depends on the version of its kind. */
export interface Stored {
  props: JsonRecord;
  look: JsonRecord;
}

const picked = (record: JsonRecord, names: readonly string[]): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
const without = (record: JsonRecord, names: readonly string[]): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
const texts = (record: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value === 'string'));

function stepUp({ props, look }: Stored, { up, toLook = [] }: Migration): Stored {
  const changed = up ? up(props) : props;
  return { props: without(changed, toLook), look: { ...texts(picked(changed, toLook)), ...look } };
}

function stepDown({ props, look }: Stored, { down, toLook = [] }: Migration): Stored {
  const said = { ...props, ...picked(look, toLook) };
  return { props: down ? down(said) : said, look: without(look, toLook) };
}

/**
 * What is stored of a block as another version of its kind has it, step by step.
 * @param from the version that it is of, and `to` the one that is wanted: newer, or older
 */
export function migrateStored(
  migrations: readonly Migration[],
  stored: Stored,
  { from, to }: { from: number; to: number },
): Stored {
  const isBetween = (step: Migration) => step.to > Math.min(from, to) && step.to <= Math.max(from, to);
  const steps = migrations.filter(isBetween);
  return from <= to ? steps.reduce(stepUp, stored) : steps.reduceRight(stepDown, stored);
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
  if (typeof from !== 'number' || from >= kind.version) return stored;
  // Whoever reads it makes properties of nothing, which are of this version.
  if (!isRecord(props)) return { ...stored, ...versionOf(kind) };
  const said = ownValue(stored, 'look');
  const was = { props, look: isRecord(said) ? said : {} };
  const { look, ...now } = migrateStored(kind.migrations, was, { from, to: kind.version });
  return { ...stored, ...versionOf(kind), ...now, ...(Object.keys(look).length > 0 && { look }) };
}
