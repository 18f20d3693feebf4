/** Folds a text for comparison: no case, no diacritics, one kind of space and apostrophe. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase();
  return plain.replace(/[’ʼ`]/g, "'").replace(/\s+/g, ' ').trim();
}
