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
  watchReading(opener, signal);
  const header = dialog.closest('.site-header');
  if (header) watchGroups(header, signal);
  return () => events.abort();
}

/** What the names of the menu unfold closes again by a press elsewhere, by Escape, by a link, and when the keyboard goes on. */
function watchGroups(header: Element, signal: AbortSignal): void {
  // Looked up each time: the menu may be drawn anew.
  const openGroup = () => header.querySelector<HTMLDetailsElement>('.menu-group[open]');
  const closeBeside = ({ target }: Event) => {
    const group = openGroup();
    if (group && !(target instanceof Node && group.contains(target))) group.open = false;
  };
  document.addEventListener('pointerdown', closeBeside, { signal });
  document.addEventListener('focusin', closeBeside, { signal });
  const onClick = ({ target }: Event) => {
    const group =
      target instanceof Element && target.closest('a')?.closest<HTMLDetailsElement>('.menu-group');
    if (group) group.open = false;
  };
  header.addEventListener('click', onClick, { signal });
  const onKey = (event: Event) => {
    const group = openGroup();
    if (!group || !(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    group.open = false;
    group.querySelector('summary')?.focus();
  };
  header.addEventListener('keydown', onKey, { signal });
}

/** So far one scrolls before it counts as reading on, or as looking for something. */
const TURN_PX = 12;

/** The button goes while somebody reads down, and comes back when they turn, or have come to the end. */
function watchReading(opener: HTMLElement, signal: AbortSignal): void {
  let last = scrollY;
  const onScroll = () => {
    const way = scrollY - last;
    if (Math.abs(way) < TURN_PX) return;
    last = scrollY;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - TURN_PX;
    opener.toggleAttribute('data-away', way > 0 && !isAtEnd);
  };
  addEventListener('scroll', onScroll, { signal, passive: true });
}

export function attendMenu(element: HTMLElement): (() => void) | undefined {
  const dialog = element.parentElement;
  const opener = document.getElementById(element.getAttribute('opener') ?? '');
  return dialog instanceof HTMLDialogElement && opener ? watchMenu(dialog, opener) : undefined;
}
