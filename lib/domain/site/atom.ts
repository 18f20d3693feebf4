import { XML_DECLARATION, xmlElement, xmlText } from './xml';

export interface AtomPicture {
  href: string;
  type: string;
  /** Bytes. */
  size: number;
  alt: string;
}

export interface AtomEntry {
  /** Never changes, even if the page is moved or renamed (RFC 4287 §4.2.6). */
  id: string;
  title: string;
  href: string;
  summary: string;
  publishedAt: Date;
  updatedAt: Date;
  picture?: AtomPicture;
}

export interface AtomFeed {
  /** BCP 47. */
  language: string;
  title: string;
  subtitle: string;
  author: string;
  rights: string;
  /** Whole addresses of the feed itself, of the page that it is of, and of the site. */
  selfHref: string;
  pageHref: string;
  siteHref: string;
  iconHref: string;
  /** The same feed in other languages. */
  translations: readonly { tag: string; href: string }[];
  /** When there is no entry yet. */
  updatedAt: Date;
  entries: readonly AtomEntry[];
}

const ATOM_TYPE = 'application/atom+xml';

function text(name: string, value: string): string {
  return value === '' ? '' : xmlElement(name, {}, xmlText(value));
}

/** The entry as readers show it: the picture as it hangs, and the words below it. */
function contentOf({ href, summary, picture }: AtomEntry): string {
  if (!picture) return '';
  const image = xmlElement('img', { src: picture.href, alt: picture.alt });
  const words = summary === '' ? '' : `<p>${xmlText(summary)}</p>`;
  const html = `<p>${xmlElement('a', { href }, image)}</p>${words}`;
  return xmlElement('content', { type: 'html' }, xmlText(html));
}

function entryXml(entry: AtomEntry, language: string): string {
  const { id, title, href, summary, publishedAt, updatedAt, picture } = entry;
  return xmlElement(
    'entry',
    {},
    [
      '',
      text('id', id),
      text('title', title || href),
      xmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: language, href }),
      ...(picture
        ? [
            xmlElement('link', {
              rel: 'enclosure',
              type: picture.type,
              length: picture.size,
              href: picture.href,
            }),
          ]
        : []),
      text('published', publishedAt.toISOString()),
      text('updated', updatedAt.toISOString()),
      text('summary', summary),
      contentOf(entry),
      '',
    ]
      .filter((line, index, lines) => line !== '' || index === 0 || index === lines.length - 1)
      .join('\n'),
  );
}

/** A feed as a document (RFC 4287). */
export function atomXml(feed: AtomFeed): string {
  const latest = Math.max(
    ...(feed.entries.length > 0 ? feed.entries.map(({ updatedAt }) => updatedAt) : [feed.updatedAt]).map(
      Number,
    ),
  );
  const lines = [
    text('id', feed.selfHref),
    text('title', feed.title),
    text('subtitle', feed.subtitle),
    text('updated', new Date(latest).toISOString()),
    xmlElement('author', {}, text('name', feed.author) + text('uri', feed.siteHref)),
    xmlElement('link', { rel: 'self', type: ATOM_TYPE, hreflang: feed.language, href: feed.selfHref }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.pageHref }),
    ...feed.translations.map(({ tag, href }) =>
      xmlElement('link', { rel: 'alternate', type: ATOM_TYPE, hreflang: tag, href }),
    ),
    text('icon', feed.iconHref),
    text('rights', feed.rights),
    ...feed.entries.map((entry) => entryXml(entry, feed.language)),
  ].filter((line) => line !== '');
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language };
  return `${XML_DECLARATION}${xmlElement('feed', attributes, `\n${lines.join('\n')}\n`)}\n`;
}
