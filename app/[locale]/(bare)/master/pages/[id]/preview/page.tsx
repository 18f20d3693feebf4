import { notFound } from 'next/navigation';
import { MasterPage, masterMetadata } from '@/app/[locale]/(admin)/master/master-page';
import { PageView } from '@/components/page/page-view';
import { getKeptView } from '@/lib/server/pages/view/edit-view';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.pages);

/** The page as it is stored, drafts included: shown in a frame by the page's settings while it is not public. */
export default async function Page({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  return (
    <MasterPage
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
