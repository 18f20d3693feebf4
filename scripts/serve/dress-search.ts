import type { IncomingMessage } from 'node:http';
import { contentSecurityPolicy } from '@/lib/server/page-store/content-security';
import { dressForVisitors } from '@/lib/server/page-store/dress-for-visitors';
import type { BufferedAnswer } from './buffered-answer';

/** The site's own cookies are the only ones that are left (own-cookies.ts). */
const SESSION = /atelier-session=/;

/**
 * Makes of Next.js's page of a search what visitors get of all other pages from the page store. Who has a session gets it as it
 * is: the data from which React takes over a page that is not kept are in the page alone.
 */
export function dressSearch({ headers: given }: IncomingMessage, buffered: BufferedAnswer): void {
  const { status, headers } = buffered;
  headers['cache-control'] = 'private, no-store';
  const isPage = status === 200 && String(headers['content-type'] ?? '').startsWith('text/html');
  if (!isPage || SESSION.test(given.cookie ?? '')) return;
  const { html, styles } = dressForVisitors(buffered.body.toString(), null);
  buffered.body = Buffer.from(html);
  headers['content-security-policy'] = contentSecurityPolicy(html, { styles });
  // It names the style sheets that have been written into the page.
  delete headers.link;
}
