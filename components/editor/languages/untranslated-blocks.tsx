'use client';

import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PageContent } from '@/lib/domain/content/model';
import { blocksById } from '@/lib/domain/content/outdated';
import { missingBlocks, standingOf } from '@/lib/domain/content/translated';
import { useOpenedPage } from '../core/opened-page';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { BlocksToCheck } from './blocks-to-check';

interface UntranslatedBlocksProps {
  /** The default language's text, and when it was saved. */
  source: PageContent;
  sourceSavedAt: string;
}

/** Titles are not edited here. */
const untitled = (content: PageContent) => ({ title: '', content });

/**
 * The blocks that still say what the default language does, as the page stands now, saved or not; the way to say that they
 * need no other words, as a name does; and how many of the source's are not there at all.
 */
export function UntranslatedBlocks({ source, sourceSavedAt }: UntranslatedBlocksProps) {
  const t = useToolTexts('language');
  const opened = useOpenedPage(({ view }) => view);
  const working = useDeferredValue(useStore(pageContent, ({ workingContent }) => workingContent));
  const left = useMemo(() => {
    const before = opened && {
      ...untitled(opened.document.translation.content),
      untranslated: opened.untranslated,
    };
    const ids = new Set(standingOf(untitled(working), untitled(source), before).untranslated);
    return [...blocksById(working).values()].filter(({ id }) => ids.has(id));
  }, [opened, working, source]);
  const missing = useMemo(() => missingBlocks(working, source).length, [working, source]);
  return (
    <BlocksToCheck
      title={t('leftBlocks')}
      blocks={left}
      none={missing === 0 ? t('noneLeft') : ''}
      hint={missing === 0 ? '' : t('missing', { count: missing })}
      keep={{
        label: t('needsNone'),
        labelOf: (block) => t('needsNoneOf', { block }),
        done: t('needsNoneDone'),
      }}
      sourceSavedAt={sourceSavedAt}
    />
  );
}
