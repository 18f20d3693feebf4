'use client';

import type { ReactNode } from 'react';
import { knownInterfaceTexts } from '@/components/toolbar/use-interface-texts';
import { BAR_BUTTON, BarNotice } from '@/components/ui/bar';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FaultBoundary } from '@/components/ui/fault-boundary';
import { heedFailedPart } from '@/lib/client/reload';
import { isFailedPart } from '@/lib/domain/site/build-check';

interface ToolBoundaryProps {
  locale: string;
  /** Takes the tool off the page. */
  onClose?(): void;
  children: ReactNode;
}

/** An error in a tool over the page takes down that tool, says so, and lets it be tried again; the page stays. */
export function ToolBoundary({ locale, onClose, children }: ToolBoundaryProps) {
  return (
    <FaultBoundary
      onFault={heedFailedPart}
      shown={(error, retry) => (
        <ToolFailed
          locale={locale}
          isPart={isFailedPart(error)}
          onRetry={retry}
          {...(onClose && {
            onClose: () => {
              onClose();
              retry();
            },
          })}
        />
      )}
    >
      {children}
    </FaultBoundary>
  );
}

interface ToolFailedProps {
  locale: string;
  /** Whether it could not be loaded: then only loading the page anew brings it. */
  isPart: boolean;
  onRetry(): void;
  onClose?(): void;
}

/** In words that came with the toolbar; without them there is nobody here to read them. */
function ToolFailed({ locale, isPart, onRetry, onClose }: ToolFailedProps) {
  const toolbar = knownInterfaceTexts(locale)?.toolbar;
  if (!toolbar) return null;
  const title = isPart ? toolbar.notOpened : toolbar.toolFailed;
  const note = isPart ? toolbar.partMissing : toolbar.toolFailedNote;
  const again = isPart ? () => location.reload() : onRetry;
  const words = isPart ? toolbar.reload : toolbar.again;
  if (!onClose)
    return (
      <BarNotice role="alert">
        <p>{title}</p>
        <button
          type="button"
          className={cx(BAR_BUTTON, 'underline underline-offset-[0.3em]')}
          onClick={again}
        >
          {words}
        </button>
      </BarNotice>
    );
  return (
    <Dialog title={title} note={note} onClose={onClose}>
      <DialogActions>
        <Button size="lg" onClick={onClose}>
          {toolbar.leave}
        </Button>
        <Button kind="main" size="lg" data-first onClick={again}>
          {words}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
