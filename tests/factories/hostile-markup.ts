/** The ways in that every sanitiser has to know, always at hand. */
export const HOSTILE_MARKUP = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=//evil.example>',
  '<style>*{background:url(//evil.example)}</style><p style="position:fixed;inset:0">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav\tascript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://user:pass@evil.example">x</a>',
  '<a id="__next_f" name="location" href="/x">x</a>',
  '<p id=x name=y class="fixed inset-0" data-x=1 onclick=alert(1) style=x contenteditable>x</p>',
  '<a href="/x" target=_top rel=opener>x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><!DOCTYPE html [<!ENTITY x "y">]>',
  '<p/onclick=alert(1)/x>x',
  '<p title="&quot;><img src=x onerror=alert(1)>">x</p>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<p>a<b>b<i>c</p>d</b></i>',
  '<<p>img src=x onerror=alert(1)>',
  '<p',
  '<',
  '</',
  '<!',
];

const TAGS = 'br|strong|b|em|i|u|s|a|code|sub|sup|span|p|h2|h3|h4|h5|h6|ul|ol|li|blockquote|pre|hr';
const NAMES = 'href|title|target|rel|lang|dir|class|start';
const TAG = new RegExp(`^<(?:/(?:${TAGS})|(?:${TAGS})(?: (?:${NAMES})(?:="[^"<>]*")?)*(?: /)?)>`);
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * What is wrong with markup that calls itself clean, or null. It is held against a closed grammar, not searched for what is
 * known to be bad: every `<` begins a tag of the list, written so plainly that no two parsers can read it otherwise.
 */
export function faultOfMarkup(html: string): string | null {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const tag = TAG.exec(html.slice(at))?.[0];
    if (tag === undefined) return `not a tag of the list: ${html.slice(at, at + 60)}`;
    for (const [, value = ''] of tag.matchAll(/ href="([^"]*)"/g)) {
      const href = value.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? '');
      if (!isHarmless(href)) return `a link to ${href}`;
      if (/^https?:/i.test(href) && !tag.includes(' rel="noopener noreferrer"')) return `no rel: ${tag}`;
    }
    if (/ target="(?!_blank")/.test(tag)) return `a target of its own: ${tag}`;
    if (tag.includes(' target=') && !tag.includes(' rel="noopener noreferrer"')) return `no rel: ${tag}`;
    at += tag.length;
  }
  return null;
}

/** As a browser resolves it, and without anything that it would drop before it did. */
export function isHarmless(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\\]/.test(href)) return false;
  if (!URL.canParse(href, 'https://own.example')) return false;
  const { protocol, origin, username } = new URL(href, 'https://own.example');
  if (/^(mailto|tel):$/.test(protocol)) return true;
  const isOwn = !/^https?:/i.test(href);
  return /^https?:$/.test(protocol) && username === '' && isOwn === (origin === 'https://own.example');
}
