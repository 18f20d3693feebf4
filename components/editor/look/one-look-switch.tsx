'use client';

import { useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { useToolTexts } from '../core/tool-texts';

interface OneLookSwitchProps {
  isShared: boolean;
  onChange(languages: 'shared' | 'own'): void;
}

/** Whether the page looks the same in all languages, or in this one has a look of its own. */
export function OneLookSwitch({ isShared, onChange }: OneLookSwitchProps) {
  const t = useToolTexts('look');
  const note = useId();
  return (
    <div className="grid gap-1">
      <Switch isOn={isShared} aria-describedby={note} onClick={() => onChange(isShared ? 'own' : 'shared')}>
        {t('sameInAll')}
      </Switch>
      <p id={note} className="text-sm text-tool-muted">
        {t(isShared ? 'sameInAllNote' : 'ownNote')}
      </p>
    </div>
  );
}
