import { useTranslations } from 'next-intl';
import { MenuDialog } from '@/components/islands/menu/menu-dialog';
import { pictureSources } from '@/components/parts/picture-sources';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { HeaderMark, SiteFrame } from '@/lib/domain/site/view-model';
import { LanguageSwitcher } from './language-switcher';
import { MenuItems, MenuRow } from './menu-items';
import { SearchLink } from './search-link';

interface SiteHeaderProps {
  frame: SiteFrame;
  /** Without a language prefix. */
  path: string;
  /** What the language switcher keeps; the path unless that is no page. */
  switchPath?: string;
  /** Where that is called otherwise in a language, by the language's code. */
  pathIn?: Record<string, string>;
  /** Codes of the languages that have it; all of them unless it is said. */
  foundIn?: string[];
  /** True on sign-in pages, which link to the home page only. */
  isBare?: boolean;
}

const HEADER =
  'flex flex-wrap items-center gap-x-(--gutter) gap-y-(--space-1) px-(--edge) py-(--space-3) text-(length:--size-small)';

const BRAND =
  'brand me-auto font-display text-(length:--size-name) font-medium tracking-[calc(var(--tracking-title)*4/7)]';
/** Out of the way while one reads down (attend-menu.ts). */
const OPENER_AWAY =
  'transition-[translate] duration-200 motion-reduce:transition-none data-away:not-focus-visible:translate-y-[calc(200%+var(--bar,0rem))]';
const MENU_CLOSE =
  'sticky bottom-0 size-13 flex-none self-end rounded-(--corner-button) border bg-(--ground) text-[1.5rem]/none';

/** The widest that it is drawn, on a screen with twice as many points. */
const MARK_PX = 448;

const MENU_ID = 'site-menu';
const OPENER_ID = 'site-menu-opener';

/** Name, navigation and languages. On a phone the menu is a dialog, which without script the browser opens by itself. */
export function SiteHeader({ frame, path, isBare = false, ...switched }: SiteHeaderProps) {
  const t = useTranslations('nav');
  const langOf = useLangOf();
  const language = frame.language.code;
  const menu = { links: frame.menu, path, frame };
  const brand = <Brand mark={isBare ? undefined : frame.mark} />;
  return (
    <header className={`site-header ${HEADER}`}>
      {frame.homeIn.includes(language) ? (
        <SiteLink path="/" language={language} className={BRAND} rel="home" isCurrent={path === '/'}>
          {brand}
        </SiteLink>
      ) : (
        <span className={BRAND}>{brand}</span>
      )}
      {isBare ? null : (
        <>
          <nav className="site-nav print:hidden" aria-label={t('main')}>
            <ul className="flex flex-wrap gap-x-(--gutter)">
              <MenuRow {...menu} />
            </ul>
          </nav>
          <button
            type="button"
            id={OPENER_ID}
            className={`menu-button ${OPENER_AWAY} print:hidden`}
            popoverTarget={MENU_ID}
            aria-haspopup="dialog"
          >
            {/* The button itself hangs at the end of a line of the page. */}
            <span {...langOf('nav.menu')}>{t('menu')}</span>
          </button>
          {/* A new page begins with the menu closed: the key makes the browser forget that it was open. */}
          <dialog
            key={path}
            id={MENU_ID}
            popover="auto"
            className="site-menu print:hidden"
            aria-label={t('menu')}
          >
            {/* Pushed down by its margin, not aligned at the end: what is too much for the window can be scrolled to. */}
            <nav className="mt-auto" aria-label={t('menu')}>
              <ul>
                <MenuItems {...menu} />
              </ul>
            </nav>
            <SearchLink frame={frame} path={path} isInMenu />
            <div className="mt-(--space-3) empty:hidden">
              <LanguageSwitcher frame={frame} path={path} {...switched} isInMenu />
            </div>
            <button
              type="button"
              className={`menu-close ${MENU_CLOSE}`}
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label={t('close')}
              {...langOf('nav.close')}
            >
              <span aria-hidden="true">×</span>
            </button>
            <MenuDialog openerId={OPENER_ID} />
          </dialog>
        </>
      )}
      {isBare ? null : <SearchLink frame={frame} path={path} />}
      <LanguageSwitcher frame={frame} path={path} {...switched} />
    </header>
  );
}

/** As high as two lines of the name, or a little higher than the words that it stands before. */
const MARK = 'inline-block w-auto max-w-[min(14rem,60vw)] object-contain align-middle';

/** Only its shape is that of the picture within: what is coloured is this. */
const IN_WORDS =
  'inline-block bg-current mask-contain mask-center mask-no-repeat align-middle [print-color-adjust:exact] forced-color-adjust-none forced-colors:bg-[LinkText] [&>img]:opacity-0';

/** The name of the site, its mark, or both. */
function Brand({ mark }: { mark: HeaderMark | undefined }) {
  const name = useTranslations('site')('artist');
  if (!mark) return name;
  const { src, isAlone, isInWords, width, height } = mark;
  const { src: drawn } = pictureSources(src, { maxWidth: MARK_PX });
  const image = (
    // biome-ignore lint/performance/noImgElement: the framework's component brings a script, and addresses of its own
    <img
      className={`${MARK} ${isAlone ? 'h-[2em]' : 'h-[1.5em]'}`}
      src={drawn}
      alt={isAlone ? name : ''}
      width={width}
      height={height}
    />
  );
  const picture = isInWords ? (
    <span className={IN_WORDS} style={{ maskImage: `url("${drawn}")` }}>
      {image}
    </span>
  ) : (
    image
  );
  if (isAlone) return picture;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-[0.5em] text-start align-middle">
      {picture}
      <span>{name}</span>
    </span>
  );
}
