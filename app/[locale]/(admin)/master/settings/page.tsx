import { headers } from 'next/headers';
import { SettingsView } from '@/components/master/settings-view';
import { lineForProxy } from '@/lib/server/http/unnamed-proxy';
import { siteDiskSpace } from '@/lib/server/storage/disk-space';
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
      inside={async ({ frame, session }) => (
        <SettingsView
          frame={frame}
          user={session}
          userId={session.userId}
          disk={await siteDiskSpace()}
          proxyLine={lineForProxy(await headers())}
        />
      )}
    />
  );
}
