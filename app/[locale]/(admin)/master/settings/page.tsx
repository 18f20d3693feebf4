import { SettingsView } from '@/components/master/settings-view';
import { MasterPage, type MasterProps, masterMetadata } from '../master-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ auth }) => auth.settings);

export default async function Page({ params }: MasterProps) {
  const { locale } = await params;
  return (
    <MasterPage
      locale={locale}
      path="/master/settings"
      after={{ kind: 'stay' }}
      theme="paper"
      inside={({ frame, session }) => (
        <SettingsView language={frame.language.code} user={session} userId={session.userId} />
      )}
    />
  );
}
