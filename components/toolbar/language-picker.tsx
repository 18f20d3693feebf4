'use client';

import { lazy, Suspense, useState } from 'react';
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

/** The language picker (specification §2.2): this page in its other languages, and languages and texts themselves (decision 22). */
export function LanguagePicker({ texts, path, locale }: LanguagePickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" popoverTarget={MENU_ID}>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M3 6h8M7 4v2M4.5 13.5C8 12 9.5 9 9.7 6M5 8.5c1 2.5 2.6 4 4.5 5M10.5 17l3-8 3 8M11.5 14.5h4" />
        </svg>
        <span>{texts.languages}</span>
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="toolbar-menu"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? (
          <Suspense fallback={<p aria-busy="true">…</p>}>
            <LanguageLinks
              texts={texts}
              path={path}
              locale={locale}
              onLeave={() => document.getElementById(MENU_ID)?.hidePopover()}
            />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
