/** Whether keys and clipboard belong to a text that is being typed. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}

/** Whether the clipboard is the browser's: words are typed or selected, or the focus is in a panel or a dialog. */
export function isBusy(target: EventTarget | null): boolean {
  const holder = document.activeElement ?? target;
  if (isTyping(holder) || isTyping(target)) return true;
  const isInPanel = holder instanceof Element && holder.closest('[role="dialog"], .side-panel');
  if (isInPanel && !holder.closest('.page-outline')) return true;
  return getSelection()?.isCollapsed === false;
}
