'use client';

import { Languages } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { BAR_BUTTON, BAR_NARROW, BarMenu, BarWords } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { InterfaceTexts } from './use-interface-texts';

interface LanguagePickerProps {
  texts: InterfaceTexts['toolbar'];
  /** Without a language prefix. */
  path: string;
  locale: string;
}

/** Loaded when the picker is opened. */
const LanguageLinks = lazy(async () => ({ default: (await import('./language-links')).LanguageLinks }));

const MENU_ID = 'toolbar-languages';

/** The language picker: this page in its other languages, and languages and texts themselves. */
export function LanguagePicker({ texts, path, locale }: LanguagePickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={cx(BAR_BUTTON, BAR_NARROW)} popoverTarget={MENU_ID}>
        <Icon of={Languages} />
        <BarWords>{texts.languages}</BarWords>
      </button>
      <BarMenu id={MENU_ID} onToggle={({ newState }) => setOpen(newState === 'open')}>
        {isOpen ? (
          <Suspense
            fallback={
              <p className="px-3 py-2" aria-busy="true">
                …
              </p>
            }
          >
            <LanguageLinks
              texts={texts}
              path={path}
              locale={locale}
              onLeave={() => document.getElementById(MENU_ID)?.hidePopover()}
            />
          </Suspense>
        ) : null}
      </BarMenu>
    </>
  );
}
