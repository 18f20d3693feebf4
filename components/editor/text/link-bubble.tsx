'use client';

import type { Editor } from '@tiptap/core';
import { ExternalLink, Pencil, Unlink } from 'lucide-react';
import { useStore } from 'zustand';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { useToolsLang } from '@/components/ui/tools-language';
import { localisePath, splitLocale } from '@/lib/domain/addresses/paths';
import { HANGING_BAR, HANGING_BUTTON } from '../core/bar-styles';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { useLinkTarget } from '../links/link-target';
import { removeLink } from './link-words';
import { openLinkForm } from './typed-text';

const TOOL = cx(
  HANGING_BUTTON,
  'grid shrink-0 place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11',
);

interface LinkBubbleProps {
  editor: Editor;
  href: string;
}

/** Where the link that the caret is in leads, and what can be done with it. */
export function LinkBubble({ editor, href }: LinkBubbleProps) {
  const t = useToolTexts('link');
  const locale = useStore(pageContent, ({ currentLocale }) => currentLocale) ?? '';
  const { page, isMissing } = useLinkTarget(href);
  const isPage = page !== undefined && !splitLocale(href, [locale]).hasPrefix;
  return (
    <div {...useToolsLang()} className={HANGING_BAR}>
      <a
        className="flex min-h-8 min-w-0 items-center gap-1.5 rounded-[0.3125rem] px-2.5 text-tool-accent no-underline hover:bg-tool-hover pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        href={isPage ? localisePath(href, locale) : href}
        target="_blank"
        rel="noopener noreferrer"
        title={t('open')}
      >
        <span className="max-w-80 truncate">
          {page?.title || href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')}
        </span>
        <Icon of={ExternalLink} />
      </a>
      {isMissing ? <small className="text-tool-danger">{t('noSuchPage')}</small> : null}
      <button type="button" className={TOOL} title={t('edit')} aria-label={t('edit')} onClick={openLinkForm}>
        <Icon of={Pencil} />
      </button>
      <button
        type="button"
        className={TOOL}
        title={t('remove')}
        aria-label={t('remove')}
        onClick={() => removeLink(editor)}
      >
        <Icon of={Unlink} />
      </button>
    </div>
  );
}
