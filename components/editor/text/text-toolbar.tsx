'use client';

import type { Editor } from '@tiptap/core';
import { ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { useToolsLang } from '@/components/ui/tools-language';
import { HANGING_BAR, HANGING_BUTTON } from '../core/bar-styles';
import { useToolTexts } from '../core/tool-texts';
import type { TextAction } from './text-actions';
import { openLinkForm } from './typed-text';

const TOOL = cx(
  HANGING_BUTTON,
  'grid shrink-0 place-items-center aria-pressed:bg-tool-accent aria-pressed:text-tool-ground pointer-coarse:min-h-11 pointer-coarse:min-w-11',
);

interface TextToolbarProps {
  editor: Editor;
  actions: readonly TextAction[];
}

/** The buttons of the toolbar; if they do not fit, an arrow scrolls to the others. */
export function TextToolbar({ editor, actions }: TextToolbarProps) {
  const t = useToolTexts('textTool');
  const bar = useRef<HTMLDivElement>(null);
  const more = useMore(bar);
  const isAtEnd = !more.after;
  const goOn = () => {
    const way = (bar.current?.clientWidth ?? 0) * (isAtEnd ? -0.7 : 0.7);
    const isLeftwards = bar.current !== null && getComputedStyle(bar.current).direction === 'rtl';
    bar.current?.scrollBy({ left: isLeftwards ? -way : way, behavior: 'smooth' });
  };
  return (
    <div {...useToolsLang()} className={HANGING_BAR}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('tools')}
        // The clipped edge fades out, beside an arrow.
        className={cx(
          'flex min-w-0 flex-wrap gap-0.5 pointer-coarse:flex-nowrap pointer-coarse:overflow-x-auto pointer-coarse:[scrollbar-width:none]',
          more.before && 'pointer-coarse:mask-l-from-[calc(100%-2rem)]',
          more.after && 'pointer-coarse:mask-r-from-[calc(100%-2rem)]',
        )}
      >
        {actions.map(({ name, icon, isFirst, isOn, run }) => (
          <button
            key={name}
            type="button"
            className={cx(TOOL, isFirst && 'ms-2')}
            title={t(name as 'bold')}
            aria-label={t(name as 'bold')}
            aria-pressed={isOn(editor)}
            onClick={() => run(editor)}
          >
            <Icon of={icon} />
          </button>
        ))}
        <button
          type="button"
          className={TOOL}
          title={t('link')}
          aria-label={t('link')}
          aria-pressed={editor.isActive('link')}
          onClick={openLinkForm}
        >
          <Icon of={Link2} />
        </button>
      </div>
      {more.before || more.after ? (
        // For the eye and the finger: the keyboard and screen readers come to every tool without it.
        <button
          type="button"
          className={cx(TOOL, 'text-tool-accent')}
          tabIndex={-1}
          aria-hidden="true"
          onClick={goOn}
        >
          <Icon of={isAtEnd ? ChevronLeft : ChevronRight} />
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
