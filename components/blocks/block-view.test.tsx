import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/domain/content/model';
import { block, frame, listedPage, PICTURE, pageView, RUSSIAN, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { BlockView } from './block-view';

const HOSTILE = '"><img src=x onerror=alert(1)>';

function drawn(given: Block, rest: Parameters<typeof pageView>[0] = {}, isLeading = false): string {
  const home = section('section-1', 'One', [given], {
    attributes: [{ id: 'year', name: 'Year', slug: 'year', type: 'number', inherited: false }],
  });
  const page = pageView({ ...rest, sections: [home] });
  return renderView(
    <BlockView block={given} section={home} page={page} isLeading={isLeading} headingAbove={2} />,
  );
}

describe('block views (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each(['Unknown', 'Carousel', '__proto__', 'constructor', ''])('show nothing of the kind %j', (kind) => {
    expect(drawn(block(kind, { content: 'hidden' }))).toBe('');
  });

  it.each([
    ['Quote', { content: HOSTILE, source: HOSTILE }],
    ['Video', { url: 'https://vimeo.com/76979871', title: HOSTILE }],
    [
      'HeroSlider',
      { slides: [{ title: HOSTILE, description: HOSTILE, buttons: [{ text: HOSTILE, link: '/' }] }] },
    ],
    ['MediaObject', { src: '/media/a.jpg', alt: HOSTILE }],
    ['MediaGallery', { items: [{ src: '/media/a.jpg', alt: HOSTILE }], lightbox: true }],
  ])('%s escapes plain text (security X-7)', (kind, props) => {
    const html = drawn(block(kind, props));
    expect(html).toContain('onerror');
    expect(html).not.toContain('<img src=x');
  });

  it.each([
    ['MediaObject', { src: 'https://elsewhere.example/a.jpg' }],
    ['Video', { url: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' }],
    ['Video', { url: 'javascript:alert(1)' }],
    ['Quote', { content: '' }],
    ['RichText', { content: '  ' }],
    ['MediaGallery', { items: [] }],
    ['HeroSlider', { slides: [] }],
  ])('%s of %j shows nothing (docs/reference/editing.md#links)', (kind, props) => {
    expect(drawn(block(kind, props))).toBe('');
  });

  it('MediaObject hangs with its museum label, its place kept by the picture’s own size', () => {
    const work = block('MediaObject', { src: '/media/a.jpg', alt: 'A' }, { attributes: { year: 2019 } });
    const html = drawn(work, { rest: { media: { '/media/a.jpg': PICTURE } } }, true);
    expect(html).toContain('width="1600" height="1200" loading="eager" fetchPriority="high"');
    expect(html).toMatch(/<dt[^>]*>Year<\/dt><dd[^>]*>2019<\/dd>/);
  });

  it('HeroSlider loads its first picture at once and the others when they are needed', () => {
    const slides = [{ image: '/media/a.jpg' }, { image: '/media/b.jpg' }];
    const html = drawn(block('HeroSlider', { slides }), {}, true);
    expect(html.match(/loading="(?:eager|lazy)"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
    expect(html).toContain('Welcome');
  });

  it('HeroSlider buttons keep the visitor’s language and drop unsafe links', () => {
    const buttons = [
      { id: 'a', text: 'Works', link: '/works' },
      { id: 'b', text: 'Bad', link: 'javascript:alert(1)' },
    ];
    const html = drawn(block('HeroSlider', { slides: [{ buttons }] }), { rest: { frame: frame(RUSSIAN) } });
    expect(html).toContain('href="/ru/works"');
    expect(html).not.toContain('Bad');
  });

  it.each(['grid', 'masonry', 'carousel'])('MediaGallery hangs as %s', (layout) => {
    const items = [{ src: '/media/a.jpg' }, { src: '/media/b.jpg' }, { src: 'data:image/png;base64,AA' }];
    const html = drawn(block('MediaGallery', { items, layout, columns: 4, gap: 24 }));
    expect(html).toContain(`class="gallery gallery-${layout}"`);
    expect(html).toContain('--gap:24px');
    const pictures = html.match(/<li [^>]*data-filter-item=""/g);
    expect(pictures).toHaveLength(2);
    expect(html.includes('class="thumbnails ')).toBe(layout === 'carousel');
  });

  it.each([
    [{ lightbox: true }, true],
    [{ linker: true }, false],
    [{}, false],
  ])('MediaGallery with %j leads to the full picture: %s', (props, isLinked) => {
    const html = drawn(block('MediaGallery', { items: [{ src: '/media/a.jpg', alt: 'A' }], ...props }));
    expect(html.includes('<a href="/media/a.jpg"')).toBe(isLinked);
  });

  it('MediaGallery with linker leads where the caption does, by one link', () => {
    const items = [{ src: '/media/a.jpg', alt: 'A', caption: '<a href="/works/a">A</a>, 2019' }];
    const html = drawn(block('MediaGallery', { items, linker: true }));
    expect(html).toContain('class="leads"');
    expect(html).toContain('<a data-leads="" href="/works/a">');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('Video plays a file of the site in place, and only leads to one elsewhere', () => {
    const film = { url: '/media/a.mp4', title: 'Tide', poster: '/media/a.jpg' };
    const own = drawn(block('Video', film));
    expect(own).toMatch(/<video [^>]*poster="data:[^>]*preload="none"/);
    expect(own).toMatch(/<img [^>]*src="\/media\/a.jpg\?w=[^>]*srcSet="[^"]*\?w=640[^>]*loading="lazy"/);
    expect(drawn(block('Video', { ...film, poster: '' }))).toMatch(/<video [^>]*preload="metadata"/);
    const talk = drawn(block('Video', { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Talk' }));
    expect(talk).not.toMatch(/<iframe|<script|src="https/);
    expect(talk).toContain(
      'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener noreferrer"',
    );
  });

  const FILMS = {
    '/media/a.mp4': { contentType: 'video/mp4', width: 1920, height: 1080, poster: '/media/posters/a.jpg' },
    '/media/a.webm': { contentType: 'video/webm', width: 1920, height: 1080 },
  };

  it('Video has the browser’s controls, every format of its film, and captions by language', () => {
    const captions = [
      { key: 'en', file: '/media/a.en.vtt', language: 'en' },
      { key: 'pt', file: '/media/a.pt.vtt', language: 'pt' },
      { key: 'no', file: '', language: 'ru' },
    ];
    const film = { url: '/media/a.mp4', title: 'Tide', captions, sizes: [{ file: '/media/a.webm' }] };
    const html = drawn(block('Video', film), { rest: { media: FILMS } });
    expect(html).toMatch(/<video [^>]*width="1920" height="1080"[^>]*aria-label="Tide"[^>]*controls=""/);
    expect(html).toMatch(/<img [^>]*srcSet="\/media\/posters\/a.jpg\?w=320/);
    expect(html.match(/<source[^>]*>/g)).toEqual([
      '<source src="/media/a.webm" type="video/webm"/>',
      '<source src="/media/a.mp4" type="video/mp4"/>',
    ]);
    expect(html.match(/<track[^>]*>/g)).toEqual([
      '<track kind="captions" src="/media/a.en.vtt" srcLang="en" label="English"/>',
      '<track kind="captions" src="/media/a.pt.vtt" srcLang="pt" label="pt"/>',
    ]);
  });

  it.each([
    ['Video', { url: '/media/a.mp4', title: 'Tide', loop: true }],
    ['HeroSlider', { slides: [{ film: '/media/a.mp4', title: 'Tide' }] }],
  ])(
    '%s with a film that plays by itself has no sound, loads nothing before it is seen, and has controls without script',
    (kind, props) => {
      const html = drawn(block(kind, props), { rest: { media: FILMS } });
      const [film = ''] = html.match(/<video [^>]*>/) ?? [];
      for (const attribute of ['muted=""', 'loop=""', 'playsInline=""', 'controls=""', 'preload="none"'])
        expect(film).toContain(attribute);
      expect(film).not.toContain('autoplay');
      expect(film).not.toContain('/media/posters');
      expect(html).toMatch(/<img [^>]*srcSet="\/media\/posters\/a.jpg\?w=320/);
      expect(html).not.toContain('<track');
    },
  );

  it('a film on a slide is cut about the point of its picture', () => {
    const media = {
      ...FILMS,
      '/media/b.jpg': { contentType: 'image/jpeg', width: 900, height: 900, focalPoint: { x: 0.25, y: 0.8 } },
    };
    const slides = [{ film: '/media/a.mp4', image: '/media/b.jpg', title: 'Tide' }];
    const html = drawn(block('HeroSlider', { slides }), { rest: { media } });
    for (const element of ['video', 'img'])
      expect(html).toMatch(new RegExp(`<${element} [^>]*object-position:25% 80%`));
    // Drawn as wide as a square that covers the slide.
    expect(html).toContain('max(100vw, 1 * max(30rem, 100vh))');
  });

  it('an animated picture moves only when it is asked to', () => {
    const film = { url: '/media/a.webp', title: 'Tide', poster: '/media/a.jpg' };
    const html = drawn(block('Video', film));
    expect(html).toContain('<details class="film"><summary>');
    expect(html).toContain('<img class="picture" src="/media/a.webp" alt="Tide"');
  });

  it('PageList draws each page after its template', () => {
    const items = [
      { id: '1', type: 'title', config: { tag: 'h3', class: 'title' } },
      { id: '2', type: 'separator', config: { text: '—' } },
      { id: '3', type: 'attribute', config: { attribute: 'year', class: 'year' } },
      { id: '4', type: 'attribute', config: { attribute: 'missing' } },
    ];
    const unlit = listedPage('/exhibitions/unlit', 'Unlit', {
      cover: '/media/u.jpg',
      attributes: { year: 2022 },
    });
    const html = drawn(block('PageList', { parentPage: '/exhibitions', template: { items } }), {
      rest: { listed: { '/exhibitions': [unlit] } },
    });
    expect(html).toContain('<h3 class="t-title"><a href="/exhibitions/unlit">Unlit</a></h3>');
    expect(html).toContain(
      '<span class="separator" aria-hidden="true">—</span><span class="t-year">2022</span>',
    );
  });

  it('PageList never makes an element that its template may not name (security X-8)', () => {
    const items = [{ id: '1', type: 'title', config: { tag: 'script', class: 'fixed inset-0 z-[9999]' } }];
    const html = drawn(block('PageList', { parentPage: '/works', template: { items } }), {
      rest: { listed: { '/works': [listedPage('/works/a', 'A')] } },
    });
    expect(html).not.toMatch(/<script|inset-0/);
    expect(html).toContain('>A</a>');
  });

  it('PageList says so when there is nothing to list', () => {
    expect(drawn(block('PageList', { parentPage: '/works' }))).toContain('Nothing here yet.');
  });
});
