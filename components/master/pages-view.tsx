import { useFormatter, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { type Insider, MasterFrame } from './master-frame';

export interface ListedEntry {
  id: string;
  path: string;
  title: string;
  titleLanguage: { tag: string; dir: 'ltr' | 'rtl' };
  isFallback: boolean;
  writtenIn: readonly string[];
  updatedAt: string;
}

interface PagesViewProps {
  frame: SiteFrame;
  insider: Insider;
  pages: readonly ListedEntry[];
  /** Of the whole site. */
  total: number;
  /** Where the rest begins. */
  cursor?: string | undefined;
  /** Whether these are not the first ones. */
  isContinued: boolean;
}

/** `/master/pages`: every page by its address, in parts that a link leads on from. */
export function PagesView({ frame, insider, pages, total, cursor, isContinued }: PagesViewProps) {
  const t = useTranslations('master');
  const format = useFormatter();
  const language = frame.language.code;
  return (
    <MasterFrame
      frame={frame}
      insider={insider}
      path="/master/pages"
      room="paper"
      title={t('allPages')}
      lead={<p className="master-lead">{t('pageCount', { total })}</p>}
    >
      <ul className="page-entries">
        {pages.map(({ id, path, title, titleLanguage, isFallback, writtenIn, updatedAt }) => {
          const name = title === '' ? t('untitled') : title;
          return (
            <li key={id}>
              <p className="entry-name">
                <SiteLink path={path} language={language}>
                  <span {...(isFallback && { lang: titleLanguage.tag, dir: titleLanguage.dir })}>{name}</span>
                </SiteLink>
              </p>
              <p className="entry-path">{path}</p>
              <p className="entry-facts">
                <span className="codes">
                  <span className="sr-only">{t('pageLanguages')}: </span>
                  {writtenIn.join(' ')}
                </span>
                {isFallback ? <span className="badge">{t('fallback')}</span> : null}
                <span>
                  <span className="sr-only">{t('pageChanged')}: </span>
                  <time dateTime={updatedAt}>
                    {format.dateTime(new Date(updatedAt), { dateStyle: 'medium' })}
                  </time>
                </span>
                <SiteLink path={`/master/pages/${id}`} language={language}>
                  {t('details')} <span className="sr-only">{name}</span>
                </SiteLink>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="master-ways">
        {isContinued ? (
          <SiteLink path="/master/pages" language={language} className="button">
            {t('firstPages')}
          </SiteLink>
        ) : null}
        {cursor === undefined ? null : (
          <SiteLink
            path={`/master/pages?cursor=${encodeURIComponent(cursor)}`}
            language={language}
            className="button"
          >
            {t('morePages')}
          </SiteLink>
        )}
      </p>
    </MasterFrame>
  );
}
