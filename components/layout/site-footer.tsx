import { useTranslations } from 'next-intl';
import { useLangOf } from '@/components/parts/use-lang-of';
import { type FeedPath, feedsOf } from '@/lib/domain/site/feeds';
import { pageFilePath } from '@/lib/domain/site/page-files';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { isSaid } from '@/lib/domain/text/unsaid';
import { MenuItems } from './menu-items';
import { PageLinkItems } from './page-links';

const FEED_TEXTS = {
  '/works': 'feedWorks',
  '/exhibitions': 'feedExhibitions',
} as const satisfies Record<FeedPath, string>;

/** The same lines as on every page: the name at the side, pages on the spine, the rest where labels hang. */
const FOOTER =
  'grid grid-cols-2 gap-x-(--gutter) gap-y-(--space-3) border-t border-(--line) px-(--edge) pt-(--space-4) ' +
  'text-(length:--size-small) text-(--muted) wide:grid-cols-12';

/** The owner's name, links to the pages, the contact, and the legal pages. */
export function SiteFooter({ frame, path }: { frame: SiteFrame; path: string }) {
  const t = useTranslations('footer');
  const site = useTranslations('site');
  const contact = useTranslations('contact');
  const langOf = useLangOf();
  const language = frame.language.code;
  const pages = frame.footer.filter((link) => 'path' in link);
  const elsewhere = frame.footer.filter((link) => !('path' in link));
  return (
    <footer className={`site-footer ${FOOTER}`}>
      <p className="col-span-full font-display text-(length:--size-name) text-(--ink) wide:col-[1/span_3]">
        {site('artist')}
        {isSaid(t('motto')) ? (
          <span
            className="mt-(--space-1) block max-w-[26ch] font-text text-(length:--size-small) text-(--muted)"
            {...langOf('footer.motto')}
          >
            {t('motto')}
          </span>
        ) : null}
      </p>
      <nav
        className={`print:hidden ${elsewhere.length > 0 ? 'wide:col-[4/span_3]' : 'wide:col-[4/span_6]'}`}
        aria-label={t('pages')}
      >
        <ul>
          <MenuItems links={pages} path={path} frame={frame} />
        </ul>
      </nav>
      {elsewhere.length === 0 ? null : (
        <ul className="footer-links wide:col-[7/span_3] print:hidden">
          <MenuItems links={elsewhere} path={path} frame={frame} />
        </ul>
      )}
      <nav className="wide:col-[10/-1] print:hidden" aria-label={t('legal')}>
        <ul>
          <PageLinkItems pages={frame.legal} path={path} frame={frame} />
          {feedsOf(path, frame.feeds).map((feed) => (
            <li key={feed}>
              <a
                href={pageFilePath('feed', feed, language)}
                type="application/atom+xml"
                {...langOf(`footer.${FEED_TEXTS[feed]}`)}
              >
                {t(FEED_TEXTS[feed])}
              </a>
            </li>
          ))}
          {isSaid(contact('email')) ? (
            <li>
              <a href={`mailto:${contact('email')}`}>{contact('email')}</a>
            </li>
          ) : null}
        </ul>
      </nav>
      <p className="col-span-full" {...langOf('footer.rights')}>
        {t('rights')}
      </p>
    </footer>
  );
}
