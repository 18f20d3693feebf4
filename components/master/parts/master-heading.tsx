import type { ReactNode } from 'react';

/** The title of a page of the hidden area, and what stands under it. */
export function MasterHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-(--space-4)">
      <h1 className="page-title m-0 text-[clamp(1.875rem,1.2rem+3vw,4rem)]">{title}</h1>
      {children}
    </header>
  );
}
