/** The language that a file says it is in, as `film.uk.vtt` does: one of the given codes, or null. */
export function languageInName(name: string, codes: readonly string[]): string | null {
  const words = name.toLowerCase().split(/[._/-]/);
  const found = words.at(-2);
  return codes.find((code) => code.toLowerCase() === found) ?? null;
}
