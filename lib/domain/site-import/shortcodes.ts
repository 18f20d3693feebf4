import { xmlText } from '../site/xml';
import { escapeText } from '../text/escape-text';
import { attributesIn } from './attributes-in';
import { isPictureName } from './picture-names';

/** A picture of the library, as a shortcode names it by its number. */
export interface Attachment {
  address: string;
  alt: string;
  caption: string;
}

/** What a shortcode of WordPress is made of. */
export interface Shortcodes {
  /** The attachment of an id; undefined for one that the file has not. */
  attachment: (id: string) => Attachment | undefined;
  /** The pictures that were uploaded on the page: a gallery that names none shows these. */
  own: readonly Attachment[];
}

/** `[name attributes]`, `[/name]`, and `[[name]]` for one that is only shown. Names are those that WordPress takes. */
const CODE = /(\[?)\[(\/?)([a-z][\w-]{0,60})((?:[\s=:][^[\]]{0,8000})?)\](\]?)/gi;
/** Codes without attributes, which look like a word in brackets. */
const KNOWN = new Set(
  'gallery embed video audio playlist caption wp_caption youtube vimeo soundcloud clear divider spacer more'.split(
    ' ',
  ),
);
const CAPTIONS = new Set(['caption', 'wp_caption']);
const PLAYERS = new Set(['embed', 'video', 'audio']);
const INSIDE_MAX = 4000;
const SOURCES = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'flv', 'mp3', 'm4a', 'ogg', 'wav', 'url'];

/**
 * Text with its shortcodes as HTML: captions, galleries, films and sounds. Of those that nobody knows only
 * what is between them stays; a word in brackets is none.
 */
export function withoutShortcodes(text: string, shown: Shortcodes): string {
  return new ShortcodeReader(text, shown).read();
}

class ShortcodeReader {
  private html = '';
  /** Up to where the text is read. */
  private at = 0;
  /** Where the captions begin that wait for their end. */
  private readonly captions: number[] = [];
  private readonly codes: RegExpExecArray[];
  /** The names that an end tag closes somewhere. */
  private readonly closed: ReadonlySet<string>;

  constructor(
    private readonly text: string,
    private readonly shown: Shortcodes,
  ) {
    this.codes = [...text.matchAll(CODE)];
    this.closed = new Set(this.codes.map(([, , close, name]) => (close === '' ? '' : lower(name))));
  }

  read(): string {
    for (const code of this.codes) {
      const [whole, before = '', close = '', name = '', rest = '', after = ''] = code;
      if (code.index < this.at || !isCode(lower(name), close, rest, this.closed)) continue;
      this.html += this.text.slice(this.at, code.index);
      this.at = code.index + whole.length;
      if (before !== '' && after !== '') this.html += whole.slice(1, -1);
      else {
        this.html += before;
        this.code(lower(name), close !== '', rest);
        this.html += after;
      }
    }
    return this.html + this.text.slice(this.at);
  }

  private code(name: string, isEnd: boolean, rest: string): void {
    if (CAPTIONS.has(name)) this.caption(isEnd, attributesIn(rest));
    else if (isEnd) return;
    else if (PLAYERS.has(name)) this.player(name, rest);
    else this.html += ofCode(name, rest, attributesIn(rest), this.shown);
  }

  /** Old versions say the caption in an attribute; an end tag of this form keeps it. */
  private caption(isEnd: boolean, attributes: ReadonlyMap<string, string>): void {
    if (isEnd) this.html = endCaption(this.html, this.captions.pop());
    else {
      this.captions.push(this.html.length);
      this.html += `<figure data-caption="${xmlText(attributes.get('caption') ?? '')}">`;
    }
  }

  private player(name: string, rest: string): void {
    // An address is shorter than what is looked through.
    const end = this.text
      .slice(this.at, this.at + INSIDE_MAX)
      .toLowerCase()
      .indexOf(`[/${name}]`);
    const inside = end === -1 ? '' : this.text.slice(this.at, this.at + end);
    this.html += playing(name, rest, inside);
    if (end !== -1) this.at += end + name.length + 3;
  }
}

