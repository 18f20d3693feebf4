import { useFormatter, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import type { SiteFrame, SiteLanguage } from '@/lib/domain/site/view-model';

interface PageFactsViewProps {
  frame: SiteFrame;
  /** Null when there is no such page. */
  page: {
    path: string;
    layout: string;
    texts: readonly {
      language: SiteLanguage;
      title: string;
      sections: number;
      version: number;
      updatedAt: string;
    }[];
  } | null;
}

/** `/master/pages/{id}`, which has no layout (specification §2.1): what there is to know of a page, and the way to it. */
export function PageFactsView({ frame, page }: PageFactsViewProps) {
  const t = useTranslations('master');
  const language = frame.language.code;
  return (
    <div className="site" data-room="paper">
      <main id="content" className="master page-facts">
        <p>
          <SiteLink path="/master/pages" language={language}>
            {t('allPages')}
          </SiteLink>
        </p>
        {page === null ? (
          <header>
            <h1 className="page-title">{t('noPage')}</h1>
            <p className="master-lead">{t('noPageNote')}</p>
          </header>
        ) : (
          <Facts page={page} language={frame.language} />
        )}
      </main>
    </div>
  );
}

function Facts({
  page,
  language,
}: {
  page: NonNullable<PageFactsViewProps['page']>;
  language: SiteLanguage;
}) {
  const t = useTranslations('master');
  const format = useFormatter();
  const own = page.texts.find((text) => text.language.code === language.code) ?? page.texts[0];
  return (
    <>
      <header>
        <h1 className="page-title" lang={own?.language.tag} dir={own?.language.dir}>
          {own?.title || page.path}
        </h1>
        <p className="entry-path">{page.path}</p>
      </header>
      <dl className="facts">
        <div>
          <dt>{t('pageLayout')}</dt>
          <dd>{page.layout}</dd>
        </div>
        {page.texts.map(({ language: written, title, sections, version, updatedAt }) => (
          <div key={written.code}>
            <dt lang={written.tag}>{written.name}</dt>
            <dd>
              <span lang={written.tag} dir={written.dir}>
                {title || t('untitled')}
              </span>
              <small>
                {t('pageSections')}: {sections} · {t('pageVersion')}: {version} · {t('pageChanged')}:{' '}
                <time dateTime={updatedAt}>
                  {format.dateTime(new Date(updatedAt), { dateStyle: 'medium', timeStyle: 'short' })} UTC
                </time>
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <SiteLink path={page.path} language={language.code} className="button">
          {t('openPage')}
        </SiteLink>
      </p>
    </>
  );
}
