import type { ReactNode } from 'react';
import { sectionLookProps } from '@/components/layout/section-look';
import { cx } from '@/components/ui/cx';
import { kindOf } from '@/lib/domain/blocks';
import { wordsOf } from '@/lib/domain/content/block-words';
import type { Block, Section } from '@/lib/domain/content/model';
import { lookOfBlock, lookOfSection } from '@/lib/domain/page-look/settings';
import type { Theme } from '@/lib/domain/site/theme';

/** The layout whose defaults a picture of a section is drawn with. */
const LAYOUT = 'default';

const STAND_IN = 'bg-[color-mix(in_oklab,var(--ink)_22%,var(--ground))]';

const VOICES = { small: 'text-xl', text: 'text-3xl', statement: 'text-[2.25rem] font-light' } as const;

const SHAPES = {
  whole: 'aspect-[4/3]',
  screen: 'aspect-video',
  film: 'aspect-video',
  landscape: 'aspect-[3/2]',
  square: 'aspect-square',
  portrait: 'aspect-[4/5]',
} as const;

/** Pictures of a wall, as wide as they come: each column begins with another height. */
const WALL = [
  'aspect-[4/3]',
  'aspect-[3/4]',
  'aspect-square',
  'aspect-[3/4]',
  'aspect-[4/3]',
  'aspect-[3/4]',
];

function drawn(block: Block): ReactNode {
  const kind = kindOf(block.component);
  const look = lookOfBlock(block, LAYOUT);
  if (kind?.role === 'words')
    return <span className={cx('leading-tight', VOICES[look.voice])}>{wordsOf(block).join(' ')}</span>;
  if (kind?.fromPictures?.count === 'several')
    return (
      <span className="-m-6 columns-3 gap-2">
        {WALL.map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: They are always the same, in the same order.
          <span key={at} className={cx('mb-2 block', STAND_IN, shape)} />
        ))}
      </span>
    );
  const isFilm = (kind?.films(block.props).length ?? 0) > 0;
  return (
    <span className={cx('grid place-items-center', STAND_IN, isFilm ? 'aspect-[5/2]' : SHAPES[look.crop])}>
      {isFilm ? (
        <svg className="size-14 fill-(--accent)" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M2 1l7 4-7 4z" />
        </svg>
      ) : null}
    </span>
  );
}

interface TemplatePictureProps {
  section: Section;
  /** The colours of the page, which are those of a section without a ground of its own. */
  theme: Theme;
}

/** What a section looks like, drawn small in the colours and typefaces of the site; pictures are plain areas. */
export function TemplatePicture({ section, theme }: TemplatePictureProps) {
  const look = lookOfSection(section, LAYOUT);
  const isInTwo = look.arrangement === 'two';
  const isBeside = look.name === 'beside';
  return (
    <span
      aria-hidden="true"
      className="relative block h-18 w-28 overflow-hidden rounded-md border border-tool-edge"
    >
      <span
        data-theme={sectionLookProps(look, LAYOUT)['data-theme'] ?? theme}
        className={cx(
          'absolute start-0 top-0 grid h-72 w-112 origin-top-left scale-25 content-start gap-4 overflow-hidden bg-(--ground) p-6 font-text text-(--ink) rtl:origin-top-right',
          look.above === 'large' && 'pt-12',
          isBeside && 'grid-cols-[1fr_2fr]',
        )}
      >
        {look.name === 'hidden' ? null : (
          <strong className="font-display text-3xl leading-tight font-medium">{section.name}</strong>
        )}
        <span className={cx('grid content-start gap-4', isInTwo && 'grid-cols-2')}>
          {section.blocks.map((block) => (
            <span key={block.id} className="grid min-w-0 content-start">
              {drawn(block)}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
