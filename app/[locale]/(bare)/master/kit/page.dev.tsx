import { KitView } from '@/components/master/kit/kit-view';

export const dynamic = 'force-dynamic';

/** Every part of the kit in every state: a page of the development server alone (next.config.ts, `pageExtensions`). */
export default function Page() {
  return <KitView />;
}
