'use client';

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { announce } from '@/components/ui/announcer';
import { cx } from '@/components/ui/cx';
import type { Revision } from '@/lib/contracts/revisions';
import { type ComparedBlock, compareContent, restoreBlock } from '@/lib/domain/content/compare';
import { lookAtBlock } from '../core/look-at-block';
import { toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { useToolTexts } from '../core/tool-texts';
import { useWhen } from '../core/use-when';
import { useNames } from '../structure/names';

const CHANGED = {
  changed: 'border-tool-mark',
  removed: 'border-tool-success-deep',
  added: 'border-tool-danger-deep',
  moved: 'border-tool-mark',
};

interface PastChangesProps {
  revision: Revision;
  onBack(): void;
}

/** The differences between the viewed version and now; blocks can be restored one by one or all together. */
export function PastChanges({ revision, onBack }: PastChangesProps) {
  const t = useToolTexts('revision');
  const names = useNames();
  const now = useStore(pageContent, ({ workingContent }) => workingContent);
  const changes = useMemo(() => compareContent(revision.content, now), [revision, now]);
  const when = useWhen()(revision.createdAt);

  const restore = ({ id, block, change }: ComparedBlock) => {
    const { workingContent, replace } = pageContent.getState();
    replace(restoreBlock(workingContent, revision.content, id));
    announce(t(change === 'added' ? 'blockRemoved' : 'restored', { name: names.block(block) }));
  };
  const restoreAll = () => {
    pageContent.getState().replace({ ...revision.content, pageMeta: revision.meta });
    onBack();
    toast.info(t('restoredAll', { when }), { description: t('restoredAllHint') });
  };

  return (
    <section className="mb-5 rounded-lg bg-tool-high p-3.5" aria-label={t('looking', { when })}>
      <p role="status">{t('looking', { when })}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <PanelButton kind="main" onClick={onBack}>
          {t('back')}
        </PanelButton>
        <PanelButton onClick={restoreAll}>{t('restoreAll')}</PanelButton>
      </p>
      {changes.length === 0 ? (
        <p>{t('same')}</p>
      ) : (
        <h3 className="mt-3.5 mb-1 text-md leading-normal font-semibold">
          {t('changes', { count: changes.length })}
        </h3>
      )}
      <ul>
        {changes.map((each) => (
          <li
            key={each.id}
            className={cx(
              'mt-2 grid grid-cols-[1fr_auto] items-center gap-x-2 border-s-3 ps-2.5',
              CHANGED[each.change],
            )}
          >
            {each.change === 'added' ? (
              <span className="truncate">{names.block(each.block)}</span>
            ) : (
              <PanelButton
                kind="bare"
                className="block truncate px-0 text-start"
                onClick={() => lookAtBlock(each.id)}
              >
                {names.block(each.block)}
              </PanelButton>
            )}
            <small className="row-start-2 text-tool-muted">{t(each.change)}</small>
            <PanelButton
              className="col-start-2 row-span-2 row-start-1"
              aria-label={t(each.change === 'added' ? 'removeNamed' : 'restoreNamed', {
                name: names.block(each.block),
              })}
              onClick={() => restore(each)}
            >
              {t(each.change === 'added' ? 'take' : 'restore')}
            </PanelButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
