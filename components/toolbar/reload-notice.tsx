'use client';

import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { onReloadWaiting, waitingReload } from '@/lib/client/reload';
import type { InterfaceTexts } from './use-interface-texts';

/** Says that the page waits to be loaded anew until everything is saved, and offers to do it now. */
export function ReloadNotice({ texts }: { texts: InterfaceTexts['toolbar'] }) {
  const reason = useSyncExternalStore(onReloadWaiting, waitingReload, () => null);
  const [isClosed, setClosed] = useState(false);
  return createPortal(
    // There before it says anything, so that it is heard.
    <div role="status">
      {reason === null || isClosed ? null : (
        <div className="tool fixed inset-x-0 top-[calc(0.75rem+env(safe-area-inset-top))] z-(--z-notice) mx-auto flex w-fit max-w-[min(40rem,100vw-2rem)] items-center gap-1 rounded-3xl border border-tool-edge py-1 ps-5 pe-1 font-display text-sm leading-snug print:hidden">
          <p>{reason === 'build' ? texts.newVersion : texts.partMissing}</p>
          <Button
            kind="bare"
            className="text-tool-accent underline underline-offset-[0.3em]"
            onClick={() => location.reload()}
          >
            {texts.reload}
          </Button>
          <IconButton icon={X} label={texts.close} onClick={() => setClosed(true)} />
        </div>
      )}
    </div>,
    document.body,
  );
}
