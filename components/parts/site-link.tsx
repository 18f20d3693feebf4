import type { ReactNode } from 'react';
import { localisePath } from '@/lib/domain/addresses/paths';

interface SiteLinkProps {
  /** Without a language prefix. */
  path: string;
  /** Code of the language that the visitor reads. */
  language: string;
  children: ReactNode;
  className?: string | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  rel?: 'prev' | 'next' | 'home';
  isCurrent?: boolean;
  /** What `aria-current` says of a choice among others; a page says `page` by `isCurrent`. */
  current?: 'true' | undefined;
  /** Whether the page stays where it is scrolled to: another state of what one is looking at. */
  keepsPlace?: boolean;
}

/** A link to another page of the site, in the visitor's language. */
export function SiteLink({
  path,
  language,
  isCurrent = false,
  current,
  keepsPlace = false,
  children,
  ...rest
}: SiteLinkProps) {
  return (
    <a
      {...rest}
      aria-current={isCurrent ? 'page' : current}
      data-keeps-place={keepsPlace ? '' : undefined}
      href={localisePath(path, language)}
    >
      {children}
    </a>
  );
}
