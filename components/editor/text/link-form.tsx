'use client';

import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { useToolsLang } from '@/components/ui/tools-language';
import { useRootMark } from '@/components/ui/use-root-mark';
import { HANGING_BAR, HANGING_BUTTON } from '../core/bar-styles';
import { useToolTexts } from '../core/tool-texts';
import { meantLink, useLinkTarget } from '../links/link-target';
import { PageCombobox } from '../links/page-combobox';
import { pageTitled } from '../links/page-finder';
import { useSitePages } from '../links/use-site-pages';
import { holdMarked, removeLink, setLink } from './link-words';
import { useTypedText } from './typed-text';

interface LinkFormProps {
  editor: Editor;
  /** It stands above the words, and opens upwards. */
  isAbove: boolean;
}

const TOOL = cx(HANGING_BUTTON, 'row-start-2 px-2.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11');
/** Pages that are found stand in the form; for a finger above the field: below it is the keyboard. */
const LIST =
  'static col-span-full shadow-none pointer-coarse:row-start-1 pointer-coarse:mt-0 pointer-coarse:mb-1 pointer-coarse:max-h-[min(14rem,30dvh)]';

/** Where the marked words lead. */
export function LinkForm({ editor, isAbove }: LinkFormProps) {
  const t = useToolTexts('link');
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
    // Typing replaces the address and does not append to it.
    field?.select();
    return holdMarked(editor);
  }, [editor]);

  /** Moves the focus first: removing the focused field would lose it. */
  const leave = (work?: () => void) => {
    editor.view.focus();
    work?.();
    useTypedText.setState({ isLinking: false });
  };
  const language = useToolsLang();
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
      {...language}
      className={cx(HANGING_BAR, 'grid w-[min(30rem,100vw-1rem)] grid-cols-[minmax(0,1fr)_repeat(2,auto)]')}
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
        className="contents"
        // Less than a whole rem and iOS zooms in.
        inputClassName="row-start-2 min-h-9 min-w-0 rounded-[0.3125rem] py-1.5 font-text text-md pointer-coarse:min-h-11 pointer-coarse:text-lg"
        listClassName={cx(LIST, isAbove && 'row-start-1 mt-0 mb-1')}
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
      <button type="submit" className={TOOL} disabled={typed.trim() === ''}>
        {t('apply')}
      </button>
      {old === '' ? null : (
        <button type="button" className={TOOL} onClick={() => leave(() => removeLink(editor))}>
          {t('remove')}
        </button>
      )}
      <p
        id={`${id}-note`}
        role={isWrong ? 'alert' : undefined}
        className={cx(
          'col-span-full px-2.5 py-1 font-text text-sm text-tool-muted empty:hidden',
          isMissing && 'text-tool-accent',
          isWrong && 'text-tool-danger',
        )}
      >
        {isWrong ? t('wrong') : note}
      </p>
    </form>
  );
}
