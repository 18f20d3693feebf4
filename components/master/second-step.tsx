'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, FieldError, Input } from '@/components/ui/field';
import { knowsPasskeys, requestPasskey } from '@/lib/client/passkeys';
import type { PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import type { SecondStepProof, SignInResult } from '@/lib/domain/auth/signing-in';
import { TEXT_LINK } from './parts/note';

interface SecondStepProps {
  question: PasskeyQuestion;
  isBusy: boolean;
  /** Shown while one has to wait; null otherwise. */
  waiting: ReactNode;
  onProof: (proof: SecondStepProof) => Promise<SignInResult>;
  onRestart: () => void;
}

type Trouble = 'stepNotUsed' | 'stepRefused' | 'codeMissing' | 'codeInvalid' | 'unavailable' | 'waiting';

/** The second step after the password: a passkey, or a recovery code (decision 40). */
export function SecondStep({ question, isBusy, waiting, onProof, onRestart }: SecondStepProps) {
  const t = useTranslations('auth');
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isTyping, setIsTyping] = useState(() => !knowsPasskeys());
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isClosed = isBusy || waiting !== null;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(isTyping ? 'input' : 'button')?.focus();
  }, [isTyping]);

  const send = async (proof: SecondStepProof) => {
    const result = await onProof(proof);
    if (result.ok || result.kind === 'secondStep' || result.kind === 'over') return;
    if (result.kind === 'limited') setTrouble('waiting');
    else if (result.kind === 'unavailable') setTrouble('unavailable');
    else setTrouble('passkey' in proof ? 'stepRefused' : 'codeInvalid');
  };
  const answerByPasskey = async () => {
    if (isClosed || isAsking) return;
    setTrouble(null);
    setIsAsking(true);
    const passkey = await requestPasskey(question).catch(() => null);
    setIsAsking(false);
    if (passkey === null) setTrouble('stepNotUsed');
    else await send({ passkey });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isTyping) return answerByPasskey();
    if (isClosed) return;
    const recoveryCode = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setTrouble(recoveryCode === '' ? 'codeMissing' : null);
    if (recoveryCode !== '') await send({ recoveryCode });
  };
  const isOfCode = trouble === 'codeMissing' || trouble === 'codeInvalid';
  return (
    <form
      ref={form}
      className="relative grid gap-(--space-3) text-start"
      action="/api/auth/second-step"
      method="post"
      onSubmit={submit}
      noValidate
    >
      <p className="text-pretty text-(--muted)" role="status">
        {isTyping ? t('stepCode') : t('stepConfirm')}
      </p>
      {isTyping ? (
        <Field id="recovery-code" label={t('recoveryCode')}>
          {(control) => (
            <Input
              {...control}
              name="code"
              type="text"
              dir="ltr"
              autoComplete="one-time-code"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required
              aria-invalid={isOfCode || undefined}
              aria-describedby="second-step-error"
            />
          )}
        </Field>
      ) : null}
      <FieldError id="second-step-error">
        {trouble === 'waiting' ? (waiting ?? t('limitedOver')) : trouble === null ? null : t(trouble)}
      </FieldError>
      <Button type="submit" kind="main" className="py-[1em]" aria-disabled={isClosed || isAsking}>
        {isBusy ? t('checking') : isTyping ? t('login') : t('usePasskey')}
      </Button>
      <Button
        className="py-[1em]"
        onClick={() => {
          setTrouble(null);
          setIsTyping(!isTyping);
        }}
      >
        {isTyping ? t('usePasskey') : t('useCode')}
      </Button>
      <button type="button" className={TEXT_LINK} onClick={onRestart}>
        {t('startAgain')}
      </button>
    </form>
  );
}
