'use client';

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SiteLanguage } from '@/lib/domain/site/view-model';

/** With a type, so that it is laid out by the same rules as a page. */
const EMPTY = '<!doctype html><html><head></head><body></body></html>';

/** Gives an empty document the style sheets, the typefaces and the theme of this one. */
function dress(page: Document, { tag, dir }: SiteLanguage): void {
  const { documentElement: root, head, body } = page;
  const { className, dataset } = document.documentElement;
  root.className = className;
  root.lang = tag;
  root.dir = dir;
  if (dataset.motion) root.dataset.motion = dataset.motion;
  // A bar to scroll by would be a strip of another colour, and take of the width.
  root.style.scrollbarWidth = 'none';
  // It is looked at: nothing in it is reached by keys, or pressed.
  body.inert = true;
  for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
    head.append(page.importNode(link, true));
  const view = page.defaultView;
  if (!view) return;
  // Sheets of that window, which the policy of the page does not judge as it does style elements.
  page.adoptedStyleSheets = [...document.querySelectorAll('style')].map((style) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    return sheet;
  });
}

interface PageInFrameProps {
  language: SiteLanguage;
  title: string;
  /** The window in CSS pixels, and how much smaller it is shown. */
  width: number;
  height: number;
  scale: number;
  children: ReactNode;
}

/**
 * A part of this document drawn in a window of its own, so that its styles go by the width of that window. It stays in this tree:
 * what changes here is seen there at once.
 */
export function PageInFrame({ language, title, width, height, scale, children }: PageInFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe
      className="absolute top-0 left-0 origin-top-left border-0"
      srcDoc={EMPTY}
      title={title}
      tabIndex={-1}
      style={{ width, height, scale: String(scale) }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return;
        dress(contentDocument, language);
        contentDocument.title = title;
        setBody(contentDocument.body);
      }}
    >
      {body && createPortal(children, body)}
    </iframe>
  );
}
