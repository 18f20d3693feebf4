'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { EditIcon } from '../core/edit-icon';
import type { TextAction } from './text-actions';
import { openLinkForm } from './typed-text';

interface TextToolbarProps {
  editor: Editor;
  actions: readonly TextAction[];
}

/** The signs of what can be done; where they do not fit, an arrow shows that there are more and goes there. */
export function TextToolbar({ editor, actions }: TextToolbarProps) {
  const t = useTranslations('textTool');
  const bar = useRef<HTMLDivElement>(null);
  const more = useMore(bar);
  const isAtEnd = !more.after;
  const goOn = () => {
    const way = (bar.current?.clientWidth ?? 0) * (isAtEnd ? -0.7 : 0.7);
    const isLeftwards = bar.current !== null && getComputedStyle(bar.current).direction === 'rtl';
    bar.current?.scrollBy({ left: isLeftwards ? -way : way, behavior: 'smooth' });
  };
  return (
    <div className="text-bar" data-before={more.before || undefined} data-after={more.after || undefined}>
      <div ref={bar} role="toolbar" aria-label={t('tools')}>
        {actions.map(({ name, icon, isFirst, isOn, run }) => (
          <button
            key={name}
            type="button"
            className={isFirst ? 'is-first' : undefined}
            title={t(name as 'bold')}
            aria-label={t(name as 'bold')}
            aria-pressed={isOn(editor)}
            onClick={() => run(editor)}
          >
            <EditIcon shape={icon} />
          </button>
        ))}
        <button
          type="button"
          title={t('link')}
          aria-label={t('link')}
          aria-pressed={editor.isActive('link')}
          onClick={openLinkForm}
        >
          <EditIcon shape="link" />
        </button>
      </div>
      {more.before || more.after ? (
        // For the eye and the finger: the keyboard and screen readers come to every tool without it.
        <button type="button" className="more-tools" tabIndex={-1} aria-hidden="true" onClick={goOn}>
          <EditIcon shape={isAtEnd ? 'before' : 'after'} />
        </button>
      ) : null}
    </div>
  );
}

/** Whether there are tools out of sight on either side. */
function useMore(bar: React.RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const at = Math.abs(scrollLeft);
      const next = { before: at > 1, after: at + clientWidth < scrollWidth - 1 };
      setMore((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [bar]);
  return more;
}
