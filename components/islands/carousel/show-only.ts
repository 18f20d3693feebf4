/** Only the slide that is seen can be reached; focus in the one that leaves moves along. */
export function showOnly(slides: readonly HTMLElement[], shown: HTMLElement | undefined): void {
  const wasInside = slides.some((slide) => slide !== shown && slide.contains(document.activeElement));
  for (const slide of slides) {
    slide.inert = slide !== shown;
    slide.toggleAttribute('data-shown', slide === shown);
  }
  for (const image of shown?.querySelectorAll('img') ?? []) image.loading = 'eager';
  if (wasInside) shown?.querySelector<HTMLElement>('a, [role="textbox"]')?.focus({ preventScroll: true });
}

/** As they were drawn. */
export function showAll(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    slide.inert = false;
    slide.removeAttribute('data-shown');
  }
}
