import { notFound } from 'next/navigation';
import { MasterRoom, masterMetadata } from '@/app/[locale]/(admin)/master/master-room';
import { PageView } from '@/components/page/page-view';
import { getKeptView } from '@/lib/server/pages/view/edit-view';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.pages);

/** A page as it is kept, drafts included: what the page's settings frame while visitors do not find it. */
export default async function Page({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  return (
    <MasterRoom
      locale={locale}
      path={`/master/pages/${encodeURIComponent(id)}/preview`}
      needs="edit-pages"
      after={{ kind: 'stay' }}
      isFramed
      inside={async ({ frame }) => {
        const view = await getKeptView(id, frame.language.code);
        if (view === null) notFound();
        return <PageView view={view} />;
      }}
    />
  );
}
