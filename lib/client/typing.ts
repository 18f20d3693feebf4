type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields with text worth keeping; search fields are not. */
const FIELDS = ':is(textarea, input:not([type="search"]))';

/** Whether it holds other words than it came with. */
const isBegun = ({ value, defaultValue }: Field): boolean => value !== defaultValue;

/**
 * Whether words could be lost that no feature knows of yet: the caret stands in a text or in a field with something in it, a
 * form has been begun, or a dialog is open.
 */
export function isSomebodyTyping(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.isContentEditable) return true;
  if (activeElement?.matches(FIELDS) && (activeElement as Field).value !== '') return true;
  const begun = [...document.querySelectorAll<Field>(`form ${FIELDS}`)].some(isBegun);
  return begun || document.querySelector('dialog[open], [aria-modal="true"]') !== null;
}
