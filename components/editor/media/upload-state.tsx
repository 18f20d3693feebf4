'use client';

import { useTranslations } from 'next-intl';

interface UploadStateProps {
  progress: number | null;
  problems: readonly string[];
}

/** How far an upload is, and what could not be taken. */
export function UploadState({ progress, problems }: UploadStateProps) {
  const t = useTranslations('properties');
  return (
    <>
      {progress === null ? null : (
        <progress className="upload-progress" aria-label={t('uploading')} max={1} value={progress} />
      )}
      <div role="alert" className="upload-problems">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  );
}
