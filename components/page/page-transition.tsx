import { type ReactNode, ViewTransition } from 'react';

/** A new page fades in over the old one where the browser can; without that it is simply there (navigation.css). */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  );
}
