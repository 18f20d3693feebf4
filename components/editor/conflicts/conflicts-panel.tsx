'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { announce } from '@/components/ui/announcer';
import { revisionsQuery } from '@/lib/client/revisions';
import { idsOf, makeId } from '@/lib/domain/content/ids';
import type { Conflict } from '@/lib/domain/content/merge';
import { type Choice, choicesOf, settleConflict } from '@/lib/domain/content/settle-conflict';
import { findBlock } from '../core/find-block';
import { CONFLICT_NOTICE, toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { usePanels } from '../core/panels';
import { editorQueries } from '../core/queries';
import { useSaveStatus } from '../core/save-status';
import { SidePanel } from '../core/side-panel';
import { useToolTexts } from '../core/tool-texts';
import { useWhen } from '../core/use-when';
import { useNames } from '../structure/names';
import { CHOICE_TEXTS, ConflictSide } from './conflict-sides';

const keyOf = ({ kind, id }: Conflict) => `${kind} ${id}`;

/** Settles every conflict as it was chosen, in one step that can be undone. */
function settleAll(conflicts: readonly Conflict[], choiceOf: (conflict: Conflict) => Choice): void {
  const { workingContent, replace } = pageContent.getState();
  let content = workingContent;
  for (const conflict of conflicts) {
    const newId = makeId('block', Date.now(), idsOf(content));
    content = settleConflict(content, conflict, choiceOf(conflict), newId);
  }
  replace(content);
}

/** The conflicts, both sides beside each other, with a choice for each. Nothing is saved before all are settled. */
export function ConflictsPanel() {
  const t = useToolTexts('safety');
  const when = useWhen();
  const drafts = useToolTexts('drafts');
  const { conflicts, afterwards, save, keep } = useSaveStatus();
  const { currentPath, currentLocale, workingContent } = useStore(pageContent);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const { data } = useInfiniteQuery(revisionsQuery(currentPath ?? '', currentLocale ?? ''), editorQueries);
  const latest = data?.pages[0]?.revisions[0];
  const missing = conflicts.filter((conflict) => !choices[keyOf(conflict)]).length;

  const chooseAll = (choice: Choice) =>
    setChoices(Object.fromEntries(conflicts.map((conflict) => [keyOf(conflict), choice])));
  const finish = () => {
    settleAll(conflicts, (conflict) => choices[keyOf(conflict)] ?? 'mine');
    useSaveStatus.getState().change({ conflicts: [] });
    usePanels.getState().close();
    toast.dismiss(CONFLICT_NOTICE);
    if (afterwards === 'save') {
      announce(t('settled'));
      save();
    }
    if (afterwards === 'keep') keep();
  };
  const note = () => {
    if (conflicts.length === 0) return t('noConflicts');
    if (afterwards === 'nothing') return drafts('conflictsSince');
    if (afterwards === 'keep') return drafts('conflictsKept');
    if (!latest) return t('conflictsHint');
    return t('conflictsBy', { name: latest.author?.name ?? t('somebody'), when: when(latest.createdAt) });
  };

  return (
    <SidePanel
      label={t('conflictsTitle')}
      title={t('conflictsTitle')}
      isWide
      className="w-[min(58rem,100vw)]"
    >
      <p className="mb-4 text-tool-soft">{note()}</p>
      {conflicts.length > 1 ? (
        <p className="mb-4 flex gap-2">
          <PanelButton onClick={() => chooseAll('mine')}>{t('allMine')}</PanelButton>
          <PanelButton onClick={() => chooseAll('theirs')}>{t('allTheirs')}</PanelButton>
        </p>
      ) : null}
      <div className="grid gap-6">
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={keyOf(conflict)}
            conflict={conflict}
            content={workingContent}
            sides={
              afterwards === 'nothing' ? [drafts('ofDraft'), drafts('ofPage')] : [t('mine'), t('theirs')]
            }
            choice={choices[keyOf(conflict)]}
            onChoose={(choice) => setChoices({ ...choices, [keyOf(conflict)]: choice })}
          />
        ))}
      </div>
      {conflicts.length > 0 ? (
        <p className="sticky -bottom-4 mt-6 flex flex-wrap items-center gap-4 bg-tool-raised py-4 max-md:static">
          <PanelButton kind="main" className="min-h-11 px-5" disabled={missing > 0} onClick={finish}>
            {afterwards === 'save' ? t('useAndSave') : drafts(afterwards === 'keep' ? 'useAndKeep' : 'use')}
          </PanelButton>
          <span role="status">{missing > 0 ? t('stillToChoose', { count: missing }) : null}</span>
        </p>
      ) : null}
    </SidePanel>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  content: ReturnType<typeof pageContent.getState>['workingContent'];
  /** Labels of the two sides: mine and theirs. */
  sides: readonly [string, string];
  choice: Choice | undefined;
  onChoose(choice: Choice): void;
}

const SIDE = 'mb-2 text-sm leading-normal font-semibold text-tool-muted';

function ConflictChoice({ conflict, content, sides: [mine, theirs], choice, onChoose }: ConflictChoiceProps) {
  const t = useToolTexts('safety');
  const names = useNames();
  const found = conflict.kind === 'section' ? null : findBlock(content, conflict.id);
  const section = found?.section ?? content.sections.find(({ id }) => id === conflict.id);
  const title = found
    ? t('conflictAt', { kind: names.kind(found.block), section: found.section.name || t('unnamed') })
    : section
      ? names.section(section)
      : t(conflict.kind === 'meta' ? 'pageTitle' : 'section');
  return (
    <fieldset className="min-w-0 rounded-lg border border-tool-line p-4">
      <legend className="px-2 font-display font-semibold">{title}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
        <section aria-label={mine} className="min-w-0">
          <h3 className={SIDE}>{mine}</h3>
          <ConflictSide conflict={conflict} side="mine" content={content} />
        </section>
        <section aria-label={theirs} className="min-w-0">
          <h3 className={SIDE}>{theirs}</h3>
          <ConflictSide conflict={conflict} side="theirs" content={content} />
        </section>
      </div>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {choicesOf(conflict).map((each) => (
          <label key={each} className="flex min-h-10 cursor-pointer items-center gap-2">
            <input
              className="size-4.5 accent-tool-accent"
              type="radio"
              name={keyOf(conflict)}
              checked={choice === each}
              onChange={() => onChoose(each)}
            />
            {t(CHOICE_TEXTS[each])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
