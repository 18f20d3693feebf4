/** Loads what sends a form, and has it take the form over. */
export function attendContactForm(element: HTMLElement): (() => void) | undefined {
  const form = document.getElementById(element.getAttribute('form') ?? '');
  if (!(form instanceof HTMLFormElement)) return undefined;
  let isGone = false;
  let letGo = () => {};
  import('./send-form')
    .then(({ takeOver }) => {
      if (!isGone) letGo = takeOver(form, element.getAttribute('reload-event') ?? '');
    })
    // The browser sends the form by itself.
    .catch(() => {});
  return () => {
    isGone = true;
    letGo();
  };
}
