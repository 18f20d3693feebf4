'use client';

import { useTranslations } from 'next-intl';
import { sameJson } from '@/lib/domain/json';
import { COMPLETE_THEME_NAMES, COMPLETE_THEMES } from '@/lib/domain/site-theme/complete-themes';
import {
  readTheme,
  type SectionColours,
  type SiteTheme,
  type StoredTheme,
  withCompleteTheme,
} from '@/lib/domain/site-theme/model';
import { plainStack, TYPEFACE_PAIRS } from '@/lib/domain/site-theme/typefaces';

interface ThemeCardsProps {
  theme: StoredTheme;
  onChoose(theme: StoredTheme, name: string): void;
}

/** Whole looks to begin with, each drawn small in its colours, letters and corners; the faces come with the choice of typefaces. */
export function ThemeCards({ theme, onChoose }: ThemeCardsProps) {
  const t = useTranslations('siteLook');
  const present = readTheme(theme);
  return (
    <ul className="grid grid-cols-2 gap-3">
      {COMPLETE_THEME_NAMES.map((name) => {
        const drawn = readTheme(COMPLETE_THEMES[name]);
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={sameJson(readTheme(withCompleteTheme(theme, COMPLETE_THEMES[name])), present)}
              className="grid w-full cursor-pointer overflow-hidden rounded-md border border-tool-edge text-start hover:border-tool-ink aria-pressed:border-tool-accent aria-pressed:text-tool-accent"
              onClick={() => onChoose(COMPLETE_THEMES[name], name)}
            >
              <span className="grid grid-cols-2" aria-hidden="true">
                <Swatch theme={drawn} colours={drawn.dark} />
                <Swatch theme={drawn} colours={drawn.paper} />
              </span>
              <span className="px-3 py-2.5 text-sm">{t(`theme-${name}`)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const CORNERS: Record<SiteTheme['corners'], string> = {
  square: 'rounded-none',
  buttons: 'rounded-full',
  soft: 'rounded-xs',
  round: 'rounded-full',
};

interface SwatchProps {
  theme: SiteTheme;
  colours: SectionColours;
}

function Swatch({ theme, colours: { ground, ink, accent } }: SwatchProps) {
  const { display, text } = TYPEFACE_PAIRS[theme.typefaces];
  const letters = [...useTranslations('site')('artist')].slice(0, 2).join('');
  return (
    <span
      className="grid h-18 content-end justify-items-start gap-1.5 p-2.5 leading-none"
      style={{ backgroundColor: ground, color: ink }}
    >
      <span className="flex items-baseline gap-1.5">
        <span className="text-[1.625rem]" style={{ fontFamily: plainStack(display) }}>
          {letters}
        </span>
        <span className="text-base" style={{ fontFamily: plainStack(text) }}>
          {letters}
        </span>
      </span>
      <span className={`h-2 w-6/12 ${CORNERS[theme.corners]}`} style={{ backgroundColor: accent }} />
    </span>
  );
}
