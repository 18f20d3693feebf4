'use client';

import { Crosshair } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FocalPoint, MediaItem } from '@/lib/domain/media/model';
import { CutSamples } from './cut-samples';
import type { Details } from './use-details';

interface FocalPointToolsProps {
  item: MediaItem;
  details: Details;
  /** Where it is cut now. */
  point: FocalPoint | undefined;
  /** Leads to the point on the picture. */
  button: RefObject<HTMLButtonElement | null>;
  onPoint(): void;
}

/** The way to the point that stays visible where a picture is cropped, and what crops of it look like. */
export function FocalPointTools({ item, details, point, button, onPoint }: FocalPointToolsProps) {
  const t = useTranslations('mediaPreview');
  const { draft, change } = details;
  return (
    <section className="flex flex-wrap gap-2">
      <Button ref={button} onClick={onPoint}>
        <Icon of={Crosshair} />
        {t('focalPoint')}
      </Button>
      {draft.focalPoint ? (
        <Button onClick={() => change({ focalPoint: null })}>{t('focalReset')}</Button>
      ) : null}
      <p className="flex-[1_0_100%] text-sm text-tool-muted">
        {draft.focalPoint === null && point ? `${t('focalGuessed')} ` : null}
        {t('focalHint')}
      </p>
      <CutSamples item={item} point={point} label={t('samples')} />
    </section>
  );
}
