/** The names of a new kind in each spelling. */
export interface KindNames {
  /** `ArtFair`: stored as a block's `component`. */
  kind: string;
  /** `art-fair`: its folder, its style sheet and its class. */
  folder: string;
  /** `artFair`: what its exports begin with. */
  variable: string;
  /** `Art fair`. */
  words: string;
}

/** No longer than fits on a line of the registries. */
const KIND = /^[A-Z][A-Za-z0-9]{1,23}$/;

/** @throws {Error} for a name that is no word in PascalCase */
export function namesOf(kind: string): KindNames {
  if (!KIND.test(kind)) throw new Error(`"${kind}" is no name for a kind of block: write it like ArtFair`);
  const folder = kind
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
  const words = folder.replaceAll('-', ' ');
  return {
    kind,
    folder,
    variable: folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
