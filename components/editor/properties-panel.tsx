'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { BLOCKS, isBlockKind } from '@/lib/domain/blocks';
import type { FieldMap } from '@/lib/domain/blocks/fields';
import { FieldsForm } from './fields-form';
import { findBlock } from './find-block';
import { pageContent } from './page-content';
import './properties-panel.css';
import { useSelection } from './selection';

/** Every property of the selected block, beside the page. */
export function PropertiesPanel() {
  const t = useTranslations('editor');
  const kinds = useTranslations('blockKind');
  const { blockId, isPanelOpen, showPanel } = useSelection();
  const content = useStore(pageContent, ({ workingContent }) => workingContent);
  const found = findBlock(content, blockId);
  const panel = useRef<HTMLElement>(null);
  const isOpen = isPanelOpen && found !== null;
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  if (!isOpen || !found) return null;
  const { block } = found;
  const { component } = block;
  return createPortal(
    <aside
      ref={panel}
      className="properties-panel"
      aria-label={t('properties')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It closes this and nothing else.
        event.preventDefault();
        showPanel(false);
      }}
    >
      <header>
        <h2>{kinds(isBlockKind(component) ? component : 'Unknown')}</h2>
        <button type="button" aria-label={t('close')} title={t('close')} onClick={() => showPanel(false)}>
          <span aria-hidden>✕</span>
        </button>
      </header>
      {isBlockKind(component) ? (
        <FieldsForm
          key={block.id}
          blockId={block.id}
          path={[]}
          fields={BLOCKS[component].fields as FieldMap}
          values={block.props}
        />
      ) : (
        <p>{t('unknownHint')}</p>
      )}
    </aside>,
    document.body,
  );
}
