'use client';

import { Switch } from '@/components/ui/switch';
import { useToolTexts } from '../core/tool-texts';
import { useHasPhoneRoom, usePhoneOption } from './phone-option';

/** Shows the page on a phone as well, where there is room for one. */
export function PhoneSwitch() {
  const t = useToolTexts('look');
  const { isOn, switchTo } = usePhoneOption();
  if (!useHasPhoneRoom()) return null;
  return (
    <Switch isOn={isOn} onClick={() => switchTo(!isOn)}>
      {t('phoneBeside')}
    </Switch>
  );
}
