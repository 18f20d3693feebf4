'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Check } from '@/components/ui/check';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input, Select } from '@/components/ui/field';
import type { PageSummary } from '@/lib/contracts/page-list';
import { type NewKind, PAGE_KINDS, type PageKind } from '@/lib/domain/site/page-kinds';
import type { PageLayout } from '@/lib/domain/site/routes';
import { DIALOG_FORM, DialogButtons } from '../parts/dialog-buttons';
import { LayoutChoice } from './layout-choice';
import { LEGEND, PageChoice } from './page-choice';
import { usePagesScreen } from './pages-screen-context';
import { openQuestion } from './pages-state';
import { PathField } from './path-field';
import { BEGINNINGS, type Beginning, useNewPage } from './use-new-page';

interface CreateQuestionProps {
  /** Below which page; null for below the home page. */
  parent: PageSummary | null;
  /** The original, if known already. */
  from: PageSummary | null;
  /** What is made, if that was asked for. */
  of?: NewKind;
}

const close = () => openQuestion(null);

/** A new page: empty, with a layout of its own, or a copy of another one in all languages. */
export function CreateQuestion({ parent: given, from, of }: CreateQuestionProps) {
  const t = useTranslations('pagesAdmin');
  const meta = useTranslations('meta');
  const [parent, setParent] = useState(given);
  const form = useNewPage(parent, from, of);
  const { page, isCopy, isDraft, change } = form;
  const noteOn = (above: PageSummary | null, hidden: boolean) =>
    above
      ? t(hidden ? 'newDraftBelow' : 'newPageBelow', { name: above.title || above.path })
      : t(hidden ? 'newDraftNote' : 'newPageNote');
  return (
    <Dialog
      title={from ? t('duplicateTitle', { name: from.title || from.path }) : t(of ? `new-${of}` : 'newPage')}
      note={noteOn(parent, isDraft)}
      onClose={close}
    >
      <form
        className={DIALOG_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <Field label={meta('title')} error={form.titleProblem}>
          {(control) => (
            <Input
              {...control}
              type="text"
              data-first
              value={page.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <PathField
          value={form.path}
          problem={form.pathProblem}
          onChange={(typedPath) => change({ typedPath })}
        />
        {of ? <PageChoice label={t('belowWhich')} value={parent} except={[]} onChange={setParent} /> : null}
        {isCopy || of ? null : <KindChoice value={page.kind} onChange={(kind) => change({ kind })} />}
        {from ? null : (
          <BeginningChoice value={page.beginning} onChange={(beginning) => change({ beginning })} />
        )}
        {page.beginning === 'layout' ? (
          <LayoutOfNew
            parent={parent}
            path={form.path}
            title={page.title}
            value={page.layout}
            onChange={(layout) => change({ layout })}
          />
        ) : null}
        {isCopy && !from ? (
          <PageChoice
            label={t('copyFrom')}
            value={page.source}
            except={[]}
            onChange={(source) => change({ source })}
          />
        ) : null}
        <VisibilityChoice form={form} />
        <DialogButtons action={t('create')} isBusy={form.isBusy} onCancel={close} />
      </form>
    </Dialog>
  );
}

/** Whether visitors see the page at once. */
function VisibilityChoice({ form }: { form: ReturnType<typeof useNewPage> }) {
  const t = useTranslations('pagesAdmin');
  const { page, isCopy, isDraft, canBeShown, change } = form;
  if (!isCopy) {
    return (
      <Check checked={isDraft} onChange={({ target }) => change({ isNewDraft: target.checked })}>
        {t('asDraft')}
      </Check>
    );
  }
  if (!canBeShown) return null;
  return (
    <Check checked={page.isCopyShown} onChange={({ target }) => change({ isCopyShown: target.checked })}>
      {t('asOriginal')}
    </Check>
  );
}

/** The last part of an address that is still to be typed. */
const NAMELESS = 'new';

interface LayoutOfNewProps {
  parent: PageSummary | null;
  path: string;
  title: string;
  value: PageLayout;
  onChange(layout: PageLayout): void;
}

/** The new page in each layout, with words in the place of its own, which are still to be written. */
function LayoutOfNew({ parent, path, title, value, onChange }: LayoutOfNewProps) {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const { locale } = usePagesScreen();
  const id = useId();
  const heading = title.trim() || t('newPage');
  const typed = path.endsWith('/') ? `${path}${NAMELESS}` : path;
  // Typing does not wait for ten pictures.
  const below = useDeferredValue(useMemo(() => ({ path: typed, title: heading }), [typed, heading]));
  return (
    <LayoutChoice
      heading={
        <span id={id} className={LEGEND}>
          {master('pageLayout')}
        </span>
      }
      labelledBy={id}
      note={t('layoutsShow')}
      value={value}
      text={{ path: parent?.path ?? '/', locale, version: 0, below }}
      onChange={onChange}
    />
  );
}

/** What the page is. */
function KindChoice({ value, onChange }: { value: PageKind | null; onChange(kind: PageKind | null): void }) {
  const t = useTranslations('pagesAdmin');
  return (
    <Field label={t('kind')}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(PAGE_KINDS.find((kind) => kind === target.value) ?? null)}
        >
          <option value="">{t('kindAsBeside')}</option>
          {PAGE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind-${kind}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What the page begins with. */
function BeginningChoice({ value, onChange }: { value: Beginning; onChange(beginning: Beginning): void }) {
  const t = useTranslations('pagesAdmin');
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={LEGEND}>{t('beginWith')}</legend>
      {BEGINNINGS.map((each) => (
        <Check
          key={each}
          type="radio"
          name={`${id}-beginning`}
          checked={each === value}
          onChange={() => onChange(each)}
        >
          {t(`begin-${each}`)}
        </Check>
      ))}
    </fieldset>
  );
}
