'use client';

import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { outdatedQuery } from '@/lib/client/pages';
import type { Block } from '@/lib/domain/content/model';
import { BlockMark } from '../core/block-mark';
import { findBlock } from '../core/find-block';
import { pageContent } from '../core/page-content';
import { editorQueries } from '../core/queries';
import { useToolTexts } from '../core/tool-texts';
import { useWhen } from '../core/use-when';
import { BlocksToCheck } from './blocks-to-check';

/** The blocks without unsaved changes: those with any have been looked at already. */
function useUnchangedBlocks(ids: readonly string[]): Block[] {
  const original = useStore(pageContent, ({ originalContent }) => originalContent);
  const working = useStore(pageContent, ({ workingContent }) => workingContent);
  return ids.flatMap((id) => {
    const block = findBlock(working, id)?.block;
    return block && block === findBlock(original, id)?.block ? [block] : [];
  });
}

interface OutdatedBlocksProps {
  path: string;
  locale: string;
  /** The other language: only the source language is compared. */
  source: string;
  /** When its text was saved, as the page tells. */
  sourceSavedAt: string;
}

/** The blocks whose original has changed since they were translated: marked on the page, and listed. */
export function OutdatedBlocks({ path, locale, source, sourceSavedAt }: OutdatedBlocksProps) {
  const t = useToolTexts('language');
  const when = useWhen();
  const { data } = useQuery(outdatedQuery(path, locale), editorQueries);
  const translatedAt = new Map(data?.blocks.map((block) => [block.id, block.translatedAt]));
  const blocks = useUnchangedBlocks([...translatedAt.keys()]);
  if (data?.source !== source) return null;
  return (
    <BlocksToCheck
      title={t('outdated')}
      blocks={blocks}
      none={t('noneOutdated')}
      keep={{
        label: t('stillRight'),
        labelOf: (block) => t('stillRightOf', { block }),
        done: t('stillRightDone'),
      }}
      sourceSavedAt={sourceSavedAt}
      note={({ id }) => (
        <>
          <small className="text-tool-muted">
            {t('translatedAt', { when: when(translatedAt.get(id) ?? '') })}
          </small>
          <BlockMark blockId={id} text={t('outdatedMark')} tone="changed" />
        </>
      )}
    />
  );
}
