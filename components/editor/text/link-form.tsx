'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isSafeLink } from '@/lib/domain/content/links';

interface LinkFormProps {
  editor: Editor;
  onDone(): void;
}

/** What people type for an address of a site is one, with or without what stands before it. */
function asLink(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/|$)/u.test(address) ? `https://${address}` : address;
}

/** Where the marked words lead. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const t = useTranslations('textTool');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const old = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(old);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const leave = () => {
    onDone();
    editor.commands.focus(null, { scrollIntoView: false });
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const href = asLink(address);
    if (!isSafeLink(href)) return setIsWrong(true);
    const chain = editor.chain().focus();
    // Nothing is marked and no link is there: the address is its own words.
    if (editor.state.selection.empty && old === '')
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <form
      className="link-form"
      aria-label={t('link')}
      noValidate
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        leave();
      }}
    >
      <input
        ref={field}
        type="text"
        inputMode="url"
        autoComplete="off"
        aria-label={t('address')}
        placeholder={t('addressHint')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setIsWrong(false);
        }}
      />
      <button type="submit" disabled={address.trim() === ''}>
        {t('apply')}
      </button>
      {old === '' ? null : (
        <button type="button" onClick={remove}>
          {t('unlink')}
        </button>
      )}
      {isWrong ? (
        <p id={`${id}-wrong`} role="alert">
          {t('wrongAddress')}
        </p>
      ) : null}
    </form>
  );
}
