'use client';

import { ToggleGroup } from 'radix-ui';
import { useId } from 'react';
import { useOpenedPage } from '../core/opened-page';
import { useToolTexts } from '../core/tool-texts';
import { LookPicture } from './look-picture';
import { previewLook } from './preview';

/** The names of a setting and of its values in the messages under `look`. */
type LookKey = Parameters<ReturnType<typeof useToolTexts<'look'>>>[0];

interface LookChoiceProps {
  /** The sections, blocks or page whose look it is. */
  ids: readonly string[];
  setting: string;
  /** Its name in the messages, where it is not the setting's. */
  name?: string;
  values: readonly string[];
  /** The value in force. */
  value: string;
  onChoose(value: string): void;
}

/** The messages say left and right of languages that are read from the left. */
const MIRRORED: Readonly<Record<string, string>> = { 'align-start': 'align-end', 'align-end': 'align-start' };

const TILE =
  'grid min-h-10 cursor-pointer content-start gap-1.5 rounded-lg border border-tool-edge bg-tool-sunken p-2 text-start font-display text-sm leading-snug hover:border-tool-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-tool-accent data-[state=on]:border-tool-accent data-[state=on]:text-tool-accent data-[state=on]:inset-ring data-[state=on]:inset-ring-tool-accent';

/**
 * The values of one setting as small pictures. Each is seen on the page while it is pointed at, or reached by the arrow keys; a press
 * chooses it.
 */
export function LookChoice({ ids, setting, name = setting, values, value, onChoose }: LookChoiceProps) {
  const t = useToolTexts('look');
  const label = useId();
  const dir = useOpenedPage(({ view }) => view?.contentLanguage.dir ?? 'ltr');
  const nameOf = (each: string) => {
    const key = `${setting}-${each}`;
    return t(((dir === 'rtl' && MIRRORED[key]) || key) as LookKey);
  };
  const show = (each: string) => previewLook({ ids, settings: { [setting]: each } });
  const hide = () => previewLook(null);
  return (
    <div className="grid gap-1.5">
      <span id={label} className="font-display text-sm text-tool-soft">
        {t(name as LookKey)}
      </span>
      <ToggleGroup.Root
        type="single"
        aria-labelledby={label}
        dir={dir}
        className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2"
        value={value}
        // An empty value would be the one that is pressed again.
        onValueChange={(next) => onChoose(next === '' ? value : next)}
        onPointerLeave={hide}
        onBlur={hide}
      >
        {values.map((each) => (
          <ToggleGroup.Item
            key={each}
            value={each}
            className={TILE}
            onPointerEnter={({ pointerType }) => {
              // A finger that touches it chooses it.
              if (pointerType !== 'touch') show(each);
            }}
            onFocus={() => show(each)}
          >
            <LookPicture setting={setting} value={each} />
            {nameOf(each)}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}
