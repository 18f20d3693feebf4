import { escapeText } from '../text/escape-text';

const repeated = (count: number, markup: string) => markup.repeat(count);

/** A paragraph for each text. */
export const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeText(text)}</p>`).join('');

/** A list that says the same in each line, to be typed over. */
export const listMarkup = (count: number, text: string): string =>
  `<ul>${repeated(count, `<li>${escapeText(text)}</li>`)}</ul>`;

/** Headings with a paragraph under each, to be typed over. */
export const stepsMarkup = (count: number, heading: string, text: string): string =>
  repeated(count, `<h3>${escapeText(heading)}</h3><p>${escapeText(text)}</p>`);
