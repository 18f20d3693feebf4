import { kindFiles } from './kind-files';
import { namesOf } from './names';
import { registeredKinds, registries } from './registries';

interface Known {
  /** The source of `own-blocks/definitions.ts`. */
  definitions: string;
  /** Every kind of block that there is. */
  kinds: readonly string[];
}

/**
 * The files of a new kind of block of the site's own, and those that register it, by their paths.
 * @throws {Error} for a name that cannot be one, or that another kind has
 */
export function newKind(name: string, { definitions, kinds }: Known): Record<string, string> {
  const names = namesOf(name);
  if (kinds.some((kind) => namesOf(kind).folder === names.folder))
    throw new Error(`There is a kind of block called ${name} already`);
  return { ...kindFiles(names), ...registries([...registeredKinds(definitions), names]) };
}
