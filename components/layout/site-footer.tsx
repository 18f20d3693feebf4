import { useTranslations } from 'next-intl';
import { useLangOf } from '@/components/parts/use-lang-of';
import { type FeedPath, feedsOf } from '@/lib/domain/site/feeds';
import { pageFilePath } from '@/lib/domain/site/page-files';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { topLevel } from './navigation';
import { PageLinkItems } from './page-links';

const FEED_TEXTS = {
  '/works': 'feedWorks',
  '/exhibitions': 'feedExhibitions',
} as const satisfies Record<FeedPath, string>;

/** Whose site it is, where its rooms are, how to write, and the legal pages. */
export function SiteFooter({ frame, path }: { frame: SiteFrame; path: string }) {
  const t = useTranslations('footer');
  const site = useTranslations('site');
  const contact = useTranslations('contact');
  const langOf = useLangOf();
  const language = frame.language.code;
  return (
    <footer className="site-footer">
      <p className="footer-name">
        {site('artist')}
        <span {...langOf('footer.motto')}>{t('motto')}</span>
      </p>
      <nav aria-label={t('pages')}>
        <ul>
          <PageLinkItems pages={topLevel(frame)} path={path} frame={frame} />
        </ul>
      </nav>
      <nav aria-label={t('legal')}>
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
          <li>
            <a href={`mailto:${contact('email')}`}>{contact('email')}</a>
          </li>
        </ul>
      </nav>
      <p className="footer-rights" {...langOf('footer.rights')}>
        {t('rights')}
      </p>
    </footer>
  );
}
