'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Field, Input } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

const NOTE = 'text-(length:--size-small) text-pretty text-(--muted)';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
  /** Shown before anything has been typed. */
  hint?: ReactNode;
  /** What is said of it afterwards. */
  error?: ReactNode;
  /** Whether the error concerns the typed value. */
  isInvalid?: boolean;
}

/**
 * A password field that can show its value and warns of Caps Lock; pasting and password managers are welcome
 * (security A-9).
 */
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
    // Autofill also sends key events, sometimes incomplete ones.
    const { nativeEvent } = event;
    if (nativeEvent instanceof globalThis.KeyboardEvent)
      setHasCapsLock(nativeEvent.getModifierState('CapsLock'));
  };
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <>
          {hint ? (
            <p id={`${id}-rules`} className={NOTE}>
              {hint}
            </p>
          ) : null}
          <div className="relative grid">
            <Input
              {...input}
              {...control}
              className="pr-[3.25em]"
              type={isShown ? 'text' : 'password'}
              dir="ltr"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              aria-invalid={isInvalid || undefined}
              aria-describedby={cx(hint && `${id}-rules`, `${id}-caps`, `${id}-error`)}
              onKeyDown={look}
              onKeyUp={look}
            />
            <button
              type="button"
              className="absolute inset-y-0.5 right-0.5 grid w-12 cursor-pointer place-items-center rounded-xs text-(--muted) hover:text-(--ink) focus-visible:-outline-offset-4"
              aria-label={isShown ? t('hide') : t('show')}
              aria-controls={id}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon of={isShown ? EyeOff : Eye} className="size-5.5" />
            </button>
          </div>
          <p id={`${id}-caps`} role="status" className={cx(NOTE, "before:content-['⇪_'/''] empty:hidden")}>
            {hasCapsLock ? t('capsLock') : null}
          </p>
        </>
      )}
    </Field>
  );
}

/** Tells password managers the account, where the form has no name field. */
export function KnownUsername({ name }: { name: string }) {
  return (
    <input
      className="sr-only"
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
