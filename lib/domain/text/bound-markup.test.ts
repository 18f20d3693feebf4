import { describe, expect, it } from 'vitest';
import { bindMarkup } from './bound-markup';
import { NO_BREAK_SPACE } from './bound-words';

const shown = (html: string, language: string) => bindMarkup(html, language).replaceAll(NO_BREAK_SPACE, '~');

describe('bindMarkup', () => {
  it.each([
    ['ru', '<p>живёт в Киеве</p>', '<p>живёт в~Киеве</p>'],
    [
      'ru',
      '<p>живёт в <a href="/a b c">Киеве и</a> Риге</p>',
      '<p>живёт в~<a href="/a b c">Киеве и</a>~Риге</p>',
    ],
    ['ru', '<p>живёт <em>в</em> Киеве</p>', '<p>живёт <em>в</em>~Киеве</p>'],
    ['ru', '<p>живёт в</p> <p>Киеве</p>', '<p>живёт в</p> <p>Киеве</p>'],
    ['ru', 'живёт в<br>Киеве в <br> Риге', 'живёт в<br>Киеве в <br> Риге'],
    [
      'ru',
      '<p>в <span lang="en">a room в Киеве</span> в Риге</p>',
      '<p>в~<span lang="en">a~room в Киеве</span> в~Риге</p>',
    ],
    ['ru', '<p>в <code>а и в</code> и в</p>', '<p>в <code>а и в</code> и~в</p>'],
    ['en', '<pre>a b c</pre><p>a b</p>', '<pre>a b c</pre><p>a~b</p>'],
    ['en', '<ul><li>a b</li><li>12 cm</li></ul>', '<ul><li>a~b</li><li>12~cm</li></ul>'],
    [
      'ru',
      '<h3>Машины для ветра</h3><p>Машины для ветра</p>',
      '<h3>Машины для ветра</h3><p>Машины для~ветра</p>',
    ],
    ['en', 'plain words', 'plain words'],
    ['en', '', ''],
  ])('%s: %s', (language, html, expected) => {
    expect(shown(html, language)).toBe(expected);
  });
});
