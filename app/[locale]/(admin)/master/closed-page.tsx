import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClosedView } from '@/components/master/closed-view';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { openMaster } from '@/lib/server/pages/open-master';

/** Named in its language; never found by a search engine (decision 2). */
export async function masterMetadata({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> {
  const { language } = await findLanguage((await params).locale);
  const t = await getTranslations({ locale: language.code, namespace: 'master' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The hidden area before signing in. */
export async function ClosedPage({ locale, path }: { locale: string; path: string }) {
  const frame = await openMaster(locale, path);
  setRequestLocale(frame.language.code);
  return <ClosedView frame={frame} path={path} />;
}
