'use client';

import { useEffect } from 'react';

interface ContactFormSenderProps {
  formId: string;
  /** The event that asks whether a reload would lose anything. */
  reloadEvent: string;
}

/**
 * Sends the contact form without leaving the page: typed text stays until it has arrived, and the focus goes to
 * the result. The form works without it, too (decision 14), and only pages that have one load what it takes.
 */
export function ContactFormSender({ formId, reloadEvent }: ContactFormSenderProps) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    let isGone = false;
    let letGo = () => {};
    import('./attend-contact-form')
      .then(({ attend }) => {
        if (!isGone) letGo = attend(form, reloadEvent);
      })
      // The browser sends the form by itself.
      .catch(() => {});
    return () => {
      isGone = true;
      letGo();
    };
  }, [formId, reloadEvent]);
  return null;
}
