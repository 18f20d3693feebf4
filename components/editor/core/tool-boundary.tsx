'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FaultBoundary } from '@/components/ui/fault-boundary';
import { heedFailedPart } from '@/lib/client/reload';
import './tool-boundary.css';

interface ToolBoundaryProps {
  /** What is shown in its place; a line that says so where it is left out. */
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
  const t = useTranslations('editor');
  return (
    <div role="alert" className="tool-failed">
      <p>{t('toolFailed')}</p>
      <button type="button" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
