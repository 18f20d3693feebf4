'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { pageSettingsQuery } from '@/lib/client/page-changes';
import { localisePath } from '@/lib/domain/addresses/paths';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { PageIcon } from '../pages/page-icon';
import { AttributesForm } from './attributes-form';
import { EditLinks } from './edit-links';
import { LanguageChoice } from './language-choice';
import { MetaForm } from './meta-form';
import { PageHistory } from './page-history';
import { PagePreview } from './page-preview';
import { PlaceForm } from './place-form';
import { PrivateLinks } from './private-links';
import { PublishingPart } from './publishing-part';
import './page-room.css';
import './page-forms.css';
import './preview.css';
import './publishing.css';

interface PageRoomProps {
  id: string;
  /** Code of the language that the person reads in. */
  reader: string;
  languages: readonly SiteLanguage[];
  siteUrl: string;
  /** What is known before the settings are here. */
  known: { title: string; path: string };
}

/** `/master/pages/{id}`: the page as visitors see it, beside all that can be set of it. */
export function PageRoom({ id, reader, languages, siteUrl, known }: PageRoomProps) {
  const t = useTranslations('pageRoom');
  const admin = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const [locale, setLocale] = useState(reader);
  /** Forms stay with what was typed into them while another language is looked at. */
  const [visited, setVisited] = useState<readonly string[]>([reader]);
  const [side, setSide] = useState<'preview' | 'settings'>('settings');
  /** Grows with each change: what is shown is read again. */
  const [turn, setTurn] = useState(0);
  const { data, isError, refetch } = useQuery(pageSettingsQuery(id, locale));
  const renew = () => setTurn((last) => last + 1);
  const language = languages.find(({ code }) => code === locale);
  const { path } = data?.translation ?? known;
  const title = data ? data.meta.title || master('untitled') : known.title;
  return (
    <div className="page-room" data-side={side}>
      <header className="page-room-bar">
        {/* A whole way: the browser asks where something is not saved. */}
        <a className="back" href={localisePath('/master/pages', reader)}>
          <PageIcon shape="back" />
          {master('allPages')}
        </a>
        <h1 lang={language?.tag} dir={language?.dir}>
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
        <fieldset className="side-choice" aria-label={t('sides')}>
          {(['preview', 'settings'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={each === side} onClick={() => setSide(each)}>
              {t(each)}
            </button>
          ))}
        </fieldset>
      </header>
      <section className="page-room-preview" aria-label={t('preview')}>
        <PagePreview
          key={locale}
          turn={turn}
          page={{ id, path, title }}
          locale={locale}
          fallback={languages[0]?.code}
        />
      </section>
      <section className="page-room-settings" aria-label={t('settings')}>
        {isError && data === undefined ? (
          <div role="alert">
            <p>{master('loadFailed')}</p>
            <button type="button" onClick={() => void refetch()}>
              {master('retry')}
            </button>
          </div>
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
            <AttributesForm settings={data} onSaved={renew} />
            <PrivateLinks id={id} languages={languages} locale={locale} />
            <PageHistory id={id} languages={languages} onChanged={renew} />
            {data.updatedBy === null ? null : (
              <p className="page-changed">{admin('changedBy', { name: data.updatedBy })}</p>
            )}
          </>
        ) : null}
      </section>
    </div>
  );
}
