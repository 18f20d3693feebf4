import { readDateRange } from '../events/date-range';
import { mediaUrl, pageAddress } from '../site/absolute';
import { labelledSummary } from '../site/page-label';
import { type Subject, subjectOf } from '../site/subject';
import type { ListedPage, PageView, SiteFrame } from '../site/view-model';
import { readDimensions } from './dimensions';
import { type Node, type NodeValue, node, reference } from './node';
import { pageFilms } from './page-films';
import { type PagePicture, pagePictures } from './page-pictures';

export interface GraphFacts {
  /** Origin, from the environment and never from a request (security H-4). */
  siteUrl: string;
  artist: string;
  siteName: string;
  siteDescription: string;
}

const PAGE_TYPES: Partial<Record<Subject, string>> = {
  person: 'ProfilePage',
  contact: 'ContactPage',
  list: 'CollectionPage',
  work: 'ItemPage',
};

/**
 * A page in schema.org terms: the page and its place, its pictures and films with licence and credit, and the work,
 * exhibition, person or list that it shows. Only facts that the page has are included.
 */
export function pageGraph(view: PageView, facts: GraphFacts): Node[] {
  const { document, contentLanguage } = view;
  const { path, content } = document.translation;
  const subject = subjectOf({ kind: view.kind, path });
  const address = pageAddress(facts.siteUrl, path, contentLanguage);
  const pictures = pagePictures(content);
  const [cover] = pictures;
  const image = cover && reference(mediaUrl(facts.siteUrl, cover.src));
  const about = { view, facts, address, image };
  return [
    node(PAGE_TYPES[subject] ?? 'WebPage', {
      '@id': address,
      url: address,
      name: document.meta.title,
      description: document.meta.description,
      inLanguage: contentLanguage.tag,
      isPartOf: reference(websiteId(facts)),
      dateModified: document.translation.updatedAt,
      breadcrumb: view.trail.length > 0 ? reference(`${address}#trail`) : undefined,
      primaryImageOfPage: image,
      mainEntity: subject === 'person' || subject === 'home' ? reference(artistId(facts)) : undefined,
    }),
    website(view, facts),
    artist(view, facts),
    ...(view.trail.length > 0 ? [trail(view, facts, address)] : []),
    ...(subject === 'work' ? [artwork(about)] : []),
    ...(subject === 'exhibition' ? [event(about, 'ExhibitionEvent')] : []),
    ...(subject === 'event' ? [event(about, 'Event')] : []),
    ...(subject === 'text' ? [article(about)] : []),
    ...(subject === 'list' ? lists(view, facts, address) : []),
    ...pictures.map((picture) => imageObject(picture, view, facts)),
    ...pageFilms(content, view.media).map((film) => videoObject(film, view, facts)),
  ];
}

const websiteId = ({ siteUrl }: GraphFacts) => `${siteUrl}/#website`;
const artistId = ({ siteUrl }: GraphFacts) => `${siteUrl}/#artist`;

function homeAddress({ language, homeIn }: SiteFrame, { siteUrl }: GraphFacts): string | undefined {
  return homeIn.includes(language.code) ? pageAddress(siteUrl, '/', language) : undefined;
}

function website({ frame }: PageView, facts: GraphFacts): Node {
  return node('WebSite', {
    '@id': websiteId(facts),
    url: homeAddress(frame, facts),
    name: facts.siteName,
    description: facts.siteDescription,
    inLanguage: frame.languages.map(({ tag }) => tag),
    publisher: reference(artistId(facts)),
  });
}

function artist({ frame }: PageView, facts: GraphFacts): Node {
  const { about } = frame.known;
  return node('Person', {
    '@id': artistId(facts),
    name: facts.artist,
    url: about ? pageAddress(facts.siteUrl, about.path, frame.language) : homeAddress(frame, facts),
  });
}

function trail({ trail, document, frame }: PageView, { siteUrl }: GraphFacts, address: string): Node {
  const { path } = document.translation;
  const steps = [...trail, { path, title: document.meta.title }];
  return node('BreadcrumbList', {
    '@id': `${address}#trail`,
    itemListElement: steps.map((step, index) =>
      node('ListItem', {
        position: index + 1,
        name: step.title,
        item: step.path === path ? address : pageAddress(siteUrl, step.path, frame.language),
      }),
    ),
  });
}

interface About {
  view: PageView;
  facts: GraphFacts;
  address: string;
  image: Node | undefined;
}

/** A page's own values, as its museum label says them. */
function labelOf(view: PageView): (slug: string) => string {
  const { attributes } = labelledSummary(view);
  return (slug) => (Object.hasOwn(attributes, slug) ? String(attributes[slug] ?? '') : '');
}

