import type { CSSProperties } from 'react';
import type { SectionLook } from '@/lib/domain/page-look/settings';
import type { LayoutName } from '@/lib/domain/site/routes';
import type { Theme } from '@/lib/domain/site/theme';

/** The distances above and below a section; the usual one is the style sheet's. */
const DISTANCES: Readonly<Record<SectionLook['above'], string | undefined>> = {
  none: '0rem',
  small: 'var(--space-3)',
  normal: undefined,
  large: 'calc(1.75 * var(--space-5))',
};

/** The sets of colours (tokens.css) of the grounds that a section can have. */
const THEMES = {
  page: undefined,
  paper: 'paper',
  dark: 'dark',
  accent: 'accent',
  picture: 'dark',
  film: 'dark',
} as const;

/** Words on the shade of a picture or a film are white, whatever the colours of the site are. */
const ON_PICTURE =
  'isolate [--ground:var(--color-black)] [--raised:var(--color-black)] [--ink:var(--color-white)] [--muted:var(--color-white)] [--accent:var(--color-white)] [--line:var(--white-45)]';

/** Names stand over what begins at the first column. */
const NAME_ABOVE =
  'wide:[--name:1/-1] wide:[--name-row:auto] wide:[--name-size:var(--size-heading)] wide:[--after-name:var(--space-3)]';

const ARRANGEMENTS: Readonly<Record<SectionLook['arrangement'], string>> = {
  one: '',
  two: `${NAME_ABOVE} wide:grid-cols-2 wide:items-start wide:gap-x-(--gutter) wide:gap-y-(--space-4) wide:[&>:not(.section-name,.hero)]:col-auto wide:[&>:not(.section-name,.hero)]:mt-0 wide:[&>.work]:block`,
  wide: `${NAME_ABOVE} wide:[--words:1/-1]`,
  edge: `${NAME_ABOVE} wide:[--words:1/-1] [&>:is(.gallery,.page-list)]:mx-[calc(-1*var(--edge))]`,
};

/** The set of colours in which a section stands: its own, or that of its page. */
export const themeOfSection = ({ ground }: Pick<SectionLook, 'ground'>, ofPage: Theme) =>
  THEMES[ground] ?? ofPage;

/** Whether a section stands on a picture or a film. */
const isOnFile = ({ ground }: SectionLook) => ground === 'picture' || ground === 'film';

/** The button of a film behind a section stands below its words (section-ground.tsx). */
const ROOM_FOR_BUTTON = '4.25rem';

function distanceBelow({ ground, below }: SectionLook): string | undefined {
  const distance = DISTANCES[below];
  return ground === 'film' ? `max(${ROOM_FOR_BUTTON}, ${distance ?? 'var(--space-5)'})` : distance;
}

/** What the style sheets are told of a section's look. */
export function sectionLookProps(look: SectionLook, layout: LayoutName) {
  const above = DISTANCES[look.above];
  const below = distanceBelow(look);
  const isBand = look.ground !== 'page' || layout === 'page';
  return {
    className: ['section', ARRANGEMENTS[look.arrangement], isOnFile(look) ? ON_PICTURE : '']
      .filter(Boolean)
      .join(' '),
    'data-theme': THEMES[look.ground],
    'data-name': look.name,
    ...(isBand && { 'data-band': '' }),
    ...((above ?? below) && {
      style: { ...(above && { '--above': above }), ...(below && { '--below': below }) } as CSSProperties,
    }),
  };
}
