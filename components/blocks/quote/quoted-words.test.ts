import { describe, expect, it } from 'vitest';
import { quotedWords } from './quoted-words';

describe('quotation marks of each language (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['A coast has no façade.', 'en', 'A coast has no façade.', false],
    ['Горизонт не принадлежит никому.', 'ru', 'Горизонт не принадлежит никому', true],
    ['Обрій не належить нікому.', 'uk', 'Обрій не належить нікому', true],
    ['Что это было?', 'ru', 'Что это было?', false],
    ['И так далее…', 'ru', 'И так далее…', false],
    ['И так далее...', 'ru', 'И так далее...', false],
    ['“A coast has no façade.”', 'en', 'A coast has no façade.', false],
    ['«Горизонт не принадлежит никому».', 'ru', 'Горизонт не принадлежит никому', true],
    ['“One” and “two”', 'en', '“One” and “two”', false],
    [' “The Unlit Coast” is dark. ', 'en', '“The Unlit Coast” is dark.', false],
    ['"', 'en', '"', false],
  ])('%s in %s', (content, tag, words, hasStopBehind) => {
    expect(quotedWords(content, tag)).toEqual({ words, hasStopBehind });
  });
});