const lower = (name: string | undefined) => (name ?? '').toLowerCase();

/** A word in brackets is a code if it says something as only codes do. */
function isCode(name: string, close: string, rest: string, closed: ReadonlySet<string>): boolean {
  return close !== '' || closed.has(name) || rest.includes('=') || KNOWN.has(name) || /[_-]/.test(name);
}

/** What follows the picture, and the link around it, is the caption; else what the code itself says. */
function endCaption(html: string, start: number | undefined): string {
  if (start === undefined) return html;
  const inside = html.slice(start);
  const picture = inside.lastIndexOf('<img');
  const endOfTag = picture === -1 ? -1 : inside.indexOf('>', picture);
  if (endOfTag === -1) return `${html}</figure>`;
  const [link = ''] = /^\s*<\/a>/i.exec(inside.slice(endOfTag + 1)) ?? [];
  const end = endOfTag + 1 + link.length;
  const said = inside.slice(end).trim();
  const [, named = ''] = /^<figure data-caption="([^"]*)">/.exec(inside) ?? [];
  const caption = said === '' ? named : said;
  return `${html.slice(0, start)}${inside.slice(0, end)}<figcaption>${caption}</figcaption></figure>\n\n`;
}

function playing(name: string, rest: string, inside: string): string {
  const attributes = attributesIn(rest);
  const bare = rest.split(/\s/).find((word) => /^https?:\/\//.test(word));
  const source = SOURCES.map((key) => attributes.get(key)).find((value) => value !== undefined) ?? bare;
  const address = (source ?? inside.replace(/<[^<>]*>/g, '')).trim();
  if (address === '') return '';
  if (name === 'video' && source !== undefined) return `\n\n<video src="${xmlText(address)}"></video>\n\n`;
  return `\n\n<p><a href="${xmlText(address)}">${escapeText(address)}</a></p>\n\n`;
}

function ofCode(
  name: string,
  rest: string,
  attributes: ReadonlyMap<string, string>,
  shown: Shortcodes,
): string {
  if (name === 'youtube' || name === 'vimeo') return filmLine(name, rest);
  const ids = ['ids', 'include', 'images', 'gallery_ids'].map((key) => attributes.get(key) ?? '').find(isIds);
  if (ids !== undefined) return galleryOf(idsIn(ids).flatMap((id) => shown.attachment(id) ?? []));
  if (name === 'gallery') return galleryOf(shown.own);
  const image = attributes.get('image') ?? '';
  const single = isIds(image) ? shown.attachment(image.trim()) : undefined;
  if (single) return `\n\n${figureOf(single)}\n\n`;
  const source = attributes.get('src') ?? attributes.get('image_url') ?? attributes.get('url') ?? '';
  if (!isPictureName(source)) return '';
  return `\n\n${figureOf({ address: source, alt: attributes.get('alt') ?? '', caption: '' })}\n\n`;
}

const isIds = (value: string) => /^[\d\s,]+$/.test(value) && /\d/.test(value);
const idsIn = (value: string) => value.split(/[\s,]/).filter((id) => id !== '');

/** `[youtube=address]`, `[youtube address]` and `[vimeo 123]` of wordpress.com. */
function filmLine(name: string, rest: string): string {
  const said = rest.replace(/^[\s=:]+/, '').split(/[\s"'<>]/, 1)[0] ?? '';
  const [film = ''] = said.replaceAll('&amp;', '&').split('&', 1);
  const isNumber = name === 'vimeo' && /^\d+$/.test(film);
  const address = isNumber ? `https://vimeo.com/${film}` : film;
  return /^https?:\/\//.test(address) ? `\n\n<p>${escapeText(address)}</p>\n\n` : '';
}

function galleryOf(pictures: readonly Attachment[]): string {
  return pictures.length === 0 ? '' : `\n\n<div class="gallery">${pictures.map(figureOf).join('')}</div>\n\n`;
}

function figureOf({ address, alt, caption }: Attachment): string {
  const words = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure><img src="${xmlText(address)}" alt="${xmlText(alt)}">${words}</figure>`;
}
