'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/client/http';
import type { PageSummary } from '@/lib/contracts/page-list';
import { localisePath } from '@/lib/domain/addresses/paths';
import { META } from '@/lib/domain/limits';
import { countCharacters } from '@/lib/domain/site/meta';
import { useAuth } from '@/stores/auth';
import { LayoutChoice, type PageLayout } from './layout-choice';
import { pathBelow, pathProblem, segmentOf } from './new-path';
import { PageChoice } from './page-choice';
import { PathField } from './path-field';
import { ask, toggle, usePagesRoom } from './room-state';
import { useRoom } from './rooms';
import { usePageActions } from './use-page-actions';
import { usePageFailure } from './use-page-failure';
import { openedPages } from './use-rows';
import { Ways } from './ways';

const BEGINNINGS = ['empty', 'layout', 'copy'] as const;
type Beginning = (typeof BEGINNINGS)[number];

interface CreateQuestionProps {
  /** Below which page; null for below the home page. */
  parent: PageSummary | null;
  /** What it is a copy of, where that is known already. */
  from: PageSummary | null;
}

const leave = () => ask(null);
const belowOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/** Whether visitors read a page in any language, as far as its line in the tree tells. */
const isPublic = ({ languages }: PageSummary) =>
  languages.some(({ state, publishing }) => state !== 'missing' && publishing !== 'private');

/**
 * A new page: empty, with a layout of its own, or a copy of another one in all languages. Whoever has made it stands on it
 * next, and edits it.
 */
export function CreateQuestion({ parent, from }: CreateQuestionProps) {
  const t = useTranslations('pagesAdmin');
  const meta = useTranslations('meta');
  const { locale, homeId } = useRoom();
  const router = useRouter();
  const actions = usePageActions();
  const { failed } = usePageFailure();
  const id = useId();
  const parentPath = parent?.path ?? (from && from.path !== '/' ? belowOf(from.path) : '/');
  const [beginning, setBeginning] = useState<Beginning>(from ? 'copy' : 'empty');
  const [source, setSource] = useState(from);
  const [layout, setLayout] = useState<PageLayout>('default');
  const [title, setTitle] = useState(from ? t('copyOf', { name: from.title }) : '');
  /** Null as long as it follows the title. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  /** Each as it was chosen last: a copy begins as a draft, and a new page does not. */
  const [isNewDraft, setNewDraft] = useState(false);
  const [isCopyShown, setCopyShown] = useState(false);

  const path = typed ?? pathBelow(parentPath, segmentOf(title));
  const wrong = path.endsWith('/') && !isTried ? null : pathProblem(path);
  const isTooLong = countCharacters(title) >= META.titleCharacters;
  const isMissing = title.trim() === '' && isTried;
  const isCopy = beginning === 'copy';
  const canBeShown = isCopy && source !== null && isPublic(source);
  const isDraft = isCopy ? !(canBeShown && isCopyShown) : isNewDraft;
  const send = async () => {
    setTried(true);
    const isIncomplete = title.trim() === '' || isTooLong || pathProblem(path) !== null;
    if (isIncomplete || isBusy || (isCopy && source === null)) return;
    setBusy(true);
    try {
      const made = await actions.create({
        path,
        locale,
        meta: { title: title.trim(), description: '', keywords: [] },
        ...(parent && belowOf(path) === parent.path && { parentId: parent.id }),
        ...(beginning === 'layout' && { layout }),
        ...(isCopy && source && { from: source.id }),
        isDraft,
      });
      if (parent && !openedPages(usePagesRoom.getState().toggled, homeId).has(parent.id)) toggle(parent.id);
      usePagesRoom.setState({ active: made.id });
      leave();
      useAuth.getState().setDevMode(true);
      router.push(localisePath(made.path, locale));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'path_taken') setTaken(true);
      else failed(error);
    }
  };
  return (
    <Dialog
      title={from ? t('duplicateTitle', { name: from.title || from.path }) : t('newPage')}
      note={
        parent
          ? t(isDraft ? 'newDraftBelow' : 'newPageBelow', { name: parent.title || parent.path })
          : t(isDraft ? 'newDraftNote' : 'newPageNote')
      }
      onClose={leave}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="question-field">
          <label htmlFor={`${id}-title`}>{meta('title')}</label>
          <input
            id={`${id}-title`}
            type="text"
            data-first
            value={title}
            aria-invalid={isTooLong || isMissing || undefined}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => {
              setTitle(target.value);
              setTaken(false);
            }}
          />
          <p id={`${id}-problem`} className="tool-dialog-error" aria-live="polite">
            {isTooLong ? meta('titleTooLong') : isMissing ? t('titleMissing') : ''}
          </p>
        </div>
        <PathField
          value={path}
          problem={isTaken ? t('pathTaken') : wrong && t(wrong)}
          onChange={(next) => {
            setTyped(next);
            setTaken(false);
          }}
        />
        {from ? null : (
          <fieldset className="question-choices">
            <legend>{t('beginWith')}</legend>
            {BEGINNINGS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`${id}-beginning`}
                  checked={each === beginning}
                  onChange={() => setBeginning(each)}
                />
                {t(`begin-${each}`)}
              </label>
            ))}
          </fieldset>
        )}
        {beginning === 'layout' ? <LayoutChoice value={layout} onChange={setLayout} /> : null}
        {isCopy && !from ? (
          <PageChoice label={t('copyFrom')} value={source} except={[]} onChange={setSource} />
        ) : null}
        {isCopy ? null : (
          <label className="question-check">
            <input
              type="checkbox"
              checked={isNewDraft}
              onChange={({ target }) => setNewDraft(target.checked)}
            />
            {t('asDraft')}
          </label>
        )}
        {canBeShown ? (
          <label className="question-check">
            <input
              type="checkbox"
              checked={isCopyShown}
              onChange={({ target }) => setCopyShown(target.checked)}
            />
            {t('asOriginal')}
          </label>
        ) : null}
        <Ways deed={t('create')} isBusy={isBusy} onLeave={leave} />
      </form>
    </Dialog>
  );
}
