import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { MasterPage, masterMetadata } from '@/app/[locale]/(admin)/master/master-page';
import { LookScreen } from '@/components/master/look/look-screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ master }) => master.look);

/** How the whole site looks, without a layout. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return (
    <MasterPage
      locale={locale}
      path="/master/look"
      needs="administer-site"
      after={{ kind: 'stay' }}
      inside={async ({ frame, tools: { texts, tag, attributes } }) => {
        const { auth, master, pageScreen, siteLook } = texts;
        const { site } = await getMessages({ locale: frame.language.code });
        return (
          <NextIntlClientProvider locale={tag} messages={{ auth, master, pageScreen, site, siteLook }}>
            <div className="site" data-theme="dark" data-bare="">
              <main id="content" aria-label={siteLook.title} {...attributes}>
                <LookScreen locale={frame.language.code} />
              </main>
            </div>
          </NextIntlClientProvider>
        );
      }}
    />
  );
}
