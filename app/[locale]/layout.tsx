import '../globals.css';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { fontVariables } from '@/components/layout/fonts';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { InlineScript } from '@/components/shell/inline-script';
import { LazyOwnerToolbar } from '@/components/shell/lazy-owner-toolbar';
import { NavigationGuide } from '@/components/shell/navigation-guide';
import { ThemeStyle } from '@/components/shell/theme-style';
import { VisitorScripts } from '@/components/shell/visitor/visitor-scripts';
import { localisePath } from '@/lib/domain/addresses/paths';
import { pageFilePath } from '@/lib/domain/site/page-files';
import { themeAttributes } from '@/lib/domain/site-theme/theme-style';
import { buildId } from '@/lib/server/build-id';
import { fontsAhead } from '@/lib/server/fonts/fonts-ahead';
import { loaderCode, pageRevealCode } from '@/lib/server/inline-code';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { iconLinks } from '@/lib/server/site-mark/site-icons';
import { pageThemeStyle } from '@/lib/server/site-theme/page-theme-style';
import { siteFaces, siteTheme } from '@/lib/server/site-theme/site-theme';
import { visitorModule } from '@/lib/server/visitor-module';

/** The icons of every page. */
export async function generateMetadata(): Promise<Metadata> {
  return { icons: await iconLinks() };
}

interface LocaleLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The document in its language; an unknown language is answered in the default one. */
export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  const { language } = await findLanguage((await params).locale);
  setRequestLocale(language.code);
  const theme = await siteTheme();
  const faces = await siteFaces(language.tag);
  for (const font of fontsAhead(faces)) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  const t = await getTranslations('errors');
  return (
    <html lang={language.tag} dir={language.dir} className={fontVariables} {...themeAttributes(theme)}>
      <head>
        {/* Not among the metadata: what waits for the language there comes after the page, by a script that the policy refuses. */}
        <link rel="manifest" href={pageFilePath('app', '/', language.code)} />
        <ThemeStyle style={pageThemeStyle(theme, faces)} />
        <VisitorScripts module={visitorModule()} build={buildId()} />
        {/* Nothing stands between the body and its ground: a frame painted in between would be a white flash on a dark site. */}
        <InlineScript code={pageRevealCode()} />
        <InlineScript code={theme.loader === 'none' || theme.motion === 'none' ? '' : loaderCode()} />
      </head>
      <body>
        <ErrorBoundary
          texts={{ title: t('title'), home: t('home') }}
          homeHref={localisePath('/', language.code)}
        >
          {children}
        </ErrorBoundary>
        <LazyOwnerToolbar />
        <NavigationGuide />
      </body>
    </html>
  );
}
