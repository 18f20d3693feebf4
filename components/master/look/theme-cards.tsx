'use client';

import { useTranslations } from 'next-intl';
import { sameJson } from '@/lib/domain/json';
import { COMPLETE_THEME_NAMES, COMPLETE_THEMES } from '@/lib/domain/site-theme/complete-themes';
import { readTheme, type SectionColours, type StoredTheme } from '@/lib/domain/site-theme/model';

interface ThemeCardsProps {
  theme: StoredTheme;
  onChoose(theme: StoredTheme, name: string): void;
}

/** Whole looks to begin with, each drawn small in its colours. */
export function ThemeCards({ theme, onChoose }: ThemeCardsProps) {
  const t = useTranslations('siteLook');
  const chosen = { ...readTheme(theme), mark: '' };
  return (
    <ul className="grid grid-cols-2 gap-3">
      {COMPLETE_THEME_NAMES.map((name) => {
        const drawn = readTheme(COMPLETE_THEMES[name]);
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={sameJson(drawn, chosen)}
              className="grid w-full cursor-pointer overflow-hidden rounded-md border border-tool-edge text-start hover:border-tool-ink aria-pressed:border-tool-accent aria-pressed:text-tool-accent"
              onClick={() => onChoose(COMPLETE_THEMES[name], name)}
            >
              <span className="grid grid-cols-2" aria-hidden="true">
                <Swatch {...drawn.dark} />
                <Swatch {...drawn.paper} />
              </span>
              <span className="px-3 py-2.5 text-sm">{t(`theme-${name}`)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Swatch({ ground, ink, accent }: SectionColours) {
  return (
    <span className="grid h-16 content-end gap-1 p-2" style={{ backgroundColor: ground }}>
      <span className="h-1.5 w-9/12 rounded-full" style={{ backgroundColor: ink }} />
      <span className="h-1.5 w-5/12 rounded-full" style={{ backgroundColor: accent }} />
    </span>
  );
}
