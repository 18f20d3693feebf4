import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLangOf } from '@/components/parts/use-lang-of';
import { routeFor } from '@/lib/domain/site/routes';
import type { Theme } from '@/lib/domain/site/theme';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface SiteShellProps {
  frame: SiteFrame;
  /** Without a language prefix. */
  path: string;
  /** Where the language switcher leads; the path unless that is no page. */
  switchPath?: string;
  /** Where that is called otherwise in a language, by the language's code. */
  pathIn?: Record<string, string>;
  /** Codes of the languages that have that; all of them unless it is said. */
  foundIn?: string[];
  theme: Theme;
  /** For owners alone: without a footer, and without the look of the site. */
  isBare?: boolean;
  /** The `<main id="content">` of a layout or of an error. */
  children: ReactNode;
}

const SKIP_LINK =
  'absolute start-0 top-0 z-30 bg-(--ink) px-(--space-3) py-(--space-2) text-(--ground) ' +
  'not-focus:sr-only print:hidden';

/** What stands around every page: the way past the header, the header and the footer. */
export function SiteShell({ theme, children, ...shell }: SiteShellProps) {
  const { frame, path, isBare } = shell;
  const t = useTranslations('nav');
  const langOf = useLangOf();
  return (
    <div
      className="site"
      data-theme={theme}
      data-hero={theme === 'dark' ? routeFor(path).heroColour : undefined}
      data-bare={isBare ? '' : undefined}
    >
      <a className={`skip-link ${SKIP_LINK}`} href="#content" {...langOf('nav.skip')}>
        {t('skip')}
      </a>
      <SiteHeader {...shell} />
      {children}
      {isBare ? null : <SiteFooter frame={frame} path={path} />}
    </div>
  );
}
