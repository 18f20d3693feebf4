/** What is added to a name that is taken. */
const SUFFIX = /^[0-9a-f]{8}$/;

/** The language that a file says it is in, as `film.uk.vtt` does: one of the given codes, or null. */
export function languageInName(name: string, codes: readonly string[]): string | null {
  const words = name
    .toLowerCase()
    .split(/[._/-]/)
    .slice(0, -1);
  if (SUFFIX.test(words.at(-1) ?? '')) words.pop();
  return codes.find((code) => code.toLowerCase() === words.at(-1)) ?? null;
}
