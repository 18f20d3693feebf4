import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ClosedView } from '@/components/master/closed-view';
import { openMaster } from '@/lib/server/pages/open-master';

/** Never found by a search engine (decision 2). */
export const masterMetadata: Metadata = { robots: { index: false, follow: false } };

/** The hidden area before signing in. */
export async function ClosedPage({ locale, path }: { locale: string; path: string }) {
  const frame = await openMaster(locale, path);
  setRequestLocale(frame.language.code);
  return <ClosedView frame={frame} path={path} />;
}
