'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { contrast, type Hex, isHex } from '@/lib/domain/site-theme/colour';
import type { ColourFault } from '@/lib/domain/site-theme/section-colours';

interface ColourFieldProps {
  label: string;
  value: Hex;
  /** The ground that text of this colour stands on. */
  ground?: Hex;
  fault: ColourFault | undefined;
  onChange(colour: Hex): void;
}

/** A colour, chosen from the browser's own picker or typed; for one of text, how well it can be read. */
export function ColourField({ label, value, ground, fault, onChange }: ColourFieldProps) {
  const t = useTranslations('siteLook');
  /** What is typed, until it is a colour. */
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const colour = `#${text.trim().replace(/^#/, '').toLowerCase()}`;
    setTyped(isHex(colour) ? null : text);
    if (isHex(colour)) onChange(colour);
  };
  const ratio = ground === undefined ? null : contrast(value, ground);
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        hint={ratio === null || fault ? undefined : t('readable', { ratio })}
        error={fault ? t('tooPale', { ratio: fault.contrast }) : typed === null ? undefined : t('noColour')}
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={t('pick', { name: label })}
              className="h-10 w-14 shrink-0 cursor-pointer rounded-md border border-tool-faint bg-tool-sunken p-1"
              value={value}
              onChange={({ target }) => take(target.value)}
            />
            <Input
              {...control}
              className="font-mono"
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              value={typed ?? value}
              onChange={({ target }) => take(target.value)}
              onBlur={() => setTyped(null)}
            />
          </div>
        )}
      </Field>
      {fault ? (
        <Button className="justify-self-start" onClick={() => take(fault.nearest)}>
          <span
            className="size-4 rounded-full border border-tool-edge"
            style={{ backgroundColor: fault.nearest }}
            aria-hidden="true"
          />
          {t('takeNearest', { colour: fault.nearest })}
        </Button>
      ) : null}
    </div>
  );
}
