'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { localisePath, splitLocale } from '@/lib/domain/addresses/paths';
import { EditIcon } from '../core/edit-icon';
import { pageContent } from '../core/page-content';
import { useLinkTarget } from '../links/link-target';
import { removeLink } from './link-words';
import { openLinkForm } from './typed-text';

interface LinkBubbleProps {
  editor: Editor;
  href: string;
}

/** Where the link that the caret is in leads, and what can be done with it. */
export function LinkBubble({ editor, href }: LinkBubbleProps) {
  const t = useTranslations('link');
  const locale = useStore(pageContent, ({ currentLocale }) => currentLocale) ?? '';
  const { page, isMissing } = useLinkTarget(href);
  const isPage = page !== undefined && !splitLocale(href, [locale]).hasPrefix;
  return (
    <div className="link-bubble">
      <a
        href={isPage ? localisePath(href, locale) : href}
        target="_blank"
        rel="noopener noreferrer"
        title={t('open')}
      >
        <span>{page?.title || href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')}</span>
        <EditIcon shape="open" />
      </a>
      {isMissing ? <small>{t('noSuchPage')}</small> : null}
      <button type="button" title={t('edit')} aria-label={t('edit')} onClick={openLinkForm}>
        <EditIcon shape="edit" />
      </button>
      <button type="button" title={t('remove')} aria-label={t('remove')} onClick={() => removeLink(editor)}>
        <EditIcon shape="unlink" />
      </button>
    </div>
  );
}
