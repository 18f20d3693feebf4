'use client';

import { usePathname } from 'next/navigation';
import { buttonStyle } from '@/components/ui/button-style';
import { splitLocale } from '@/lib/domain/addresses/paths';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { MasterHeading } from '../parts/master-heading';
import { LEAD } from '../parts/note';
import { PanelLink } from '../parts/panel-link';

/** The texts in one language. */
export interface NoPageWords {
  /** BCP 47. */
  tag: string;
  dir: string;
  title: string;
  note: string;
  all: string;
}

/** Shown for a page that no longer exists, in the language of the address. */
export function NoPageView({ words }: { words: Record<string, NoPageWords> }) {
  const { locale } = splitLocale(usePathname(), reservedSegments());
  const own = words[locale] ?? Object.values(words)[0];
  if (!own) return null;
  return (
    <div className="site" data-theme="dark" data-bare="" lang={own.tag} dir={own.dir}>
      <main id="content" className="master pt-(--space-4) pb-(--space-5)">
        <MasterHeading title={own.title}>
          <p className={LEAD}>{own.note}</p>
        </MasterHeading>
        <p>
          <PanelLink
            path="/master/pages"
            language={locale}
            className={buttonStyle({ ground: 'site', kind: 'main' })}
          >
            {own.all}
          </PanelLink>
        </p>
      </main>
    </div>
  );
}
