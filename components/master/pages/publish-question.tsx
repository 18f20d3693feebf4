'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { PageSummary } from '@/lib/contracts/page-list';
import { Named } from './named-pages';
import { ask } from './room-state';
import { useRoom } from './rooms';
import { usePageActions } from './use-page-actions';
import { Ways } from './ways';

interface PublishQuestionProps {
  kind: 'publish' | 'unpublish';
  pages: readonly PageSummary[];
}

const leave = () => ask(null);

/** Asks in which languages pages go public, or are taken off the site. */
export function PublishQuestion({ kind, pages }: PublishQuestionProps) {
  const t = useTranslations('pagesAdmin');
  const { languages } = useRoom();
  const actions = usePageActions();
  const id = useId();
  const [locale, setLocale] = useState('');
  return (
    <Dialog title={t(`${kind}Many`, { count: pages.length })} note={t(`${kind}Note`)} onClose={leave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          leave();
          void actions.publish(kind, pages, locale);
        }}
      >
        <Named pages={pages} />
        <div className="question-field">
          <label htmlFor={id}>{t('inLanguage')}</label>
          <select id={id} value={locale} onChange={({ target }) => setLocale(target.value)}>
            <option value="">{t('inAllLanguages')}</option>
            {languages.map(({ code, tag, name }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Ways deed={t(`${kind}Deed`)} onLeave={leave} />
      </form>
    </Dialog>
  );
}
