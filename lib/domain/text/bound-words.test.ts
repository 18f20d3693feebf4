import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindHeading, bindWords, NO_BREAK_SPACE } from './bound-words';

/** With `~` where a line cannot break. */
const shown = (text: string, language: string, bind = bindWords) =>
  bind(text, language).replaceAll(NO_BREAK_SPACE, '~');

describe('bindWords', () => {
  it.each([
    ['ru', 'Она живёт в Киеве и работает с ветром', 'Она живёт в~Киеве и~работает с~ветром'],
    ['ru', 'Не знаю, пришли ли они', 'Не~знаю, пришли~ли они'],
    ['ru', 'В том же году', 'В~том~же году'],
    ['ru', '12 февраля 2019 г. в музее', '12~февраля~2019~г. в~музее'],
    ['ru', 'с 3 марта по 7 мая', 'с~3~марта по~7~мая'],
    ['ru', 'в 2019 году', 'в~2019~году'],
    ['ru', '30 × 40 см', '30~×~40~см'],
    ['ru', '30 х 40 см', '30~х~40~см'],
    ['ru', 'А. С. Пушкин', 'А.~С.~Пушкин'],
    ['ru', 'г. Киев, ул. Мира', 'г.~Киев, ул.~Мира'],
    ['ru', '2019 г. Киев', '2019~г. Киев'],
    ['ru', 'Ветер — это голос', 'Ветер~— это голос'],
    ['ru', 'на с. 12 и № 4', 'на~с.~12 и~№~4'],
    ['ru', '1 000 000 руб.', '1~000~000~руб.'],
    ['uk', 'Вона живе у Києві й працює з вітром', 'Вона живе у~Києві й~працює з~вітром'],
    ['uk', '24 серпня 2021 р.', '24~серпня~2021~р.'],
    ['uk', 'якби ж то', 'якби~ж то'],
    ['uk-UA', 'у «Мистецькому арсеналі»', 'у~«Мистецькому арсеналі»'],
    ['uk-UA', 'у «Найвідомішому арсеналі»', 'у~«Найвідомішому арсеналі»'],
    ['uk-UA', 'у «Найнепередбачуванішому»', 'у «Найнепередбачуванішому»'],
    ['en', 'I saw a machine', 'I~saw a~machine'],
    ['en', '12 March 2019 and March 5, 2019', '12~March~2019 and March~5,~2019'],
    ['en', '30 × 40 cm, 12 min', '30~×~40~cm, 12~min'],
    ['en', '12 × 14 in, made in 1998 in Kyiv', '12~×~14~in, made in 1998 in Kyiv'],
    ['en', 'pp. 12–15, no. 4', 'pp.~12–15, no.~4'],
    ['en', 'J. M. W. Turner', 'J.~M.~W.~Turner'],
    ['en', '1 x 2', '1~x~2'],
    ['en', 'Generation x', 'Generation x'],
    ['pl', 'Mieszka w Krakowie i pracuje z wiatrem', 'Mieszka w~Krakowie i~pracuje z~wiatrem'],
    ['cs', 'Žije v Praze a pracuje s větrem', 'Žije v~Praze a~pracuje s~větrem'],
    ['fr', 'Qui vient ? « Moi »', 'Qui vient~? «~Moi~»'],
    ['fr', '3 février 2020', '3~février~2020'],
    ['de', '3. März 2020', '3.~März~2020'],
    ['ja', '2019 年', '2019 年'],
    ['x_y', 'a b 3 cm', 'a b 3~cm'],
  ])('%s: %s', (language, text, expected) => {
    expect(shown(text, language)).toBe(expected);
  });

  it('leaves breaks, and more than one space, as they are', () => {
    expect(shown('в\nКиеве, в  Киеве', 'ru')).toBe('в\nКиеве, в  Киеве');
  });

  it('keeps no more together than a narrow column has room for', () => {
    expect(shown('в а и о с у к в а и о с у', 'ru')).toBe('в~а~и~о~с~у~к~в~а~и о~с~у');
    expect(shown('о достопримечательностях', 'ru')).toBe('о достопримечательностях');
  });

  it('takes the rules of the language at each place', () => {
    expect(
      bindWords('at a time в Киеве', (at) => (at > 8 ? 'ru' : 'en')).replaceAll(NO_BREAK_SPACE, '~'),
    ).toBe('at a~time в~Киеве');
  });

  it('keeps no more of a heading together than its longest word', () => {
    const text = 'Машины для ветра';
    expect(shown(text, 'ru', bindHeading)).toBe('Машины для ветра');
    const longer = 'Инструменты для ветра';
    expect(shown(longer, 'ru', bindHeading)).toBe('Инструменты для~ветра');
  });

  it('changes nothing but single spaces and is stable', () => {
    const words = fc.constantFrom(
      'в',
      'a',
      '12',
      'см',
      'cm',
      'мая',
      '—',
      '×',
      'ж',
      'А.',
      'Слово',
      'г.',
      '«',
      '?',
      '\n',
      '',
    );
    fc.assert(
      fc.property(
        fc.array(words).map((list) => list.join(' ')),
        fc.constantFrom('ru', 'uk', 'en', 'fr', 'pl', 'ar', ''),
        (text, language) => {
          const bound = bindWords(text, language);
          expect(bound.replaceAll(NO_BREAK_SPACE, ' ')).toBe(text);
          expect(bindWords(bound, language)).toBe(bound);
        },
      ),
    );
  });
});
