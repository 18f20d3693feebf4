import { useTranslations } from 'next-intl';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { LanguageSwitcher } from './language-switcher';
import { isWithin, topLevel } from './navigation';
import { usePageName, usePageNameLang } from './page-name';
import { SiteLink } from './site-link';
import { useLangOf } from './use-lang-of';

interface SiteHeaderProps {
  frame: SiteFrame;
  /** Without a language prefix. */
  path: string;
  /** What the language switcher keeps; the path unless that is no page. */
  switchPath?: string;
  /** Where that is called otherwise in a language, by the language's code. */
  pathIn?: Record<string, string>;
  /** The sign-in pages have no way into the rooms but home. */
  isBare?: boolean;
}

const MENU_ID = 'site-menu';

/** Name, navigation and languages. On a phone the menu is a popover, which the browser opens and closes by itself. */
export function SiteHeader({ frame, path, switchPath = path, pathIn = {}, isBare = false }: SiteHeaderProps) {
  const t = useTranslations('nav');
  const site = useTranslations('site');
  const nameOf = usePageName();
  const langOfName = usePageNameLang();
  const langOf = useLangOf();
  const language = frame.language.code;
  return (
    <header className="site-header">
      <SiteLink path="/" language={language} className="brand" rel="home" isCurrent={path === '/'}>
        {site('artist')}
      </SiteLink>
      {isBare ? null : (
        <>
          <button type="button" className="menu-button" popoverTarget={MENU_ID} {...langOf('nav.menu')}>
            {t('menu')}
          </button>
          {/* A new page begins with the menu closed: the key makes the browser forget that it was open. */}
          <nav key={path} id={MENU_ID} popover="auto" className="site-menu" aria-label={t('main')}>
            <ul>
              {topLevel(frame.navigation).map((entry) => (
                <li key={entry.path}>
                  <SiteLink
                    path={entry.path}
                    language={language}
                    isCurrent={entry.path === path}
                    {...(isWithin(path, entry.path) ? { className: 'within' } : {})}
                    {...langOfName(entry)}
                  >
                    {nameOf(entry)}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="menu-close"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label={t('close')}
              {...langOf('nav.close')}
            >
              <span aria-hidden="true">×</span>
            </button>
          </nav>
        </>
      )}
      <LanguageSwitcher frame={frame} path={switchPath} pathIn={pathIn} />
    </header>
  );
}
