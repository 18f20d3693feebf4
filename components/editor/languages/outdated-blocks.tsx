'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { announce } from '@/components/ui/announcer';
import { outdatedQuery } from '@/lib/client/pages';
import { withBlock } from '@/lib/domain/content/change-blocks';
import { BlockMark } from '../frame/block-mark';
import { findBlock } from '../frame/find-block';
import { lookAtBlock } from '../frame/look-at-block';
import { pageContent } from '../frame/page-content';
import { editorQueries } from '../frame/queries';
import { useSelection } from '../frame/selection';
import { useWhen } from '../frame/use-when';
import { useNames } from '../structure/names';

interface OutdatedBlocksProps {
  path: string;
  locale: string;
  /** The language beside: only the one that is translated from is looked at. */
  source: string;
  /** When its text was saved, as the page tells. */
  sourceSavedAt: string;
}

/** The blocks whose original has changed since they were translated: marked on the page, and listed. */
export function OutdatedBlocks({ path, locale, source, sourceSavedAt }: OutdatedBlocksProps) {
  const t = useTranslations('language');
  const names = useNames();
  const when = useWhen();
  const { data } = useQuery(outdatedQuery(path, locale), editorQueries);
  // What is changed here and not saved yet has been looked at already.
  const original = useStore(pageContent, ({ originalContent }) => originalContent);
  const working = useStore(pageContent, ({ workingContent }) => workingContent);
  if (!data || data.source !== source) return null;
  const blocks = data.blocks.flatMap(({ id, translatedAt }) => {
    const block = findBlock(working, id)?.block;
    return block && block === findBlock(original, id)?.block ? [{ block, translatedAt }] : [];
  });
  const keepAsItIs = (id: string) => {
    const { workingContent, replace } = pageContent.getState();
    replace(withBlock(workingContent, id, (block) => ({ ...block, checkedAgainst: sourceSavedAt })));
    announce(t('stillRightDone'));
  };
  return (
    <section className="language-outdated" aria-label={t('outdated')}>
      <h3>{t('outdated')}</h3>
      {blocks.length === 0 ? <p>{t('noneOutdated')}</p> : null}
      <ul>
        {blocks.map(({ block, translatedAt }) => (
          <li key={block.id}>
            <button
              type="button"
              onClick={() => {
                useSelection.getState().select(block.id);
                lookAtBlock(block.id);
              }}
            >
              {names.block(block)}
            </button>
            <small>{t('translatedAt', { when: when(translatedAt) })}</small>
            <button
              type="button"
              className="language-still-right"
              aria-label={t('stillRightOf', { block: names.block(block) })}
              onClick={() => keepAsItIs(block.id)}
            >
              {t('stillRight')}
            </button>
            <BlockMark blockId={block.id} text={t('outdatedMark')} tone="changed" />
          </li>
        ))}
      </ul>
    </section>
  );
}
