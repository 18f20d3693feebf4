'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FaultBoundary } from '@/components/ui/fault-boundary';
import { useToolsLanguage } from '@/components/ui/tools-language';
import { heedFailedPart } from '@/lib/client/reload';
import { useToolTexts } from './tool-texts';

interface ToolBoundaryProps {
  /** Rendered in its place; by default a message. */
  shown?(failed: ReactNode): ReactNode;
  children: ReactNode;
}

/**
 * An error in a part of the editor takes down that part, says so, and lets it be tried again. The working copy is not in
 * it, and stays.
 */
export function ToolBoundary({ shown = (failed) => failed, children }: ToolBoundaryProps) {
  return (
    <FaultBoundary onFault={heedFailedPart} shown={(_error, retry) => shown(<Failed onRetry={retry} />)}>
      {children}
    </FaultBoundary>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const t = useToolTexts('editor');
  return (
    <div
      role="alert"
      {...useToolsLanguage()}
      className="tool flex flex-wrap items-center gap-3 rounded-lg px-4 py-3 font-display text-md leading-normal [body>&]:fixed [body>&]:inset-x-4 [body>&]:bottom-[calc(5rem+env(safe-area-inset-bottom))] [body>&]:z-(--z-notice) [body>&]:mx-auto [body>&]:max-w-lg"
    >
      <p>{t('toolFailed')}</p>
      <Button className="border-tool-danger font-normal" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
