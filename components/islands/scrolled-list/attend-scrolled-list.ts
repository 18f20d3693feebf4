/** Scrolls the list behind the element to its current entry. */
export function attendScrolledList(element: HTMLElement): undefined {
  const line = element.nextElementSibling;
  const current = line?.querySelector('[aria-current]');
  if (!line || !current) return;
  const [frame, entry] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
  // `scrollIntoView` would scroll the page too, and not only this line.
  line.scrollBy({
    left: entry.left + entry.width / 2 - frame.left - frame.width / 2,
    behavior: 'instant',
  });
}
