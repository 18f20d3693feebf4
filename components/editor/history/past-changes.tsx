'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { announce } from '@/components/ui/announcer';
import type { Revision } from '@/lib/contracts/revisions';
import { type ComparedBlock, compareContent, restoreBlock } from '@/lib/domain/content/compare';
import { lookAtBlock } from '../core/look-at-block';
import { notify } from '../core/notices';
import { pageContent } from '../core/page-content';
import { useWhen } from '../core/use-when';
import { useNames } from '../structure/names';

interface PastChangesProps {
  revision: Revision;
  onBack(): void;
}

/** What is different now from the version that is looked at; each block of it, or all, can be had back. */
export function PastChanges({ revision, onBack }: PastChangesProps) {
  const t = useTranslations('revision');
  const names = useNames();
  const now = useStore(pageContent, ({ workingContent }) => workingContent);
  const changes = useMemo(() => compareContent(revision.content, now), [revision, now]);
  const when = useWhen()(revision.createdAt);

  const restore = ({ id, block, change }: ComparedBlock) => {
    const { workingContent, replace } = pageContent.getState();
    replace(restoreBlock(workingContent, revision.content, id));
    announce(t(change === 'added' ? 'taken' : 'restored', { name: names.block(block) }));
  };
  const restoreAll = () => {
    pageContent.getState().replace({ ...revision.content, pageMeta: revision.meta });
    onBack();
    notify.info(t('restoredAll', { when }), { description: t('restoredAllHint') });
  };

  return (
    <section className="past-view" aria-label={t('looking', { when })}>
      <p role="status">{t('looking', { when })}</p>
      <p className="past-ways">
        <button type="button" className="is-main" onClick={onBack}>
          {t('back')}
        </button>
        <button type="button" onClick={restoreAll}>
          {t('restoreAll')}
        </button>
      </p>
      {changes.length === 0 ? <p>{t('same')}</p> : <h3>{t('changes', { count: changes.length })}</h3>}
      <ul className="past-changes">
        {changes.map((each) => (
          <li key={each.id} data-change={each.change}>
            {each.change === 'added' ? (
              <span>{names.block(each.block)}</span>
            ) : (
              <button type="button" className="past-name" onClick={() => lookAtBlock(each.id)}>
                {names.block(each.block)}
              </button>
            )}
            <small>{t(each.change)}</small>
            <button
              type="button"
              aria-label={t(each.change === 'added' ? 'takeNamed' : 'restoreNamed', {
                name: names.block(each.block),
              })}
              onClick={() => restore(each)}
            >
              {t(each.change === 'added' ? 'take' : 'restore')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
