import { createHash } from 'node:crypto';
import { languageAt } from '@/lib/server/gateway/language-at';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { VISITOR_MESSAGES } from '@/messages/visitors';

/** The shipped words: this page is for the moment when the database, and so any changed word, cannot be had. */
const TEXTS: Readonly<
  Record<string, { errors: Record<'unavailable' | 'unavailableHint' | 'retry', string> }>
> = {
  ...VISITOR_MESSAGES,
  ru,
  uk,
};

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#f4f1ea;color:#1b1a18;' +
  'font:1.125rem/1.6 Georgia,serif}h1{font-size:2rem;margin:0 0 .5rem}p{max-width:34rem;margin:0 0 1rem}a{color:inherit}';

/** A page without scripts for a path that was never rendered while the database does not answer. */
export function unavailablePage(pathname: string): { html: string; headers: Record<string, string> } {
  const { tag, dir } = languageAt(pathname);
  const { unavailable, unavailableHint, retry } = (TEXTS[tag] ?? en).errors;
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return {
    html:
      `<!doctype html><html lang="${tag}"${dir === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="robots" content="noindex"><title>${unavailable}</title><style>${STYLE}</style></head>` +
      `<body><main><h1>${unavailable}</h1><p>${unavailableHint}</p><p><a href="">${retry}</a></p></main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
    },
  };
}
