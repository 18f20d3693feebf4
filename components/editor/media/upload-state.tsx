'use client';

import { useTranslations } from 'next-intl';

interface UploadStateProps {
  progress: number | null;
  problems: readonly string[];
  cancel(): void;
}

/** How far an upload is, with a way to call it off, and what could not be taken. */
export function UploadState({ progress, problems, cancel }: UploadStateProps) {
  const t = useTranslations('properties');
  const words = useTranslations('upload');
  return (
    <>
      {progress === null ? null : (
        <div className="upload-progress">
          <progress aria-label={t('uploading')} max={1} value={progress} />
          <button type="button" onClick={cancel}>
            {words('cancelAll')}
          </button>
        </div>
      )}
      <div role="alert" className="upload-problems">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  );
}
