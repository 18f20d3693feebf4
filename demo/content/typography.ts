const NBSP = '\u00a0';

/**
 * Keeps a dash with the word before it and a number with what it counts, so that neither begins a line alone.
 * Prepositions stay unbound on purpose: a visitor's text search types ordinary spaces.
 */
export function bindSpaces(text: string): string {
  return text
    .replace(/ ([—–])/g, `${NBSP}$1`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replace(/(?<=\d) (?=(?:[кмс]?м|кг|т|мин|хв|г|р|с|m|cm|km|kg|min|t|s|Hz|Гц|px|%)(?![\p{L}]))/gu, NBSP)
    .replace(/(?<=№) /g, NBSP);
}
