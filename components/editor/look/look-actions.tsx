'use client';

import { useState } from 'react';
import { announce } from '@/components/ui/announcer';
import type { Look } from '@/lib/domain/blocks/look';
import type { LookSettings } from '@/lib/domain/content/change-look';
import { toast } from '../core/notices';
import { PanelButton } from '../core/panel-button';
import { useToolTexts } from '../core/tool-texts';
import { keepLook, keptLook } from './kept-look';
import { defaultLook, fittingLook, type PartLook, wholeLook } from './part-look';

interface LookActionsProps {
  part: PartLook;
  /** What is said of it, the picture of its ground among it. */
  stored: Look | undefined;
  isBlock: boolean;
  onChange(ids: readonly string[], settings: LookSettings): void;
}

/** Giving a look to other parts of the page or of the site, and taking back what was said. */
export function LookActions({ part, stored, isBlock, onChange }: LookActionsProps) {
  const t = useToolTexts('look');
  const [kept, setKept] = useState(keptLook);
  const fitting = kept === null ? {} : fittingLook(part, kept);
  const look = wholeLook(part, stored);
  const copy = () => {
    if (!keepLook(look)) return void toast.error(t('notKept'));
    setKept(look);
    announce(t('copied'));
  };
  const giveToAll = () => {
    onChange(part.alike, look);
    announce(t('usedForAll', { count: part.alike.length }));
  };
  return (
    <div className="flex flex-wrap gap-1.5">
      <PanelButton onClick={copy}>{t('copy')}</PanelButton>
      <PanelButton disabled={Object.keys(fitting).length === 0} onClick={() => onChange(part.ids, fitting)}>
        {t('paste')}
      </PanelButton>
      <PanelButton disabled={part.alike.length < 2} onClick={giveToAll}>
        {t(isBlock ? 'useForKind' : 'useForSections')}
      </PanelButton>
      <PanelButton disabled={stored === undefined} onClick={() => onChange(part.ids, defaultLook(part))}>
        {t('reset')}
      </PanelButton>
    </div>
  );
}
