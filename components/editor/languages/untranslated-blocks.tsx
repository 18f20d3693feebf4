'use client';

import { useTranslations } from 'next-intl';
import { useOpenedPage } from '../frame/opened-page';
import { BlocksToCheck, useUnchangedBlocks } from './blocks-to-check';

const NONE: readonly string[] = [];

/** The blocks that still say what the default language does, and the way to say that they need no other words: a name. */
export function UntranslatedBlocks({ sourceSavedAt }: { sourceSavedAt: string }) {
  const t = useTranslations('language');
  const untranslated = useOpenedPage(({ view }) => view?.untranslated) ?? NONE;
  const blocks = useUnchangedBlocks(untranslated);
  return (
    <BlocksToCheck
      title={t('leftBlocks')}
      blocks={blocks.filter(({ checkedAgainst }) => checkedAgainst === undefined)}
      none={t('noneLeft')}
      keep={{
        label: t('needsNone'),
        labelOf: (block) => t('needsNoneOf', { block }),
        done: t('needsNoneDone'),
      }}
      sourceSavedAt={sourceSavedAt}
    />
  );
}
