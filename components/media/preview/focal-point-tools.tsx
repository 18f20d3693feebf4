'use client';

import { Crosshair } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { MediaItem } from '@/lib/domain/media/model';
import { CutSamples } from './cut-samples';
import type { Details } from './use-details';

interface FocalPointToolsProps {
  item: MediaItem;
  details: Details;
  /** Has the focus again when the point is set. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether the point is being set. */
  isOpen: boolean;
  onToggle(): void;
}

/** Sets the point that stays visible when a picture is cropped, and shows what crops of it look like. */
export function FocalPointTools({ item, details, button, isOpen, onToggle }: FocalPointToolsProps) {
  const t = useTranslations('mediaPreview');
  const { draft, change } = details;
  return (
    <section className="flex flex-wrap gap-2">
      <Button
        ref={button}
        className="aria-pressed:border-tool-accent aria-pressed:text-tool-accent"
        aria-pressed={isOpen}
        onClick={onToggle}
      >
        <Icon of={Crosshair} />
        {t('focalPoint')}
      </Button>
      {draft.focalPoint ? (
        <Button onClick={() => change({ focalPoint: null })}>{t('focalReset')}</Button>
      ) : null}
      {isOpen ? <p className="flex-[1_0_100%] text-sm text-tool-muted">{t('focalHint')}</p> : null}
      {isOpen || draft.focalPoint ? (
        <CutSamples item={item} point={draft.focalPoint} label={t('samples')} />
      ) : null}
    </section>
  );
}
