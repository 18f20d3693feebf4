'use client';

import { useTranslations } from 'next-intl';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
  /** What is told before anything has been typed. */
  hint?: ReactNode;
  /** What is said of it afterwards. */
  error?: ReactNode;
  /** Whether that is about what was typed. */
  isInvalid?: boolean;
}

/** A password that can be looked at, with a word about Caps Lock; pasting and password managers are welcome (security A-9). */
export function PasswordField({
  id,
  label,
  hint,
  error = null,
  isInvalid = error !== null,
  ...input
}: PasswordFieldProps) {
  const t = useTranslations('auth');
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) => {
    // What fills in forms also sends key events, and not always whole ones.
    const { nativeEvent } = event;
    if (nativeEvent instanceof globalThis.KeyboardEvent)
      setHasCapsLock(nativeEvent.getModifierState('CapsLock'));
  };
  const described = [hint && `${id}-hint`, `${id}-caps`, `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <div className="password-box">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={described}
          onKeyDown={look}
          onKeyUp={look}
        />
        <button
          type="button"
          className="password-look"
          aria-label={isShown ? t('hide') : t('show')}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye isOpen={isShown} />
        </button>
      </div>
      <p id={`${id}-caps`} className="field-note" role="status">
        {hasCapsLock ? t('capsLock') : null}
      </p>
      <p id={`${id}-error`} className="field-error" role="alert">
        {error}
      </p>
    </div>
  );
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d="M2 12c2.4-4.3 5.9-6.5 10-6.5s7.6 2.2 10 6.5c-2.4 4.3-5.9 6.5-10 6.5S4.4 16.3 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {isOpen ? <path d="M4 20 20 4" /> : null}
    </svg>
  );
}

/** Tells password managers whose password it is, where nobody is asked for a name. */
export function KnownUsername({ name }: { name: string }) {
  return (
    <input
      className="known-username"
      type="text"
      name="username"
      autoComplete="username"
      value={name}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
