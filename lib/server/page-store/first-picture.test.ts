import { describe, expect, it } from 'vitest';
import { fetchFirstPicture } from './first-picture';

const lazy = (name: string) =>
  `<img class="picture" src="/media/${name}.jpg" alt="" loading="lazy" decoding="async"/>`;
const eager = (name: string) => lazy(name).replace('lazy', 'eager');
const page = (main: string) =>
  `<body><header>${lazy('mark')}</header><main id="content">${main}</main></body>`;
const text = (characters: number) => `<p class="${'x'.repeat(2_000)}">${'w'.repeat(characters)}</p>`;

describe('fetchFirstPicture (docs/reference/performance.md#finished-pages)', () => {
  it('fetches the first picture of the contents at once, and no other', () => {
    expect(fetchFirstPicture(page(text(200) + lazy('a') + lazy('b')))).toBe(
      page(text(200) + eager('a') + lazy('b')),
    );
  });

  it.each([
    ['words', 'of more than a screen', page(text(1_001) + lazy('a'))],
    ['a picture', 'that is fetched at once already', page(eager('a') + lazy('b'))],
    ['a page', 'without pictures', page(text(10))],
    ['markup', 'without contents', `<body>${lazy('a')}</body>`],
  ])('leaves a page as it is where there is %s %s', (_what, _which, html) => {
    expect(fetchFirstPicture(html)).toBe(html);
  });

  it('does not count code among the words', () => {
    const code = `<script type="application/json">${'w'.repeat(1_500)}</script>`;
    expect(fetchFirstPicture(page(code + lazy('a')))).toBe(page(code + eager('a')));
  });
});
