'use client';

import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { cx } from '@/components/ui/cx';
import { Input } from '@/components/ui/field';
import type { PageSummary } from '@/lib/contracts/page-list';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { useFindPage, useOfferedPages } from './use-page-search';

/** The list lies over what follows, so that nothing moves when it closes. */
const LIST =
  'absolute inset-x-0 top-full z-2 mt-1 max-h-[min(18rem,40dvh)] overflow-y-auto overscroll-contain rounded-lg bg-tool-high p-1 shadow-lg';
const OPTION =
  'flex min-h-9 cursor-pointer flex-wrap content-center items-baseline gap-x-2 rounded-md px-2 py-1 font-text text-md text-tool-ink *:min-w-0 *:overflow-hidden *:text-ellipsis hover:bg-tool-hover aria-selected:bg-tool-hover aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-tool-accent pointer-coarse:min-h-11';

interface PageComboboxProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-label' | 'aria-describedby' | 'aria-invalid'> {
  text: string;
  className?: string;
  inputClassName?: string;
  listClassName?: string;
  /** Whether the text is an address by itself: then Enter takes no page instead of it. */
  isAddress: boolean;
  onType(text: string): void;
  onPick(page: PageSummary): void;
  /** Enter was pressed, or the field was left, without a page being picked. */
  onDone?(): void;
}

interface OfferedListProps extends Pick<PageComboboxProps, 'text' | 'isAddress' | 'onPick'> {
  onDone: PageComboboxProps['onDone'] | undefined;
}

/** The pages offered for what was typed, with arrow-key navigation. */
function useOfferedList({ text, isAddress, onPick, onDone }: OfferedListProps) {
  const [isRequested, setIsAsked] = useState(false);
  const [walked, setWalked] = useState<number | null>(null);
  const find = useFindPage();
  const { pages, requested } = useOfferedPages(text, isRequested);
  const isOpen = isRequested && pages.length > 0;
  // Text that is no address is part of a title: the first page with it is selected.
  const first = isAddress || text.trim() === '' ? -1 : 0;
  const at = Math.min(walked ?? first, pages.length - 1);
  const close = () => {
    setIsAsked(false);
    setWalked(null);
  };
  const pick = (page: PageSummary) => {
    close();
    onPick(page);
  };
  const walk = (step: 1 | -1) => {
    setIsAsked(true);
    if (!isOpen) return;
    // The entry before the first page is the typed text itself.
    const places = pages.length + 1;
    setWalked(((at + 1 + step + places) % places) - 1);
  };
  /** The page that Enter takes: the one that was walked to, or the first that the typed words find. */
  const pageMeant = (): PageSummary | undefined => {
    if (walked !== null || first !== 0) return pages[at];
    const typed = text.trim();
    // The offered pages may still be those of an earlier text.
    return find(typed)[0] ?? (requested === typed ? pages[at] : undefined);
  };
  /** The action of a key in the list; null for none. */
  const doneBy = (key: string): (() => void) | null => {
    const page = isOpen && key === 'Enter' ? pageMeant() : undefined;
    if (key === 'ArrowDown') return () => walk(1);
    if (key === 'ArrowUp') return () => walk(-1);
    if (key === 'Escape' && isOpen) return close;
    return page ? () => pick(page) : null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const done = doneBy(event.key);
    if (!done && event.key === 'Enter') onDone?.();
    if (!done) return;
    done();
    event.preventDefault();
    event.stopPropagation();
  };
  const show = () => setIsAsked(true);
  const showAnew = () => {
    setIsAsked(true);
    setWalked(null);
  };
  return { pages, isOpen, at, show, showAnew, close, pick, press };
}

/** An address, or a page of the site that is found by its title. */
export function PageCombobox({
  text,
  isAddress,
  onType,
  onPick,
  onDone,
  className,
  inputClassName,
  listClassName,
  ...input
}: PageComboboxProps) {
  const t = useToolTexts('link');
  const id = useId();
  const locale = useStore(pageContent, ({ currentLocale }) => currentLocale);
  const list = useOfferedList({ text, isAddress, onPick, onDone });
  const { pages, isOpen, at, show, showAnew, close, pick, press } = list;
  return (
    <div className={cx('relative', className)}>
      <Input
        {...input}
        className={inputClassName}
        type="text"
        role="combobox"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={t('hint')}
        aria-expanded={isOpen}
        aria-controls={`${id}-pages`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
        value={text}
        onChange={({ target }) => {
          onType(target.value);
          showAnew();
        }}
        onClick={show}
        onKeyDown={press}
        onBlur={() => {
          close();
          onDone?.();
        }}
      />
      <div
        id={`${id}-pages`}
        role="listbox"
        aria-label={t('pages')}
        hidden={!isOpen}
        className={cx(LIST, listClassName)}
      >
        {isOpen
          ? pages.map((page, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active one
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the input
              <div
                key={page.id}
                id={`${id}-${index}`}
                role="option"
                className={OPTION}
                aria-selected={index === at}
                // The focus stays where it is.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(page)}
              >
                <span>{page.title || page.path}</span>
                <small className="text-xs text-tool-soft">{page.path}</small>
                {isPrivate(page, locale) ? (
                  <small className="text-xs text-tool-accent">{t('notPublic')}</small>
                ) : null}
              </div>
            ))
          : null}
      </div>
    </div>
  );
}

function isPrivate({ languages }: PageSummary, locale: string | null): boolean {
  return languages.find((language) => language.locale === locale)?.publishing === 'private';
}
