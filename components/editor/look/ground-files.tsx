'use client';

import type { Look } from '@/lib/domain/blocks/look';
import { GROUND_FILM, GROUND_PICTURE } from '@/lib/domain/page-look/settings';
import { useToolTexts } from '../core/tool-texts';
import { MediaField } from '../media/media-field';

interface GroundFilesProps {
  /** The ground in force. */
  ground: string;
  look: Look | undefined;
  /** '' takes the file away. */
  onChange(file: typeof GROUND_FILM | typeof GROUND_PICTURE, address: string): void;
}

/** The picture behind a section, or its film and the picture that stands for that until it plays. */
export function GroundFiles({ ground, look, onChange }: GroundFilesProps) {
  const t = useToolTexts('look');
  if (ground !== 'picture' && ground !== 'film') return null;
  return (
    <>
      {ground === 'film' ? (
        <MediaField
          label={t('film')}
          kind="videos"
          value={look?.[GROUND_FILM] ?? ''}
          onChange={(address) => onChange(GROUND_FILM, address)}
        />
      ) : null}
      <MediaField
        label={t(ground === 'film' ? 'filmCover' : 'picture')}
        kind="images"
        value={look?.[GROUND_PICTURE] ?? ''}
        onChange={(address) => onChange(GROUND_PICTURE, address)}
      />
    </>
  );
}
