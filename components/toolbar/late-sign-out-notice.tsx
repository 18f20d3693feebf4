'use client';

import { X } from 'lucide-react';
import { BAR_BUTTON, BarNotice } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';
import { useAuth } from '@/stores/auth';
import type { LateSignOut } from '@/stores/late-sign-out';
import type { InterfaceTexts } from './use-interface-texts';

interface LateSignOutNoticeProps {
  state: LateSignOut;
  texts: InterfaceTexts['toolbar'];
}

/** Where the toolbar was when somebody signed out and the server could not be told: says what still lives there. */
export function LateSignOutNotice({ state, texts }: LateSignOutNoticeProps) {
  const close = () => useAuth.setState({ lateSignOut: null });
  return (
    <BarNotice>
      <p>{state === 'waits' ? texts.signOutWaits : texts.signOutHeard}</p>
      {state === 'waits' ? (
        <button
          type="button"
          className={cx(BAR_BUTTON, 'underline underline-offset-[0.3em]')}
          onClick={() => void useAuth.getState().finishSignOut()}
        >
          {texts.again}
        </button>
      ) : (
        <IconButton icon={X} label={texts.close} onClick={close} />
      )}
    </BarNotice>
  );
}