function artwork({ view, facts, address, image }: About): Node {
  const { meta } = view.document;
  const label = labelOf(view);
  const category = view.trail.at(-1);
  return node('VisualArtwork', {
    '@id': `${address}#work`,
    name: meta.title,
    description: meta.description,
    url: address,
    mainEntityOfPage: reference(address),
    image,
    creator: reference(artistId(facts)),
    dateCreated: /^\d{4}$/.test(label('year')) ? label('year') : undefined,
    artMedium: label('medium'),
    artform: category?.title,
    artEdition: label('edition'),
    size: label('dimensions'),
    ...measured(label, view.contentLanguage.tag),
    isPartOf: node('CreativeWorkSeries', seriesOf(view, facts)),
  });
}

/** Height, width and depth: as they stand in details of their own, or out of the words that say them all. */
function measured(label: (slug: string) => string, tag: string): Node {
  const read = readDimensions(label('dimensions'), tag);
  const side = (slug: 'height' | 'width' | 'depth'): NodeValue => {
    const length = read?.[slug];
    return label(slug) || (length && node('QuantitativeValue', { value: length, unitCode: read?.unit }));
  };
  return { height: side('height'), width: side('width'), depth: side('depth') };
}

/** The series that a work's label names: by its words, or by the page that it has. */
function seriesOf(view: PageView, { siteUrl }: GraphFacts): Node {
  const name = labelOf(view)('series');
  const page = Object.values(view.named).find(({ title }) => title === name);
  return { name, url: page && pageAddress(siteUrl, page.path, view.frame.language) };
}

function article({ view, facts, address, image }: About): Node {
  const { meta, translation } = view.document;
  return node('Article', {
    '@id': `${address}#text`,
    headline: meta.title,
    description: meta.description,
    url: address,
    mainEntityOfPage: reference(address),
    image,
    author: view.kind === 'text' ? reference(artistId(facts)) : undefined,
    about: view.kind === 'press' ? reference(artistId(facts)) : undefined,
    dateModified: translation.updatedAt,
    inLanguage: view.contentLanguage.tag,
  });
}

function event({ view, facts, address, image }: About, type: 'ExhibitionEvent' | 'Event'): Node {
  const { meta } = view.document;
  const label = labelOf(view);
  const dates = readDateRange(label('dates'), view.contentLanguage.tag);
  return node(type, {
    '@id': `${address}#${type === 'Event' ? 'event' : 'exhibition'}`,
    name: meta.title,
    description: meta.description,
    url: address,
    mainEntityOfPage: reference(address),
    image,
    startDate: dates?.from,
    endDate: dates?.to,
    performer: reference(artistId(facts)),
    location: node('Place', {
      name: label('venue'),
      address: node('PostalAddress', { addressLocality: label('city') }),
    }),
  });
}

/** Every list of the page, with the pages that it shows. */
function lists({ listed, frame }: PageView, { siteUrl }: GraphFacts, address: string): Node[] {
  const item = (page: ListedPage, index: number) =>
    node('ListItem', {
      position: index + 1,
      name: page.title,
      url: pageAddress(siteUrl, page.path, frame.language),
    });
  return Object.entries(listed)
    .filter(([parent, pages]) => parent !== '/' && pages.length > 0)
    .map(([parent, pages]) =>
      node('ItemList', {
        '@id': `${address}#list-${parent.slice(1).replaceAll('/', '-')}`,
        numberOfItems: pages.length,
        itemListElement: pages.map(item),
      }),
    );
}

function imageObject(picture: PagePicture, view: PageView, facts: GraphFacts): Node {
  const address = mediaUrl(facts.siteUrl, picture.src);
  const { width, height, contentType } = view.media[picture.src] ?? {};
  return node('ImageObject', {
    '@id': address,
    contentUrl: address,
    name: picture.alt,
    caption: picture.caption,
    width,
    height,
    encodingFormat: contentType,
    ...ownership(view, facts),
  });
}

/** A film of the site's own. Search engines show only those that have a picture. */
function videoObject(film: ReturnType<typeof pageFilms>[number], view: PageView, facts: GraphFacts): Node {
  const { contentType, duration, poster, uploadedAt, width, height } = film.facts;
  const address = mediaUrl(facts.siteUrl, film.src);
  const thumbnail = film.poster || poster;
  return node('VideoObject', {
    '@id': address,
    contentUrl: address,
    name: film.title || view.document.meta.title,
    thumbnailUrl: thumbnail && mediaUrl(facts.siteUrl, thumbnail),
    uploadDate: uploadedAt,
    duration: duration === undefined ? undefined : `PT${Math.max(1, Math.round(duration))}S`,
    width,
    height,
    encodingFormat: contentType,
    ...ownership(view, facts),
  });
}

function ownership({ frame }: PageView, facts: GraphFacts): Node {
  const { terms, contact } = frame.known;
  const addressOf = (page: ListedPage | undefined) =>
    page && pageAddress(facts.siteUrl, page.path, frame.language);
  return {
    creator: reference(artistId(facts)),
    creditText: facts.artist,
    copyrightNotice: `© ${facts.artist}`,
    // The terms of use, and where to ask for a licence.
    license: addressOf(terms),
    acquireLicensePage: addressOf(contact),
  };
}
