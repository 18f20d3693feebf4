import { create } from 'zustand';
import { useMediaQuery } from '@/components/ui/use-media-query';

const KEY = 'phone-beside';

/** From this width on a phone is offered: over the page, beside the panel. */
const ROOMY = '(min-width: 80rem)';
/** From this width on it stands beside the page, which keeps the 60rem from which on it is laid out for wide windows. */
const WIDE = '(min-width: 102rem)';

const store = (isOn: boolean): void => {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // It holds until the window is closed.
  }
};

const stored = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
};

interface PhoneOption {
  isOn: boolean;
  switchTo(isOn: boolean): void;
}

/** Whether the page is shown on a phone as well while looks are chosen, as it was last switched in this browser. */
export const usePhoneOption = create<PhoneOption>()((set) => ({
  isOn: stored(),
  switchTo: (isOn) => {
    store(isOn);
    set({ isOn });
  },
}));

/** Whether there is room for it. */
export const useHasPhoneRoom = (): boolean => useMediaQuery(ROOMY);

/** Whether there is room for it beside the page. */
export const useIsPhoneBeside = (): boolean => useMediaQuery(WIDE);
