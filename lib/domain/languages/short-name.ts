const LETTERS = 3;

/**
 * A language's own name, shortened where its script has small and large letters and does so: "Eng", "Рус", "Укр". Names in
 * other scripts stay whole: three letters of them are no word that anybody knows.
 */
export function shortName(name: string): string {
  const isCased = name.toLowerCase() !== name.toUpperCase();
  if (!isCased) return name;
  const [first = '', ...rest] = Array.from(name.normalize('NFC')).slice(0, LETTERS);
  return first.toUpperCase() + rest.join('').toLowerCase();
}
