import { ActivityView } from '@/components/master/activity/activity-view';
import { MasterPage, type MasterProps, masterMetadata } from '../master-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.activity);

export default async function Page({ params }: MasterProps) {
  const { locale } = await params;
  return (
    <MasterPage
      locale={locale}
      path="/master/activity"
      needs="administer-site"
      after={{ kind: 'stay' }}
      theme="paper"
      inside={({ frame, session }) => <ActivityView language={frame.language.code} user={session} />}
    />
  );
}
