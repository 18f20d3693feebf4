'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field, Select } from '@/components/ui/field';
import type { PageSummary } from '@/lib/contracts/page-list';
import { DIALOG_FORM, DialogButtons } from '../parts/dialog-buttons';
import { Named } from './named-pages';
import { usePagesScreen } from './pages-screen-context';
import { openQuestion } from './pages-state';
import { usePageActions } from './use-page-actions';

interface PublishQuestionProps {
  kind: 'publish' | 'unpublish';
  pages: readonly PageSummary[];
}

const close = () => openQuestion(null);

/** Asks in which languages pages go public, or are taken off the site. */
export function PublishQuestion({ kind, pages }: PublishQuestionProps) {
  const t = useTranslations('pagesAdmin');
  const { languages } = usePagesScreen();
  const actions = usePageActions();
  const [locale, setLocale] = useState('');
  return (
    <Dialog title={t(`${kind}Many`, { count: pages.length })} note={t(`${kind}Note`)} onClose={close}>
      <form
        className={DIALOG_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void actions.publish(kind, pages, locale);
        }}
      >
        <Named pages={pages} />
        <Field label={t('inLanguage')}>
          {(control) => (
            <Select {...control} value={locale} onChange={({ target }) => setLocale(target.value)}>
              <option value="">{t('inAllLanguages')}</option>
              {languages.map(({ code, tag, name }) => (
                <option key={code} value={code} lang={tag}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DialogButtons action={t(`${kind}Action`)} onCancel={close} />
      </form>
    </Dialog>
  );
}
