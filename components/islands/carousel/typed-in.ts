/** Whether keys and pointers on it are for words that are typed there, and not for the row around them. */
export function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('[role="textbox"]') !== null)
  );
}
