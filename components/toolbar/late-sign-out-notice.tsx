'use client';

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
    <div className="toolbar toolbar-notice">
      <p>{state === 'waits' ? texts.signOutWaits : texts.signOutHeard}</p>
      {state === 'waits' ? (
        <button type="button" onClick={() => void useAuth.getState().finishSignOut()}>
          {texts.again}
        </button>
      ) : (
        <button type="button" aria-label={texts.close} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}
