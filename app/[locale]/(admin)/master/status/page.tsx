import { StatusView } from '@/components/master/status/status-view';
import { MasterPage, type MasterProps, masterMetadata } from '../master-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ siteStatus }) => siteStatus.title);

export default async function Page({ params }: MasterProps) {
  const { locale } = await params;
  return (
    <MasterPage
      locale={locale}
      path="/master/status"
      needs="administer-site"
      after={{ kind: 'stay' }}
      theme="paper"
      inside={({ frame, session }) => <StatusView language={frame.language.code} user={session} />}
    />
  );
}
