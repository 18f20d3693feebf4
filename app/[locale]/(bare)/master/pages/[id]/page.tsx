import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { MasterPage, masterMetadata } from '@/app/[locale]/(admin)/master/master-page';
import { PageScreenView } from '@/components/master/page/page-screen-view';
import { env } from '@/lib/server/env';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { findPageFacts } from '@/lib/server/pages/read/page-facts';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.pages);

/** One page of the site, without a layout. */
export default async function Page({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  return (
    <MasterPage
      locale={locale}
      path={`/master/pages/${encodeURIComponent(id)}`}
      needs="edit-pages"
      after={{ kind: 'stay' }}
      inside={async ({ frame, tools: { texts, tag } }) => {
        const { languages } = await findLanguage(locale);
        const page = await findPageFacts(id, languages);
        if (page === null) notFound();
        const text = page.texts.find(({ language }) => language.code === frame.language.code);
        const { auth, master, meta, attribute, attributes, pagesAdmin, pageScreen, drafts } = texts;
        const { site } = await getMessages({ locale: frame.language.code });
        return (
          <NextIntlClientProvider
            locale={tag}
            messages={{ auth, master, site, meta, attribute, attributes, pagesAdmin, pageScreen, drafts }}
          >
            <PageScreenView
              frame={frame}
              id={page.id}
              path={page.path}
              title={(text ?? page.texts[0])?.title ?? ''}
              siteUrl={env().siteUrl}
            />
          </NextIntlClientProvider>
        );
      }}
    />
  );
}
