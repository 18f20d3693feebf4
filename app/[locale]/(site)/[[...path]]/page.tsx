import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { barColour } from '@/components/layout/bar-colour';
import { BarColour } from '@/components/page/bar-colour';
import { NotFoundView } from '@/components/page/not-found-view';
import { PageView } from '@/components/page/page-view';
import { StructuredData } from '@/components/page/structured-data';
import { windowPictures } from '@/lib/domain/content/summary';
import { pageMetadata } from '@/lib/server/finding/page-metadata';
import { structuredData } from '@/lib/server/finding/structured-data';
import { openPage } from '@/lib/server/pages/view/open-page';
import { prepareCrops } from '@/lib/server/pictures/prepare-pictures';
import { pictures } from '@/lib/server/pictures/shared-pictures';
import { siteTheme } from '@/lib/server/site-theme/site-theme';

interface SitePageProps {
  params: Promise<{ locale: string; path?: string[] }>;
}

export const dynamic = 'force-static';

/** None at build time: the server renders pages into the page store (decision 4). */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { locale, path = [] } = await params;
  const opened = await openPage(locale, path, 'page');
  return pageMetadata(opened);
}

/** The one public page: a path in a language, drawn by the layout that its route names. */
export default async function SitePage({ params }: SitePageProps) {
  const { locale, path = [] } = await params;
  const opened = await openPage(locale, path, 'page');
  if (opened.kind === 'moved' && opened.isForNow) redirect(opened.to);
  if (opened.kind === 'moved') permanentRedirect(opened.to);
  const theme = await siteTheme();
  if (opened.kind === 'missing') {
    setRequestLocale(opened.frame.language.code);
    return (
      <>
        <BarColour colour={barColour(undefined, theme)} />
        <NotFoundView frame={opened.frame} />
      </>
    );
  }
  setRequestLocale(locale);
  void prepareCrops(pictures(), windowPictures(opened.view.document.translation.content));
  return (
    <>
      <BarColour colour={barColour(opened.view.document.translation, theme)} />
      <PageView view={opened.view} />
      {opened.isPrivate ? null : <StructuredData text={await structuredData(opened.view)} />}
    </>
  );
}
