import * as z from 'zod';
import { isRecord, ownValue } from '../json';
import { noMoreThan } from '../no-more-than';

/**
 * How a part of a page looks, as it is stored: names of settings with the names of their values. What is not said is the default;
 * settings and values that this release does not know are kept, and ignored.
 */
export type Look = Readonly<Record<string, string>>;

const LIMITS = { settings: 32, characters: 1024 };

const text = z.string().max(LIMITS.characters);

/** Strict: what a save may carry. */
export const lookSchema: z.ZodType<Look> = noMoreThan(LIMITS.settings, z.record(text.min(1), text));

/** Whether a stored value can be kept as a look. */
export function isLook(stored: unknown): stored is Look {
  return isRecord(stored) && Object.values(stored).every((value) => typeof value === 'string');
}

/** Settings with the values that each can have. */
export type Settings = Readonly<Record<string, readonly string[]>>;

/** A value for each setting. */
export type ValuesOf<S extends Settings> = { readonly [Name in keyof S]: S[Name][number] };

/**
 * What is said of each setting, and the default where nothing is said that this release knows.
 * @param stored a look as it was stored, if there is one
 */
export function readLook<S extends Settings>(
  settings: S,
  defaults: ValuesOf<S>,
  stored: Look | undefined,
): ValuesOf<S> {
  const read = Object.entries(settings).map(([name, values]) => {
    const value = ownValue(stored, name);
    return [name, typeof value === 'string' && values.includes(value) ? value : defaults[name]];
  });
  return Object.fromEntries(read) as ValuesOf<S>;
}

/** What can be said of how a block looks. Each kind has some of these settings (`look` of its definition). */
export const BLOCK_LOOK = {
  width: ['narrow', 'normal', 'wide', 'edge'],
  align: ['start', 'center', 'end'],
  voice: ['small', 'text', 'statement'],
  crop: ['whole', 'screen', 'film', 'landscape', 'square', 'portrait'],
  tiles: ['wall', 'shelf', 'large', 'beside'],
  formats: ['rows', 'cells'],
} as const satisfies Settings;

export type BlockLook = ValuesOf<typeof BLOCK_LOOK>;

export type BlockSetting = keyof BlockLook;

/** The settings that a kind of block has, with the values that each may have there. */
export type BlockSettings = { readonly [Name in BlockSetting]?: readonly BlockLook[Name][] };
