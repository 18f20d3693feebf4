'use client';

import { type RefObject, useEffect } from 'react';
import { FORM } from '@/lib/domain/limits';

/**
 * Focuses the first empty field of a form. Not on a touch screen, where the keyboard would cover the page, and not
 * if the user has moved the focus meanwhile.
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
