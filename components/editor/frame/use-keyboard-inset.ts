import { useEffect } from 'react';

/** Tells the styles how much of the window a phone's keyboard covers (`--keyboard`): the tools stand above it. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = innerHeight - view.height - view.offsetTop;
      // Pinching makes the visible part smaller, too, and is no keyboard.
      const inset = view.scale === 1 ? Math.max(0, Math.round(covered)) : 0;
      style.setProperty('--keyboard', `${inset}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
