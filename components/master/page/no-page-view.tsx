import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';

/** What is said where a page is not there any more. */
export function NoPageView({ language }: { language: string }) {
  const t = useTranslations('master');
  return (
    <div className="site" data-room="dark">
      <main id="content" className="master">
        <header>
          <h1 className="page-title">{t('noPage')}</h1>
          <p className="master-lead">{t('noPageNote')}</p>
        </header>
        <p>
          <SiteLink path="/master/pages" language={language} className="button">
            {t('allPages')}
          </SiteLink>
        </p>
      </main>
    </div>
  );
}
