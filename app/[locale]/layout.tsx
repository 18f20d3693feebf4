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

interface LocaleLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The icons of every page, and what home screens show of the site. */
export async function generateMetadata({ params }: Omit<LocaleLayoutProps, 'children'>): Promise<Metadata> {
  // At once: a head that comes after the page would be put in its place by a script, which the policy refuses.
  const [{ language }, icons] = await Promise.all([findLanguage((await params).locale), iconLinks()]);
  return { icons, manifest: pageFilePath('app', '/', language.code) };
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
        <ThemeStyle style={pageThemeStyle(theme, faces)} />
        <VisitorScripts module={visitorModule()} build={buildId()} />
      </head>
      <body>
        <InlineScript code={pageRevealCode()} />
        <InlineScript code={theme.loader === 'none' || theme.motion === 'none' ? '' : loaderCode()} />
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
