'use client';

import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { kindOf } from '@/lib/domain/blocks';
import { itemListOf } from '@/lib/domain/blocks/item-list';
import type { Block, Section } from '@/lib/domain/content/model';
import { useBlockTexts } from '../core/block-texts';
import { findBlock } from '../core/find-block';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { SidePanel } from '../core/side-panel';
import { useToolTexts } from '../core/tool-texts';
import { usePartAbove } from '../core/use-part-above';
import { BlockValues } from './attributes/block-values';
import { OwnDefinitions } from './attributes/own-definitions';
import { FieldsForm } from './fields-form';
import { SectionForm } from './section-form';

/** Every property and attribute of the selected block or section, beside the page. */
export function PropertiesPanel() {
  const t = useToolTexts('editor');
  const words = useToolTexts('properties');
  const texts = useBlockTexts();
  const { blockId, sectionId } = useSelection(
    useShallow((state) => ({ blockId: state.blockId, sectionId: state.sectionId })),
  );
  const { block, section } = useStore(
    pageContent,
    useShallow(({ workingContent }) => {
      const found = findBlock(workingContent, blockId);
      const whole = workingContent.sections.find(({ id }) => id === sectionId);
      return { block: found?.block, section: found?.section ?? whole };
    }),
  );
  usePartAbove(block ? blockId : null, sectionId);
  const title = block ? texts.kind(block.component) : words('section');
  return (
    <SidePanel label={t('properties')} title={section ? title : t('properties')} isLow>
      {block && section ? (
        <BlockForm key={block.id} block={block} section={section} />
      ) : section ? (
        <SectionForm key={section.id} section={section} />
      ) : (
        <p className="text-sm text-tool-muted">{words('nothingSelected')}</p>
      )}
    </SidePanel>
  );
}

function BlockForm({ block, section }: { block: Block; section: Section }) {
  const t = useToolTexts('editor');
  const { id, component, props } = block;
  const kind = kindOf(component);
  if (kind === null) return <p>{t('unknownHint')}</p>;
  return (
    <div className="grid gap-3.5">
      <FieldsForm blockId={id} path={[]} fields={kind.fields} values={props} />
      <BlockValues block={block} section={section} />
      <OwnDefinitions block={block} list="blockAttributes" />
      {itemListOf(kind.fields) ? <OwnDefinitions block={block} list="itemAttributes" /> : null}
    </div>
  );
}
