/** Turns the slides on the page to one of them, by its dot: what is edited beside the page is seen on it. */
export function showSlide(blockId: string, index: number): void {
  // A slide that has just been added has its dot once it is drawn.
  requestAnimationFrame(() => {
    const slides = document.getElementById(`${blockId}-slides`)?.closest('.hero');
    slides?.querySelectorAll<HTMLButtonElement>('.carousel-dots button').item(index)?.click();
  });
}
