import { PagesView } from '@/components/master/pages-view';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { listPages } from '@/lib/server/pages/list-pages';
import { type MasterProps, MasterRoom, masterMetadata } from '../master-room';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.allPages);

const PAGES_AT_ONCE = 100;

export default async function Page({ params, searchParams }: MasterProps) {
  const { locale } = await params;
  const { cursor: given } = await searchParams;
  const cursor = typeof given === 'string' ? given : undefined;
  return (
    <MasterRoom
      locale={locale}
      path="/master/pages"
      needs="edit-pages"
      after={{ kind: 'stay' }}
      inside={async ({ frame, session }) => {
        const { language, languages } = await findLanguage(locale);
        const {
          pages,
          total,
          cursor: next,
        } = await listPages(language, languages, {
          limit: PAGES_AT_ONCE,
          cursor,
        });
        return (
          <PagesView
            frame={frame}
            insider={session}
            pages={pages}
            total={total}
            cursor={next}
            isContinued={cursor !== undefined}
          />
        );
      }}
    />
  );
}
