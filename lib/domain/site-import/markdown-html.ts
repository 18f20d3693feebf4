import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { xmlText } from '../site/xml';
import { escapeText } from '../text/escape-text';
import { attributesIn } from './attributes-in';
import { isPictureName } from './picture-names';

/** `[[page]]`, `[[page|words]]` and `![[picture.png|300]]` of Obsidian. */
const WIKI = /^(!?)\[\[([^[\]|\n]{1,500})(?:\|([^[\]\n]{1,500}))?\]\]/;
/** `{{< name … >}}` of Hugo, `{% name … %}` of Jekyll, Hexo and Eleventy. */
const TEMPLATE = /^(?:\{\{[<%]([^{}]{0,2000})[>%]\}\}|\{%([^{}]{0,2000})%\})/;
/** The site's own address, which site builders put before paths. */
const SITE_ADDRESS = /\{\{-?\s{0,9}site\.(?:baseurl|url|BaseURL)\s{0,9}-?\}\}/g;
const FILTERED =
  /\{\{-?\s{0,9}["']([^"'{}\n]{0,2000})["']\s{0,9}\|\s{0,9}(?:relative_url|absolute_url|relURL|absURL|url)\s{0,9}-?\}\}/g;

const wiki: TokenizerAndRendererExtension = {
  name: 'wiki',
  level: 'inline',
  start: (source) => startOf(source, /!?\[\[/),
  tokenizer(source) {
    const [raw, embeds, target = '', words] = WIKI.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'wiki', raw, isEmbed: embeds === '!', target, words };
  },
  renderer: ({ isEmbed, target, words }) => {
    if (isEmbed && isPictureName(target)) return `<img src="${xmlText(target.trim())}">`;
    return escapeText(words ?? target.split('#', 1)[0] ?? '');
  },
};

const template: TokenizerAndRendererExtension = {
  name: 'template',
  level: 'inline',
  start: (source) => startOf(source, /\{[{%]/),
  tokenizer(source) {
    const [raw, hugo, liquid] = TEMPLATE.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'template', raw, code: (hugo ?? liquid ?? '').trim() };
  },
  renderer: ({ code }) => ofTemplate(code),
};

// Marked of its own, because others may set the shared one.
const marked = new Marked({ gfm: true, extensions: [wiki, template] });

/** Markdown as HTML, which has not been cleaned: HTML that stands in it is kept. */
export function htmlOfMarkdown(text: string): string {
  const own = text.replace(SITE_ADDRESS, '').replace(FILTERED, '$1');
  return marked.parse(own, { async: false });
}

function startOf(source: string, pattern: RegExp): number | undefined {
  const at = source.search(pattern);
  return at === -1 ? undefined : at;
}

/** Pictures and films that templates show; others say nothing. */
function ofTemplate(code: string): string {
  const [name = '', ...words] = code.split(/\s+/);
  const named = attributesIn(code);
  const first = named.get('id') ?? named.get('src') ?? words[0]?.replace(/^["']|["']$/g, '') ?? '';
  if (name === 'youtube')
    return line(/^[\w-]{11}$/.test(first) ? `https://www.youtube.com/watch?v=${first}` : first);
  if (name === 'vimeo') return line(/^\d+$/.test(first) ? `https://vimeo.com/${first}` : first);
  const picture = [first, ...words].find(isPictureName);
  if (!['figure', 'img', 'image', 'asset_img'].includes(name) || picture === undefined) return '';
  const caption = named.get('caption') ?? named.get('title') ?? '';
  const said = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure><img src="${xmlText(picture)}" alt="${xmlText(named.get('alt') ?? '')}">${said}</figure>`;
}

const line = (address: string) => (/^https:\/\//.test(address) ? `<br>${escapeText(address)}<br>` : '');
