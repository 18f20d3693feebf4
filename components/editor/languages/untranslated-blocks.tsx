'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { announce } from '@/components/ui/announcer';
import { withBlock } from '@/lib/domain/content/change-blocks';
import { findBlock } from '../frame/find-block';
import { lookAtBlock } from '../frame/look-at-block';
import { useOpenedPage } from '../frame/opened-page';
import { pageContent } from '../frame/page-content';
import { useSelection } from '../frame/selection';
import { useNames } from '../structure/names';

const NONE: readonly string[] = [];

/** The blocks that still say what the default language does, and the way to say that they need no other words: a name. */
export function UntranslatedBlocks({ sourceSavedAt }: { sourceSavedAt: string }) {
  const t = useTranslations('language');
  const names = useNames();
  const untranslated = useOpenedPage(({ view }) => view?.untranslated) ?? NONE;
  // What is changed here and not saved yet has been looked at already.
  const original = useStore(pageContent, ({ originalContent }) => originalContent);
  const working = useStore(pageContent, ({ workingContent }) => workingContent);
  const blocks = untranslated.flatMap((id) => {
    const block = findBlock(working, id)?.block;
    return block && block.checkedAgainst === undefined && block === findBlock(original, id)?.block
      ? [block]
      : [];
  });
  const needsNone = (id: string) => {
    const { workingContent, replace } = pageContent.getState();
    replace(withBlock(workingContent, id, (block) => ({ ...block, checkedAgainst: sourceSavedAt })));
    announce(t('needsNoneDone'));
  };
  return (
    <section className="language-outdated" aria-label={t('leftBlocks')}>
      <h3>{t('leftBlocks')}</h3>
      {blocks.length === 0 ? <p>{t('noneLeft')}</p> : null}
      <ul>
        {blocks.map((block) => (
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
            <button
              type="button"
              className="language-still-right"
              aria-label={t('needsNoneOf', { block: names.block(block) })}
              onClick={() => needsNone(block.id)}
            >
              {t('needsNone')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
