'use client';

import { PanelButton } from '../core/panel-button';
import { useToolTexts } from '../core/tool-texts';

interface UploadStateProps {
  progress: number | null;
  problems: readonly string[];
  cancel(): void;
}

/** Progress of an upload, with a button to cancel it, and its problems. */
export function UploadState({ progress, problems, cancel }: UploadStateProps) {
  const t = useToolTexts('properties');
  const words = useToolTexts('upload');
  return (
    <>
      {progress === null ? null : (
        <div className="flex items-center gap-3">
          <progress
            className="min-w-0 flex-1 accent-tool-accent"
            aria-label={t('uploading')}
            max={1}
            value={progress}
          />
          <PanelButton onClick={cancel}>{words('cancelAll')}</PanelButton>
        </div>
      )}
      <div role="alert" className="text-sm text-tool-danger">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  );
}
