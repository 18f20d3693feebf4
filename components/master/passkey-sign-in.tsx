'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { requestPasskey } from '@/lib/client/passkeys';
import { useKnowsPasskeys } from './use-knows-passkeys';

interface PasskeySignInProps {
  /** While something else is being tried, or has to wait. */
  isClosed: boolean;
  /** Handles the passkey's answer; false if it is not valid here. */
  onAnswer: (passkey: object) => Promise<boolean>;
}

/** Signs in by a passkey (decision 40), in browsers that know them. */
export function PasskeySignIn({ isClosed, onAnswer }: PasskeySignInProps) {
  const t = useTranslations('auth');
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<'passkeyNotUsed' | 'passkeyRefused' | null>(null);
  const isKnown = useKnowsPasskeys(false);
  if (!isKnown) return null;

  const enter = async () => {
    if (isClosed || isAsking) return;
    setTrouble(null);
    setIsAsking(true);
    const passkey = await requestPasskey().catch(() => null);
    setIsAsking(false);
    if (passkey === null) setTrouble('passkeyNotUsed');
    else if (!(await onAnswer(passkey))) setTrouble('passkeyRefused');
  };
  return (
    <>
      <Button className="py-[1em]" aria-disabled={isClosed || isAsking} onClick={enter}>
        {t('byPasskey')}
      </Button>
      <FieldError>{trouble === null ? null : t(trouble)}</FieldError>
    </>
  );
}
