'use client';

import { X } from 'lucide-react';
import { BAR_BUTTON, BarNotice } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';
import { useAuth } from '@/stores/auth';
import type { InterfaceTexts } from './use-interface-texts';

interface SignedOutNoticeProps {
  texts: InterfaceTexts;
  onClose(): void;
}

/** Where the toolbar was when its session ended somewhere else: says so, and offers to sign in again in a window. */
export function SignedOutNotice({ texts: { auth, toolbar }, onClose }: SignedOutNoticeProps) {
  return (
    <BarNotice>
      <p>{toolbar.signedOut}</p>
      <button
        type="button"
        className={cx(BAR_BUTTON, 'underline underline-offset-[0.3em]')}
        onClick={() => useAuth.getState().openSignIn()}
      >
        {auth.login}
      </button>
      <IconButton icon={X} label={toolbar.close} onClick={onClose} />
    </BarNotice>
  );
}
