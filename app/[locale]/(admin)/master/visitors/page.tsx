import { VisitorsView } from '@/components/master/visits/visitors-view';
import { MasterPage, type MasterProps, masterMetadata } from '../master-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.visitors);

export default async function Page({ params }: MasterProps) {
  const { locale } = await params;
  return (
    <MasterPage
      locale={locale}
      path="/master/visitors"
      needs="administer-site"
      after={{ kind: 'stay' }}
      theme="paper"
      inside={({ frame, session }) => <VisitorsView language={frame.language.code} user={session} />}
    />
  );
}
