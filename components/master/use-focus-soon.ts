'use client';

import { type RefObject, useEffect } from 'react';
import { FORM } from '@/lib/domain/limits';

/**
 * Puts the cursor into the first empty field of a form. Not on a touch screen, where a keyboard would
 * cover the page before it has been seen, and not where somebody has gone elsewhere meanwhile.
 */
export function useFocusSoon(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
      (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
    }, FORM.autofocusDelayMs);
    return () => clearTimeout(timer);
  }, [form]);
}
