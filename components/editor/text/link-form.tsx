'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useRootMark } from '@/components/ui/use-root-mark';
import { meantLink, useLinkTarget } from '../links/link-target';
import { PageCombobox } from '../links/page-combobox';
import { pageTitled } from '../links/page-finder';
import { useSitePages } from '../links/use-site-pages';
import { holdMarked, removeLink, setLink } from './link-words';
import { useTypedText } from './typed-text';

/** Where the marked words lead. */
export function LinkForm({ editor }: { editor: Editor }) {
  const t = useTranslations('link');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const pages = useSitePages() ?? [];
  const old = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(old);
  const [isWrong, setIsWrong] = useState(false);
  const link = meantLink(typed);
  const { page, isMissing } = useLinkTarget(link ?? '');
  useRootMark('linking');
  useEffect(() => {
    const field = form.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    // Whoever types means another address, not a longer one.
    field?.select();
    return holdMarked(editor);
  }, [editor]);

  /** The focus goes back first: a field that is taken away with it would take it along. */
  const leave = (work?: () => void) => {
    editor.view.focus();
    work?.();
    useTypedText.setState({ isLinking: false });
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const titled = link === null ? pageTitled(pages, typed) : undefined;
    const href = link ?? titled?.path;
    if (href === undefined) return setIsWrong(true);
    leave(() => setLink(editor, href, titled?.title ?? typed.trim()));
  };
  const note = isMissing ? t('noSuchPage') : page ? t('opensPage', { title: page.title }) : '';
  return (
    <form
      ref={form}
      className="link-form"
      aria-label={t('link')}
      noValidate
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        leave();
      }}
    >
      <PageCombobox
        aria-label={t('address')}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-note`}
        text={typed}
        isAddress={link !== null}
        onType={(text) => {
          setTyped(text);
          setIsWrong(false);
        }}
        onPick={(picked) => leave(() => setLink(editor, picked.path, picked.title || picked.path))}
      />
      <button type="submit" disabled={typed.trim() === ''}>
        {t('apply')}
      </button>
      {old === '' ? null : (
        <button type="button" onClick={() => leave(() => removeLink(editor))}>
          {t('remove')}
        </button>
      )}
      <p id={`${id}-note`} role={isWrong ? 'alert' : undefined} data-kind={isMissing ? 'warning' : undefined}>
        {isWrong ? t('wrong') : note}
      </p>
    </form>
  );
}
