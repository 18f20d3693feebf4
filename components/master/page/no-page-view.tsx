'use client';

import { usePathname } from 'next/navigation';
import { SiteLink } from '@/components/parts/site-link';
import { splitLocale } from '@/lib/domain/addresses/paths';
import { reservedSegments } from '@/lib/domain/languages/catalogue';

/** What is said in a language. */
export interface NoPageWords {
  /** BCP 47. */
  tag: string;
  dir: string;
  title: string;
  note: string;
  all: string;
}

/** What is said where a page is not there any more, in the language of the address. */
export function NoPageView({ words }: { words: Record<string, NoPageWords> }) {
  const { locale } = splitLocale(usePathname(), reservedSegments());
  const own = words[locale] ?? Object.values(words)[0];
  if (!own) return null;
  return (
    <div className="site" data-theme="dark" lang={own.tag} dir={own.dir}>
      <main id="content" className="master">
        <header>
          <h1 className="page-title">{own.title}</h1>
          <p className="master-lead">{own.note}</p>
        </header>
        <p>
          <SiteLink path="/master/pages" language={locale} className="button">
            {own.all}
          </SiteLink>
        </p>
      </main>
    </div>
  );
}
