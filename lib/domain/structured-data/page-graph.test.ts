import { describe, expect, it } from 'vitest';
import type { MediaFacts } from '@/lib/domain/media/model';
import {
  block,
  ENGLISH,
  frame,
  listedPage,
  PICTURE,
  pageView,
  RUSSIAN,
  section,
} from '@/tests/factories/page-view';
import { node, scriptText } from './node';
import { pageGraph } from './page-graph';

const FACTS = {
  siteUrl: 'https://selivan.example',
  artist: 'Daria Selivan',
  siteName: 'Daria Selivan, digital artist',
  siteDescription: '',
};

function typed(view: Parameters<typeof pageGraph>[0], type: string) {
  return pageGraph(view, FACTS).filter((each) => each['@type'] === type);
}

describe('scriptText (security X-7)', () => {
  it('cannot end its element, and is the same when it is read', () => {
    const name = '</script><svg onload=alert(1)>&\u2028';
    const text = scriptText([node('Thing', { name })]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  });

  it('leaves out what is not known', () => {
    const place = node('Place', { name: '', address: node('PostalAddress', { addressLocality: '' }) });
    expect(node('Event', { name: 'x', location: place, image: undefined, list: [] })).toEqual({
      '@type': 'Event',
      name: 'x',
    });
  });
});

const work = (attributes: Record<string, string | number>) =>
  pageView({
    path: '/works/digital-art/nft/seed-vault',
    title: 'Seed Vault',
    sections: [
      section('s', 'S', [
        block(
          'MediaObject',
          { src: '/media/works/a%20b.jpg', alt: 'A', caption: '<b>C</b>' },
          { attributes },
        ),
      ]),
    ],
    rest: {
      media: { '/media/works/a%20b.jpg': PICTURE },
      trail: [listedPage('/', 'Home'), listedPage('/works/digital-art/nft', 'NFT')],
    },
  });

describe('pageGraph (schema.org; issue "Finding it")', () => {
  it('tells of a work what its label says, and nothing else', () => {
    const view = work({ year: 2021, medium: 'Drawing', edition: '365', series: 'Small Ledgers' });
    expect(typed(view, 'VisualArtwork')).toEqual([
      {
        '@type': 'VisualArtwork',
        '@id': 'https://selivan.example/works/digital-art/nft/seed-vault#work',
        name: 'Seed Vault',
        url: 'https://selivan.example/works/digital-art/nft/seed-vault',
        mainEntityOfPage: { '@id': 'https://selivan.example/works/digital-art/nft/seed-vault' },
        image: { '@id': 'https://selivan.example/media/works/a%20b.jpg' },
        creator: { '@id': 'https://selivan.example/#artist' },
        dateCreated: '2021',
        artMedium: 'Drawing',
        artform: 'NFT',
        artEdition: '365',
        isPartOf: { '@type': 'CreativeWorkSeries', name: 'Small Ledgers' },
      },
    ]);
    expect(typed(work({ year: 'unknown' }), 'VisualArtwork')[0]).not.toHaveProperty('dateCreated');
  });

  it('gives the lengths of a work in their unit, and those of details of their own as they stand', () => {
    const length = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' });
    const [sized] = typed(work({ dimensions: '120 × 90.5 cm, framed' }), 'VisualArtwork');
    expect(sized).toMatchObject({
      size: '120 × 90.5 cm, framed',
      height: length(120),
      width: length(90.5),
    });
    expect(sized).not.toHaveProperty('depth');
    const [own] = typed(work({ dimensions: '3 × 4 × 5 cm', height: '3 in' }), 'VisualArtwork');
    expect(own).toMatchObject({ height: '3 in', width: length(4), depth: length(5) });
    expect(typed(work({ dimensions: 'variable' }), 'VisualArtwork')[0]).not.toHaveProperty('height');
  });

  it('gives each picture its licence and credit', () => {
    expect(typed(work({}), 'ImageObject')).toEqual([
      expect.objectContaining({
        contentUrl: 'https://selivan.example/media/works/a%20b.jpg',
        caption: 'C',
        width: 1600,
        license: 'https://selivan.example/legal/terms-of-use',
        acquireLicensePage: 'https://selivan.example/contact',
        creditText: 'Daria Selivan',
        copyrightNotice: '© Daria Selivan',
      }),
    ]);
  });

  it('tells of each film of the library once: its name, picture, length and when it came', () => {
    const film: MediaFacts = {
      ...{ contentType: 'video/mp4', width: 1920, height: 1080, duration: 12.4 },
      ...{ poster: '/media/posters/a.jpg', uploadedAt: '2026-11-24T03:00:00.000Z' },
    };
    const view = pageView({
      title: 'Murmuration',
      sections: [
        section('s', 'S', [
          block('Video', { url: '/media/a.mp4', title: 'Excerpt' }),
          block('Video', { url: '/media/a.mp4', title: 'The same' }),
          block('Video', { url: 'https://vimeo.com/1', title: 'Elsewhere' }),
          block('HeroSlider', { slides: [{ image: '/media/b.jpg', film: '/media/b.mp4', title: '' }] }),
        ]),
      ],
      rest: { media: { '/media/a.mp4': film, '/media/b.mp4': { contentType: 'video/webm' } } },
    });
    const [first, second, ...others] = typed(view, 'VideoObject');
    expect(others).toEqual([]);
    expect(first).toEqual({
      '@type': 'VideoObject',
      '@id': 'https://selivan.example/media/a.mp4',
      contentUrl: 'https://selivan.example/media/a.mp4',
      name: 'Excerpt',
      thumbnailUrl: 'https://selivan.example/media/posters/a.jpg',
      uploadDate: '2026-11-24T03:00:00.000Z',
      duration: 'PT12S',
      width: 1920,
      height: 1080,
      encodingFormat: 'video/mp4',
      creator: { '@id': 'https://selivan.example/#artist' },
      creditText: 'Daria Selivan',
      copyrightNotice: '© Daria Selivan',
      license: 'https://selivan.example/legal/terms-of-use',
      acquireLicensePage: 'https://selivan.example/contact',
    });
    expect(second).toMatchObject({
      name: 'Murmuration',
      thumbnailUrl: 'https://selivan.example/media/b.jpg',
    });
  });

  it('names no page that visitors do not find, and the others where they stand', () => {
    const view = work({});
    const known = { terms: listedPage('/rights', 'Rights') };
    const [picture, person, site] = ['ImageObject', 'Person', 'WebSite'].flatMap((type) =>
      typed({ ...view, frame: frame(ENGLISH, { known, homeIn: [] }) }, type),
    );
    expect(picture).toMatchObject({ license: 'https://selivan.example/rights' });
    expect(picture).not.toHaveProperty('acquireLicensePage');
    expect([person?.url, site?.url]).toEqual([undefined, undefined]);
  });

  it('tells the way to a page', () => {
    const [list] = typed(work({}), 'BreadcrumbList');
    expect(list?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://selivan.example/' },
      { position: 2, item: 'https://selivan.example/works/digital-art/nft' },
      { position: 3, name: 'Seed Vault', item: 'https://selivan.example/works/digital-art/nft/seed-vault' },
    ]);
    expect(typed(pageView({ path: '/' }), 'BreadcrumbList')).toEqual([]);
  });

  it('tells when and where an exhibition is, in the language of its page', () => {
    const attributes = { dates: '14 июня – 1 сентября 2019', city: 'Одесса', venue: 'Музей гавани' };
    const view = pageView({
      path: '/exhibitions/a-room',
      sections: [section('s', 'S', [block('RichText', { content: 'x' }, { attributes })])],
      rest: { frame: frame(RUSSIAN), contentLanguage: RUSSIAN },
    });
    expect(typed(view, 'ExhibitionEvent')).toEqual([
      expect.objectContaining({
        startDate: '2019-06-14',
        endDate: '2019-09-01',
        location: {
          '@type': 'Place',
          name: 'Музей гавани',
          address: { '@type': 'PostalAddress', addressLocality: 'Одесса' },
        },
      }),
    ]);
  });

  it('lists what a list shows', () => {
    const listed = { '/works/digital-art/nft': [listedPage('/works/digital-art/nft/x', 'X')], '/': [] };
    expect(typed(pageView({ path: '/works', rest: { listed } }), 'ItemList')).toEqual([
      expect.objectContaining({
        numberOfItems: 1,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'X',
            url: 'https://selivan.example/works/digital-art/nft/x',
          },
        ],
      }),
    ]);
  });

  it.each([
    ['/', 'WebPage'],
    ['/about', 'ProfilePage'],
    ['/contact', 'ContactPage'],
    ['/works', 'CollectionPage'],
    ['/legal/terms-of-use', 'WebPage'],
  ])('%s is a %s of the site, in its language', (path, type) => {
    const [first] = pageGraph(pageView({ path }), FACTS);
    expect(first).toMatchObject({
      '@type': type,
      inLanguage: ENGLISH.tag,
      isPartOf: { '@id': 'https://selivan.example/#website' },
    });
  });
});
