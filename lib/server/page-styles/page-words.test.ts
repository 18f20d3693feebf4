import { describe, expect, it } from 'vitest';
import { scriptsIn, wordsOfPage, wordsOfScript } from './page-words';

describe('wordsOfPage', () => {
  const html = [
    '<!DOCTYPE html><html lang="en" class="font-a font-b"><head><style id="site-theme">a{color:var(--ink)}</style></head>',
    '<body><main id="content" data-layout="page" class="[&amp;&gt;p]:mt-1"><picture-lightbox page=""></picture-lightbox>',
    '<p style="--ratio:1.5;color:var(--own)" hidden="">class="in-text" &lt;b class=&quot;c&quot;&gt;</p>',
    '<script type="application/json" id="data">{"a":"<i class=\\"j\\">"}</script><script>const b="<u>"</script></main></body></html>',
  ].join('');
  const words = wordsOfPage(html);

  it('knows elements, classes, ids and attributes with their values', () => {
    expect([...words.tags]).toEqual('html head style body main picture-lightbox p script'.split(' '));
    expect([...words.classes]).toEqual(['font-a', 'font-b', '[&>p]:mt-1']);
    expect([...words.ids]).toEqual(['site-theme', 'content', 'data']);
    expect([...words.attributes]).toEqual(
      expect.arrayContaining(['data-layout', 'data-layout=page', 'hidden=']),
    );
  });

  it('knows the custom properties of style attributes and of style elements', () => {
    expect([...words.properties].sort()).toEqual(['--ink', '--own', '--ratio']);
  });

  it('takes for a script what runs, and not data', () => {
    expect(scriptsIn(html)).toEqual(['const b="<u>"']);
  });
});

describe('wordsOfScript: what a script may add to a page', () => {
  it.each([
    ['e=document.createElement("site-loader")', 'tags', 'site-loader'],
    ['e.innerHTML=\'<svg class="loader-drawing big"><path d=""/></svg>\'', 'tags', 'path'],
    ['e.innerHTML=\'<svg class="loader-drawing big"></svg>\'', 'classes', 'big'],
    ['e.className="film-player wide"', 'classes', 'film-player'],
    ['p.ui.registerElement({name:"a",className:"lightbox-place"})', 'classes', 'lightbox-place'],
    ['r.classList.add("has-lightbox")', 'classes', 'has-lightbox'],
    ['r.classList.toggle(`is-open`,t)', 'classes', 'is-open'],
    ['delete e.dataset.reloadWaits', 'attributes', 'data-reload-waits'],
    ['e.toggleAttribute("data-shown",t)', 'attributes', 'data-shown'],
    ['e.style.setProperty("--delay",t)', 'properties', '--delay'],
  ] as const)('%s', (code, kind, word) => {
    expect(wordsOfScript(code)[kind]).toContain(word);
  });

  it('does not take for an element what it compares or asks for', () => {
    const { tags, classes } = wordsOfScript('a<b;document.querySelector(".slide table").closest("section")');
    expect([[...tags], [...classes]]).toEqual([[], []]);
  });
});
