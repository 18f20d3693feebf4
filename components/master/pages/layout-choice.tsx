'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { PAGE_LAYOUTS, type PageLayout } from '@/lib/domain/site/routes';
import { type DrawnText, LayoutPicture } from './layout-picture';

const TILE =
  'relative grid cursor-pointer content-start gap-2 rounded-lg border border-tool-edge bg-tool-sunken p-2 text-sm leading-snug hover:border-tool-ink has-checked:border-tool-accent has-checked:text-tool-accent has-checked:inset-ring has-checked:inset-ring-tool-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tool-accent';

interface LayoutChoiceProps {
  /** The name of the choice, as a heading or a label. */
  heading: ReactNode;
  /** Id of the heading's element. */
  labelledBy: string;
  /** What the pictures show. */
  note: string;
  /** An `auth` that was stored is none of them. */
  value: string;
  /** The layout of the route. */
  usual?: string;
  /** The page that the pictures show. */
  text: DrawnText;
  onChange(layout: PageLayout): void;
}

/** The layouts of the site, chosen from pictures of a page. They are drawn when they are asked for. */
export function LayoutChoice({ heading, labelledBy, note, value, usual, text, onChange }: LayoutChoiceProps) {
  const t = useTranslations('pagesAdmin');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isKnown = PAGE_LAYOUTS.some((name) => name === value);
  return (
    <div className="grid gap-2">
      {heading}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-value`}>{isKnown ? t(`layout-${value as PageLayout}`) : value}</p>
        <Button
          aria-expanded={isOpen}
          aria-describedby={`${id}-value`}
          onClick={() => setOpen((before) => !before)}
        >
          {t(isOpen ? 'hideLayouts' : 'showLayouts')}
        </Button>
      </div>
      {isOpen ? (
        <>
          <p id={`${id}-note`} className="text-sm text-tool-muted">
            {note}
          </p>
          <div
            role="radiogroup"
            aria-labelledby={labelledBy}
            aria-describedby={`${id}-note`}
            className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3"
          >
            {PAGE_LAYOUTS.map((name) => (
              <label key={name} className={TILE}>
                <input
                  type="radio"
                  className="sr-only"
                  name={`${id}-layout`}
                  value={name}
                  checked={name === value}
                  onChange={() => onChange(name)}
                />
                <LayoutPicture text={text} layout={name} />
                <span>{t(`layout-${name}`)}</span>
                {name === usual ? <Badge className="justify-self-start">{t('usualLayout')}</Badge> : null}
              </label>
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
