'use client';

import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onReloadWaiting, waitingReload } from '@/lib/client/reload';
import type { InterfaceTexts } from './use-interface-texts';
import './reload-notice.css';

/** Says that the page waits to be loaded anew until everything is saved, and offers to do it now. */
export function ReloadNotice({ texts }: { texts: InterfaceTexts['toolbar'] }) {
  const reason = useSyncExternalStore(onReloadWaiting, waitingReload, () => null);
  const [isClosed, setClosed] = useState(false);
  return createPortal(
    // There before it says anything, so that it is heard.
    <div role="status">
      {reason === null || isClosed ? null : (
        <div className="reload-notice">
          <p>{reason === 'build' ? texts.newVersion : texts.partMissing}</p>
          <button type="button" onClick={() => location.reload()}>
            {texts.reload}
          </button>
          <button type="button" aria-label={texts.close} onClick={() => setClosed(true)}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
}
