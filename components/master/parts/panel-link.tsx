import Link from 'next/link';
import type { ReactNode } from 'react';
import { localisePath } from '@/lib/domain/addresses/paths';

interface PanelLinkProps {
  /** Without a language prefix. */
  path: string;
  /** Code of the language of the panel. */
  language: string;
  children: ReactNode;
  className?: string | undefined;
  rel?: 'home';
  isCurrent?: boolean;
}

/** A link from one screen of the panel to another, or to a page of the site, in the language of the panel. */
export function PanelLink({ path, language, isCurrent = false, children, ...rest }: PanelLinkProps) {
  return (
    // Every page is served ready made, so nothing is fetched before it is asked for.
    <Link
      href={localisePath(path, language)}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
    >
      {children}
    </Link>
  );
}
