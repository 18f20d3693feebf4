import '../island-elements';

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
  return <contact-form form={formId} reload-event={reloadEvent} hidden />;
}
