import { MasterRoom, masterMetadata } from '@/app/[locale]/(admin)/master/master-room';
import { PageFactsView } from '@/components/master/page-facts-view';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { findPageFacts } from '@/lib/server/pages/page-facts';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.pages);

/** One page of the site, without a layout (specification §2.1). */
export default async function Page({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  return (
    <MasterRoom
      locale={locale}
      path={`/master/pages/${encodeURIComponent(id)}`}
      needs="edit-pages"
      after={{ kind: 'stay' }}
      inside={async ({ frame }) => {
        const { languages } = await findLanguage(locale);
        return <PageFactsView frame={frame} page={await findPageFacts(id, languages)} />;
      }}
    />
  );
}
