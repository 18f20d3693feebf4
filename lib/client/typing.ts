type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that hold no words of anybody's; what is searched for is soon written again. */
const WORDLESS = /^(?:button|checkbox|color|hidden|radio|range|reset|search|submit)$/;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !WORDLESS.test(target.type));

/** Fields of forms that were typed in and have not been sent since. */
const typed = new Set<Field>();

/** Follows what is typed into forms on the page. */
export function followTyping(): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const note = ({ target }: Event) => {
    if (isField(target) && target.form) typed.add(target);
  };
  const forget = ({ target }: Event) => {
    for (const field of typed) if (field.form === target) typed.delete(field);
  };
  document.addEventListener('input', note, options);
  document.addEventListener('submit', forget, options);
  document.addEventListener('reset', forget, options);
  return () => listening.abort();
}

/**
 * Whether words could be lost that no feature knows of yet: the caret stands in a text or in a field with something in it, a
 * form has been begun, or a dialog is open.
 */
export function isSomebodyTyping(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.isContentEditable) return true;
  if (isField(activeElement) && activeElement.value !== '') return true;
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return typed.size > 0 || document.querySelector('dialog[open]') !== null;
}
