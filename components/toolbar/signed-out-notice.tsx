'use client';

import { useAuth } from '@/stores/auth';
import type { InterfaceTexts } from './use-interface-texts';

interface SignedOutNoticeProps {
  texts: InterfaceTexts;
  onClose(): void;
}

/** Where the toolbar was when its session ended somewhere else: says so, and offers to sign in again in a window. */
export function SignedOutNotice({ texts: { auth, toolbar }, onClose }: SignedOutNoticeProps) {
  return (
    <div className="toolbar toolbar-notice">
      <p>{toolbar.signedOut}</p>
      <button type="button" onClick={() => useAuth.getState().openSignIn()}>
        {auth.login}
      </button>
      <button type="button" aria-label={toolbar.close} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
