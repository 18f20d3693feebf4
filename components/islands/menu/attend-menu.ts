function watchMenu(dialog: HTMLDialogElement, opener: HTMLElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  const onOpen = (event: Event) => {
    event.preventDefault();
    // Opened before this script came: the browser shows an element one way at a time.
    if (dialog.matches(':popover-open')) dialog.hidePopover();
    dialog.showModal();
    // Where the eye begins: on the page that one is on, or on the one above it.
    const [first] = ['[aria-current]', '.within', 'a'].flatMap(
      (wanted) => dialog.querySelector<HTMLElement>(wanted) ?? [],
    );
    first?.focus();
  };
  opener.addEventListener('click', onOpen, { signal });
  const onClick = ({ target }: Event) => {
    // No new page comes, which would begin with the menu closed.
    if (target instanceof Element && target.closest('.menu-close, [aria-current]')) dialog.close();
  };
  dialog.addEventListener('click', onClick, { signal });
  // Not every browser puts the focus on a button that is pressed, and so not every one would bring it back there.
  dialog.addEventListener('close', () => opener.focus(), { signal });
  return () => events.abort();
}

export function attendMenu(element: HTMLElement): (() => void) | undefined {
  const dialog = element.parentElement;
  const opener = document.getElementById(element.getAttribute('opener') ?? '');
  return dialog instanceof HTMLDialogElement && opener ? watchMenu(dialog, opener) : undefined;
}
