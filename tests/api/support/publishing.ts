import * as draft from '@/app/api/pages/[id]/draft/route';
import * as preview from '@/app/api/pages/[id]/previews/[linkId]/route';
import * as previews from '@/app/api/pages/[id]/previews/route';
import * as publish from '@/app/api/pages/[id]/publish/route';
import * as publishing from '@/app/api/pages/[id]/publishing/route';
import * as unpublish from '@/app/api/pages/[id]/unpublish/route';
import { type Publishing, pagePublishing } from '@/lib/contracts/publishing';
import type { PageContent } from '@/lib/domain/content/model';
import { type Answer, call } from './call';
import { block, contentOf, textOf } from './content';
import { pageCalls } from './pages';
import { openSite, type TestSite } from './site';

interface Work {
  text?: string;
  content?: PageContent;
  title?: string;
  baseVersion?: number;
  version?: number;
}

/** The calls that save drafts and publish, with the rights for them. */
function publishingCalls(headers: Record<string, string>) {
  const at = (id: string, what: string, query = '') => ({
    ...{ path: `/api/pages/${id}/${what}${query}`, params: { id }, headers },
  });
  return {
    draft: (id: string, locale = 'en') => call(draft, 'GET', at(id, 'draft', `?locale=${locale}`)),
    keep: (id: string, work: Work, locale = 'en') => {
      const { text = 'kept', content = textOf(text), title, baseVersion = 1, version = 0 } = work;
      const meta = title === undefined ? {} : { meta: { title, description: '', keywords: [] } };
      return call(draft, 'PUT', {
        ...at(id, 'draft'),
        json: { locale, content, baseVersion, version, ...meta },
      });
    },
    discard: (id: string, locale = 'en') => call(draft, 'DELETE', at(id, 'draft', `?locale=${locale}`)),
    publish: (id: string, more: object = {}, locale = 'en') =>
      call(publish, 'POST', { ...at(id, 'publish'), json: { locale, ...more } }),
    unpublish: (id: string, locale = 'en') =>
      call(unpublish, 'POST', { ...at(id, 'unpublish'), json: { locale } }),
    state: async (id: string, locale = 'en'): Promise<Publishing | undefined> =>
      stateIn(await call(publishing, 'GET', at(id, 'publishing')), locale),
    links: (id: string) => call(previews, 'GET', at(id, 'previews')),
    link: (id: string, json: object = { locale: 'en', hours: 1 }) =>
      call(previews, 'POST', { ...at(id, 'previews'), json }),
    endLink: (id: string, linkId: string) =>
      call(preview, 'DELETE', { ...at(id, `previews/${linkId}`), params: { id, linkId } }),
  };
}

/** How a page stands in a language, by the answer of a call. */
export function stateIn({ json }: Answer, locale = 'en'): Publishing | undefined {
  return pagePublishing.parse(json).languages.find((each) => each.locale === locale);
}

/** A site without pages, and the calls of an editor there. */
export async function openPublishingSite() {
  const site = await openSite({ hasPages: false });
  const headers = await site.signIn('editor');
  return { site, headers, pages: pageCalls(headers), calls: publishingCalls(headers) };
}

/** The recorded events of an object, in order, with their actors. */
export async function eventsOf(site: TestSite, object: string): Promise<string[]> {
  const where = { object: { startsWith: object } };
  const rows = await site.db.auditEvent.findMany({ where, orderBy: { id: 'asc' } });
  return rows.map(({ action, actorName }) => `${action} ${actorName}`);
}

/** Two paragraphs that can be changed independently. */
export const twoTexts = (first: string, second: string): PageContent =>
  contentOf([
    block('RichText', { content: `<p>${first}</p>` }, { id: 'a' }),
    block('RichText', { content: `<p>${second}</p>` }, { id: 'b' }),
  ]);
