'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { askPasskey } from '@/lib/client/passkeys';
import { useKnowsPasskeys } from './use-knows-passkeys';

interface PasskeyWayProps {
  /** While something else is being tried, or has to wait. */
  isClosed: boolean;
  /** Takes what the passkey has answered; says false where it is not valid here. */
  onAnswer: (passkey: object) => Promise<boolean>;
}

/** The way in by a passkey (decision 40), in browsers that know them. */
export function PasskeyWay({ isClosed, onAnswer }: PasskeyWayProps) {
  const t = useTranslations('auth');
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<'passkeyNotUsed' | 'passkeyRefused' | null>(null);
  const isKnown = useKnowsPasskeys(false);
  if (!isKnown) return null;

  const enter = async () => {
    if (isClosed || isAsking) return;
    setTrouble(null);
    setIsAsking(true);
    const passkey = await askPasskey().catch(() => null);
    setIsAsking(false);
    if (passkey === null) setTrouble('passkeyNotUsed');
    else if (!(await onAnswer(passkey))) setTrouble('passkeyRefused');
  };
  return (
    <>
      <button type="button" className="quiet-button" aria-disabled={isClosed || isAsking} onClick={enter}>
        {t('byPasskey')}
      </button>
      <p className="field-error" role="alert">
        {trouble === null ? null : t(trouble)}
      </p>
    </>
  );
}
