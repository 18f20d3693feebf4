'use client';

import { useTranslations } from 'next-intl';
import type { Hex } from '@/lib/domain/site-theme/colour';
import {
  COLOUR_PARTS,
  type ColourPart as Part,
  SECTION_THEMES,
  type SectionTheme,
  type SiteTheme,
} from '@/lib/domain/site-theme/model';
import { colourFaults } from '@/lib/domain/site-theme/section-colours';
import { ColourField } from './colour-field';

interface ColourPartProps {
  theme: SiteTheme;
  onChange(name: SectionTheme, part: Part, colour: Hex): void;
}

/** The colours of both kinds of sections. */
export function ColourPart({ theme, onChange }: ColourPartProps) {
  const t = useTranslations('siteLook');
  const faults = colourFaults(theme);
  return (
    <div className="grid gap-6">
      {SECTION_THEMES.map((name) => (
        <fieldset key={name} className="grid gap-3">
          <legend className="mb-2 text-md font-semibold">{t(name)}</legend>
          <p className="text-sm text-tool-muted">{t(`${name}Note`)}</p>
          {COLOUR_PARTS.map((part) => (
            <ColourField
              key={part}
              label={t(part)}
              value={theme[name][part]}
              {...(part !== 'ground' && { ground: theme[name].ground })}
              fault={faults.find((fault) => fault.theme === name && fault.part === part)}
              onChange={(colour) => onChange(name, part, colour)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
