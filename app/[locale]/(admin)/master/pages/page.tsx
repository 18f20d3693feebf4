import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { PagesAdminView } from '@/components/master/pages/pages-admin-view';
import { pageListQuery } from '@/lib/contracts/page-list';
import { MEDIA } from '@/lib/domain/limits';
import { NEW_KINDS } from '@/lib/domain/site/page-kinds';
import { findPages } from '@/lib/server/pages/read/find-pages';
import { findUsualParents } from '@/lib/server/pages/read/usual-parents';
import { MasterPage, type MasterProps, masterMetadata } from '../master-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.allPages);

export default async function Page({ params, searchParams }: MasterProps) {
  const { locale } = await params;
  const asked = (await searchParams).new;
  const begin = NEW_KINDS.find((kind) => kind === asked) ?? null;
  return (
    <MasterPage
      locale={locale}
      path="/master/pages"
      needs="edit-pages"
      after={{ kind: 'stay' }}
      theme="dark"
      inside={async ({ frame, session, tools }) => {
        const { auth, master, meta, pagesAdmin, bin, upload } = tools.texts;
        // Names of details become a part of the pages that are made here.
        const { details } = await getMessages({ locale: frame.language.code });
        return (
          <NextIntlClientProvider
            locale={tools.tag}
            messages={{ auth, master, meta, pagesAdmin, bin, upload, details }}
          >
            <PagesAdminView
              language={frame.language.code}
              languages={frame.languages}
              user={session}
              begin={begin}
              usualParents={await findUsualParents(frame.language.code)}
              {...(await firstLevels(frame.language.code))}
            />
          </NextIntlClientProvider>
        );
      }}
    />
  );
}

/** The initial tree: the pages without a parent, and those below the home page. */
async function firstLevels(locale: string) {
  const level = async (parentId: string) => ({
    query: { locale, parentId },
    list: await findPages(pageListQuery.parse({ locale, parentId, limit: MEDIA.pageSizeMax })),
  });
  const top = await level('');
  const homeId = top.list.pages.find(({ path }) => path === '/')?.id ?? null;
  return { homeId, initial: homeId === null ? [top] : [top, await level(homeId)] };
}
