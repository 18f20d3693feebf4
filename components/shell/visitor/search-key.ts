/** Where keys are typed, or mean something else. */
const TYPED_IN =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], dialog, [role="dialog"]';

/** The key / leads to the search of the site, or into its field, wherever keys have no other meaning. */
export function leadToSearch(): void {
  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED_IN)) return;
    const field = document.querySelector<HTMLInputElement>('input[data-search]');
    const link = document.querySelector<HTMLAnchorElement>('.search-link a');
    if (!field && !link) return;
    event.preventDefault();
    field?.select();
    if (!field && link) location.assign(link.href);
  });
}
