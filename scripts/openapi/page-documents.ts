import { APP_MANIFEST_TYPE } from '@/lib/domain/site/app-manifest';
import { PAGE_FILES } from '@/lib/domain/site/page-files';
import type { Json } from './schema-writer';

const PAGE = '/{page}';

interface PageDocumentRoute {
  /** As visitors ask for it. */
  path: string;
  summary: string;
  type: string;
}

const beside = (file: keyof typeof PAGE_FILES, summary: string, type: string): PageDocumentRoute => ({
  path: `${PAGE}/${PAGE_FILES[file].name}`,
  summary,
  type,
});

/** Routes of the page store, which `defineRoute` does not make: from their internal to their public addresses. */
export const PAGE_DOCUMENTS: Record<string, PageDocumentRoute> = {
  '/_payload/[locale]/[[...path]]': beside(
    'payload',
    'Read a page’s public content as JSON',
    'application/json',
  ),
  '/_app/[locale]/[[...path]]': beside(
    'app',
    'What home screens show of the site, beside its home page in each language (W3C Web Application Manifest)',
    APP_MANIFEST_TYPE,
  ),
  '/_feed/[locale]/[[...path]]': beside('feed', 'Follow the news below a page', 'application/atom+xml'),
  '/_calendar/[locale]/[[...path]]': beside(
    'calendar',
    'The exhibition of a page, or those that it lists, for calendars (RFC 5545)',
    'text/calendar',
  ),
  '/_share/[locale]/[[...path]]': beside(
    'share',
    'The picture that stands for a page on other sites',
    'image/jpeg',
  ),
  '/_site/[name]': {
    path: '/{name}',
    summary:
      '`robots.txt`, `llms.txt`, `sitemap.xml` and the parts of a large one, and the icons of the site',
    type: 'text/plain, application/xml, image/png, image/x-icon',
  },
};

/** The operation of one of them. */
export function describeDocument({ path, summary, type }: PageDocumentRoute): Json {
  const [name = ''] = /(?<=\{)\w+/.exec(path) ?? [];
  const description =
    name === 'page'
      ? 'The page’s address with its language, without the slash at its end; may hold slashes.'
      : 'The file’s name.';
  const content = Object.fromEntries(type.split(', ').map((each) => [each, {}]));
  return {
    summary,
    description: 'For everyone.',
    security: [],
    parameters: [{ name, in: 'path', required: true, description, schema: { type: 'string' } }],
    responses: { 200: { description: 'Done', content }, 404: { description: 'There is no such page.' } },
  };
}
