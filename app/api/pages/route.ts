import { pageListQuery } from '@/lib/contracts/page-list';
import { AppError } from '@/lib/domain/errors';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { listPages } from '@/lib/server/pages/list-pages';

/** The pages of the site by their paths, for whoever edits them (http-api "Pages"). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    query: pageListQuery,
    run: async ({ query: { locale, ...part } }) => {
      const { language, languages, isActive } = await findLanguage(locale);
      if (!isActive) throw new AppError('not_found', `Language not found: ${locale}`);
      return { body: await listPages(language, languages, part) };
    },
  }),
});
