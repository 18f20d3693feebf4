import { describe, expect, it } from 'vitest';
import { fetchFirstPictures } from './first-picture';

const lazy = (name: string) =>
  `<img class="picture" src="/media/${name}.jpg" alt="" loading="lazy" decoding="async"/>`;
const eager = (name: string) => lazy(name).replace('lazy', 'eager');
const page = (main: string) =>
  `<body><header>${lazy('mark')}</header><main id="content">${main}</main></body>`;
const text = (characters: number) => `<p class="${'x'.repeat(2_000)}">${'w'.repeat(characters)}</p>`;

describe('fetchFirstPictures (docs/reference/performance.md#finished-pages)', () => {
  it('fetches the first picture of the contents at once, and none after it', () => {
    expect(fetchFirstPictures(page(text(200) + lazy('a') + lazy('b')))).toBe(
      page(text(200) + eager('a') + lazy('b')),
    );
  });

  it('fetches a first row of the list in which the first picture stands, be that one fetched already or not', () => {
    const list = (...pictures: string[]) =>
      `<ul class="tiles">${pictures.map((picture) => `<li>${picture}</li>`).join('')}</ul>`;
    const rest = list(lazy('e')) + lazy('f');
    for (const first of [lazy('a'), eager('a')])
      expect(fetchFirstPictures(page(text(200) + list(first, lazy('b'), lazy('c'), lazy('d')) + rest))).toBe(
        page(text(200) + list(eager('a'), eager('b'), eager('c'), lazy('d')) + rest),
      );
    expect(fetchFirstPictures(page(list(lazy('a')) + rest))).toBe(page(list(eager('a')) + rest));
    // The list that has ended is none that it stands in.
    expect(fetchFirstPictures(page(list('words') + lazy('a') + lazy('b')))).toBe(
      page(list('words') + eager('a') + lazy('b')),
    );
  });

  it.each([
    ['words', 'of more than a screen', page(text(1_001) + lazy('a'))],
    ['a picture', 'that is fetched at once already', page(eager('a') + lazy('b'))],
    ['a page', 'without pictures', page(text(10))],
    ['markup', 'without contents', `<body>${lazy('a')}</body>`],
  ])('leaves a page as it is where there is %s %s', (_what, _which, html) => {
    expect(fetchFirstPictures(html)).toBe(html);
  });

  it('does not count code among the words', () => {
    const code = `<script type="application/json">${'w'.repeat(1_500)}</script>`;
    expect(fetchFirstPictures(page(code + lazy('a')))).toBe(page(code + eager('a')));
  });
});
