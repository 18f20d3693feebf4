'use client';

import { knownInterfaceTexts } from '@/components/toolbar/use-interface-texts';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { ApiError } from '@/lib/client/http';

interface ScreenFailedProps {
  locale: string;
  /** Why its words could not be had. */
  error: Error;
  onRetry(): void;
  onClose(): void;
}

/**
 * Says that a screen over the page could not be opened, in words that came with the toolbar: the server may be away.
 * @throws the error where there are none; the page's own error screen has its words
 */
export function ScreenFailed({ locale, error, onRetry, onClose }: ScreenFailedProps) {
  const texts = knownInterfaceTexts(locale);
  if (!texts) throw error;
  const { auth, toolbar } = texts;
  const isSignedOut = error instanceof ApiError && error.code === 'unauthenticated';
  return (
    <Dialog
      title={toolbar.notOpened}
      note={isSignedOut ? toolbar.signedOut : auth.unavailable}
      onClose={onClose}
    >
      <DialogActions>
        <Button size="lg" onClick={onClose}>
          {toolbar.leave}
        </Button>
        <Button kind="main" size="lg" data-first onClick={onRetry}>
          {toolbar.again}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
