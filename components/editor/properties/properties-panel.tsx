'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { BLOCKS, isBlockKind } from '@/lib/domain/blocks';
import type { FieldMap } from '@/lib/domain/blocks/fields';
import { findBlock } from '../frame/find-block';
import { pageContent } from '../frame/page-content';
import { useSelection } from '../frame/selection';
import { SidePanel } from '../frame/side-panel';
import { FieldsForm } from './fields-form';
import './properties-panel.css';

/** Every property of the selected block, beside the page. */
export function PropertiesPanel() {
  const t = useTranslations('editor');
  const kinds = useTranslations('blockKind');
  const blockId = useSelection((state) => state.blockId);
  const found = useStore(pageContent, ({ workingContent }) => findBlock(workingContent, blockId)?.block);
  if (!found) return null;
  const { id, component, props } = found;
  return (
    <SidePanel label={t('properties')} title={kinds(isBlockKind(component) ? component : 'Unknown')}>
      {isBlockKind(component) ? (
        <FieldsForm
          key={id}
          blockId={id}
          path={[]}
          fields={BLOCKS[component].fields as FieldMap}
          values={props}
        />
      ) : (
        <p>{t('unknownHint')}</p>
      )}
    </SidePanel>
  );
}
