'use client';

import { useTranslations } from 'next-intl';
import { useToolsLanguage } from '@/components/ui/tools-language';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { PageScreen } from './page-screen';

interface PageScreenViewProps {
  frame: SiteFrame;
  id: string;
  /** The title until the settings have loaded. */
  title: string;
  path: string;
  siteUrl: string;
}

/** `/master/pages/{id}`, which has no layout. */
export function PageScreenView({ frame, id, title, path, siteUrl }: PageScreenViewProps) {
  const master = useTranslations('master');
  const t = useTranslations('pageScreen');
  return (
    <div className="site" data-theme="dark" data-bare="">
      {/* The page within has one of its own. */}
      <main id="content" aria-label={t('settingsOf', { name: title || path })} {...useToolsLanguage()}>
        <PageScreen
          id={id}
          reader={frame.language.code}
          languages={frame.languages}
          siteUrl={siteUrl}
          known={{ title: title || master('untitled'), path }}
        />
      </main>
    </div>
  );
}
