'use client';

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { announce } from '@/components/ui/announcer';
import { withBlock } from '@/lib/domain/content/change-blocks';
import { canTakeStructure, structureOfBlock } from '@/lib/domain/content/from-language';
import type { Block, PageContent } from '@/lib/domain/content/model';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { findBlock } from '../core/find-block';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { useSelection } from '../core/selection';
import { StillBlock } from '../core/still-block';
import { useToolTexts } from '../core/tool-texts';
import { useNames } from '../structure/names';

const HINT = 'rounded-md border border-dashed border-tool-edge p-3.5 text-tool-soft';

interface SourceBlockProps {
  /** The page's content in the other language. */
  content: PageContent;
  language: SiteLanguage;
}

/** Another language's version of the selected block; its text or its settings can be copied. */
export function SourceBlock({ content, language }: SourceBlockProps) {
  const t = useToolTexts('language');
  const names = useNames();
  const blockId = useSelection((state) => state.blockId);
  const found = useMemo(() => findBlock(content, blockId), [content, blockId]);
  const own = useStore(
    pageContent,
    ({ workingContent }) => findBlock(workingContent, blockId)?.block ?? null,
  );
  if (!own) return <p className={HINT}>{t('selectBlock')}</p>;
  if (!found) return <p className={HINT}>{t('notThere', { language: language.name })}</p>;

  const change = (how: (block: Block) => Block) => {
    const { workingContent, replace } = pageContent.getState();
    replace(withBlock(workingContent, own.id, how));
    announce(t('copied', { language: language.name }));
  };
  const hasStructure = canTakeStructure(own, found.block);
  return (
    <section aria-label={t('source', { language: language.name })}>
      <h3 className="mb-2 text-sm leading-normal font-semibold text-tool-soft">{names.kind(found.block)}</h3>
      <div lang={language.tag} dir={language.dir}>
        <StillBlock block={found.block} section={found.section} />
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <PanelButton onClick={() => change(() => found.block)}>{t('blockContent')}</PanelButton>
        {hasStructure ? (
          <PanelButton onClick={() => change((block) => structureOfBlock(block, found.block))}>
            {t('blockStructure')}
          </PanelButton>
        ) : null}
      </p>
    </section>
  );
}
