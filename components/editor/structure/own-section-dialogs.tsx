'use client';

import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { SectionTemplate } from '@/lib/contracts/section-templates';
import type { Section } from '@/lib/domain/content/model';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { useOwnSectionDialog } from './own-section-dialog';
import { TemplatePicture } from './template-picture';
import { useNameProblem, useOwnSectionChanges, useOwnSections } from './use-own-sections';

/** The open dialog about section templates, if there is one. */
export function OwnSectionDialogs() {
  const { question, close } = useOwnSectionDialog();
  const changes = useOwnSectionChanges();
  if (question?.kind === 'keep')
    return <KeepDialog section={question.section} keep={changes.keep.mutate} onClose={close} />;
  return question ? <ManageDialog changes={changes} onClose={close} /> : null;
}

const themeHere = () => {
  const { workingContent, currentPath } = pageContent.getState();
  return pageTheme(workingContent, currentPath ?? '');
};

interface KeepDialogProps {
  section: Section;
  keep(kept: { name: string; section: Section }): void;
  onClose(): void;
}

/** Asks under which name a section is kept. */
function KeepDialog({ section, keep, onClose }: KeepDialogProps) {
  const t = useToolTexts('ownSections');
  const drafts = useToolTexts('drafts');
  const problemOf = useNameProblem();
  const [name, setName] = useState(section.name.trim());
  const [error, setError] = useState<string | null>(null);
  useOwnSections();
  return (
    <Dialog title={t('keepTitle')} note={t('keepNote')} onClose={onClose}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const problem = problemOf(name);
          setError(problem);
          if (problem !== null) return;
          keep({ name: name.trim(), section });
          onClose();
        }}
      >
        <TemplatePicture section={section} theme={themeHere()} />
        <Field label={t('name')} error={error}>
          {(control) => (
            <Input {...control} data-first value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <DialogActions>
          <Button size="lg" onClick={onClose}>
            {drafts('cancel')}
          </Button>
          <Button kind="main" size="lg" type="submit">
            {t('keepAction')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ManageDialogProps {
  changes: ReturnType<typeof useOwnSectionChanges>;
  onClose(): void;
}

/** All section templates, to be renamed and deleted; the one that was deleted last can be had back. */
function ManageDialog({ changes, onClose }: ManageDialogProps) {
  const t = useToolTexts('ownSections');
  const editor = useToolTexts('editor');
  const { data: templates = [] } = useOwnSections();
  const [gone, setGone] = useState<SectionTemplate | null>(null);
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={t('group')} note={t('manageNote')} onClose={onClose}>
      <ul className="mt-4 grid gap-3">
        {templates.map((template) => (
          <TemplateRow
            key={template.id}
            template={template}
            rename={changes.rename.mutate}
            remove={() => {
              done.current?.focus();
              changes.remove.mutate(template, { onSuccess: () => setGone(template) });
            }}
          />
        ))}
      </ul>
      {templates.length === 0 ? <p className="text-tool-muted">{t('none')}</p> : null}
      <div role="status" className="mt-4 flex flex-wrap items-center gap-3 empty:hidden">
        {gone ? (
          <>
            <span className="wrap-anywhere">{t('removed', { name: gone.name })}</span>
            <Button
              onClick={() => {
                done.current?.focus();
                setGone(null);
                changes.keep.mutate({ name: gone.name, section: gone.section });
              }}
            >
              {editor('undo')}
            </Button>
          </>
        ) : null}
      </div>
      <DialogActions>
        <Button ref={done} data-first kind="main" size="lg" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface TemplateRowProps {
  template: SectionTemplate;
  rename(change: { id: string; name: string }): void;
  remove(): void;
}

function TemplateRow({ template, rename, remove }: TemplateRowProps) {
  const t = useToolTexts('ownSections');
  const problemOf = useNameProblem();
  const [name, setName] = useState(template.name);
  const [error, setError] = useState<string | null>(null);
  const commit = () => {
    const problem = problemOf(name, template.id);
    setError(problem);
    if (problem === null && name.trim() !== template.name) rename({ id: template.id, name: name.trim() });
  };
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-end gap-3 max-md:grid-cols-[1fr_auto]">
      <span className="max-md:col-span-2">
        <TemplatePicture section={template.section} theme={themeHere()} />
      </span>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}
      >
        <Field label={t('name')} error={error}>
          {(control) => (
            <Input
              {...control}
              value={name}
              onChange={({ target }) => setName(target.value)}
              onBlur={commit}
            />
          )}
        </Field>
      </form>
      <Button kind="danger" aria-label={t('remove', { name: template.name })} onClick={remove}>
        <Icon of={Trash2} />
      </Button>
    </li>
  );
}
