'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { pageSettingsQuery } from '@/lib/client/page-changes';
import { localisePath } from '@/lib/domain/addresses/paths';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { AttributesForm } from './attributes-form';
import { EditLinks } from './edit-links';
import { KindForm } from './kind-form';
import { LanguageChoice } from './language-choice';
import { LayoutForm } from './layout-form';
import { MetaForm } from './meta-form';
import { PageHistory } from './page-history';
import { PagePreview } from './page-preview';
import { PlaceForm } from './place-form';
import { PrivateLinks } from './private-links';
import { PublishingPart } from './publishing-part';
import { LoadFailed, PRESSED, SETTING_NOTE } from './setting';
import './page-screen.css';

interface PageScreenProps {
  id: string;
  /** Code of the language that the person reads in. */
  reader: string;
  languages: readonly SiteLanguage[];
  siteUrl: string;
  /** Known before the settings have loaded. */
  known: { title: string; path: string };
}

/** `/master/pages/{id}`: the page as visitors see it, beside all that can be set of it. */
export function PageScreen({ id, reader, languages, siteUrl, known }: PageScreenProps) {
  const t = useTranslations('pageScreen');
  const admin = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const [locale, setLocale] = useState(reader);
  /** Forms keep their input while another language is shown. */
  const [visited, setVisited] = useState<readonly string[]>([reader]);
  const [side, setSide] = useState<'preview' | 'settings'>('settings');
  /** Increases with each change, to reload the preview. */
  const [turn, setTurn] = useState(0);
  const { data, isError, refetch } = useQuery(pageSettingsQuery(id, locale));
  const renew = () => setTurn((last) => last + 1);
  const language = languages.find(({ code }) => code === locale);
  const { path } = data?.translation ?? known;
  const title = data ? data.meta.title || master('untitled') : known.title;
  return (
    <div className="page-screen grid h-dvh grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)] grid-rows-[auto_minmax(0,1fr)] font-text text-base leading-[1.45] max-[60rem]:grid-cols-[minmax(0,1fr)]">
      <header className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-tool-line px-4 py-2">
        {/* A whole page load: the browser asks where something is not saved. */}
        <a
          className="inline-flex min-h-10 items-center gap-1 font-display text-sm leading-tight font-medium text-tool-muted no-underline hover:text-tool-ink max-[60rem]:flex-1"
          href={localisePath('/master/pages', reader)}
        >
          <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
          {master('allPages')}
        </a>
        <h1
          className="min-w-0 flex-1 truncate text-2xl leading-snug max-[60rem]:order-1 max-[60rem]:basis-full"
          lang={language?.tag}
          dir={language?.dir}
        >
          {title}
        </h1>
        <EditLinks address={localisePath(path, locale)} />
        <LanguageChoice
          languages={languages}
          value={locale}
          onChange={(code) => {
            setLocale(code);
            setVisited((last) => (last.includes(code) ? last : [...last, code]));
          }}
        />
        <fieldset
          className="hidden gap-1 max-[60rem]:order-3 max-[60rem]:flex max-[60rem]:basis-full"
          aria-label={t('sides')}
        >
          {(['preview', 'settings'] as const).map((each) => (
            <Button
              key={each}
              className={cx(PRESSED, 'flex-1')}
              aria-pressed={each === side}
              onClick={() => setSide(each)}
            >
              {t(each)}
            </Button>
          ))}
        </fieldset>
      </header>
      <section
        className={cx('flex min-w-0 flex-col bg-tool-stage', side === 'settings' && 'max-[60rem]:hidden')}
        aria-label={t('preview')}
      >
        <PagePreview
          key={locale}
          turn={turn}
          page={{ id, path, title }}
          locale={locale}
          fallback={languages[0]?.code}
        />
      </section>
      <section
        className={cx(
          'overflow-y-auto border-s border-tool-line bg-tool-ground px-5 pb-24 max-[60rem]:border-0',
          side === 'preview' && 'max-[60rem]:hidden',
        )}
        aria-label={t('settings')}
      >
        {isError && data === undefined ? (
          <LoadFailed text={master('loadFailed')} retry={master('retry')} onRetry={() => void refetch()} />
        ) : null}
        <PublishingPart id={id} languages={languages} onChanged={renew} />
        {visited.map((code) => (
          <MetaForm
            key={code}
            id={id}
            language={languages.find((each) => each.code === code)}
            locale={code}
            siteUrl={siteUrl}
            fallback={languages[0]?.code}
            isShown={code === locale}
            onSaved={renew}
          />
        ))}
        {data ? (
          <>
            <PlaceForm settings={data} onSaved={renew} />
            <KindForm settings={data} onSaved={renew} />
            <LayoutForm settings={data} locale={locale} onSaved={renew} />
            <AttributesForm settings={data} onSaved={renew} />
            <PrivateLinks id={id} languages={languages} locale={locale} />
            <PageHistory id={id} languages={languages} onChanged={renew} />
            {data.updatedBy === null ? null : (
              <p className={SETTING_NOTE}>{admin('changedBy', { name: data.updatedBy })}</p>
            )}
          </>
        ) : null}
      </section>
    </div>
  );
}
