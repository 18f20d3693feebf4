import type { CSSProperties } from 'react';
import { LoopingFilm } from '@/components/blocks/video/own-film';
import type { SectionPlace } from '@/components/parts/drawn-page';
import { Picture } from '@/components/parts/picture';
import { isMediaAddress } from '@/lib/domain/addresses/links';
import { ANY_BRIGHTNESS, type Brightness, readBrightness } from '@/lib/domain/media/brightness';
import { ratioOf } from '@/lib/domain/media/model';
import { shadeAnywhere } from '@/lib/domain/media/shade';
import { GROUND_FILM, GROUND_PICTURE } from '@/lib/domain/page-look/settings';
import { groundWidths } from './ground-widths';

const PLACE = 'section-ground absolute inset-0 col-auto m-0! [--corner-picture:0]';

/** From the first words to the last, fading out in the room above and below them, which may be none; over a long way, so that no band is seen. */
const SHADE =
  'absolute inset-x-0 bg-black opacity-(--shade) ' +
  '[--over:min(9rem,var(--above,var(--space-5)))] [--under:min(9rem,var(--below,var(--space-5)))] ' +
  'top-[calc(var(--above,var(--space-5))-var(--over))] bottom-[calc(var(--below,var(--space-5))-var(--under))] ' +
  'mask-[linear-gradient(transparent,var(--color-black)_max(0px,var(--over)-0.75rem),var(--color-black)_min(100%,100%-var(--under)+0.75rem),transparent)]';

/** The words on a picture are white, whatever the colours of the site are (section-look.ts). */
const WHITE = 1;

type GroundProps = Pick<SectionPlace, 'section' | 'page' | 'isFirst'>;

function Shade({ brightness, className = '' }: { brightness: Brightness; className?: string }) {
  const shade = shadeAnywhere(brightness, WHITE, 'dark');
  if (shade === 0) return null;
  return <div className={`${SHADE} ${className}`} style={{ '--shade': shade } as CSSProperties} />;
}

function PictureGround({ src, section, page, isFirst }: GroundProps & { src: string }) {
  const facts = page.media[src];
  return (
    <div className={`${PLACE} -z-1`} aria-hidden="true">
      <Picture
        className="h-full object-cover"
        src={src}
        alt=""
        facts={facts}
        widths={groundWidths(section, ratioOf(facts))}
        priority={isFirst}
      />
      <Shade brightness={readBrightness(facts?.brightness)} />
    </div>
  );
}

/** Its parts lie beneath the words, but its button, which can be reached beside them, does not. */
function FilmGround({
  film,
  poster,
  section,
  page,
  isFirst,
}: GroundProps & { film: string; poster: string }) {
  const facts = page.media[poster || film];
  return (
    <div className={`${PLACE} pointer-events-none`}>
      <LoopingFilm
        src={film}
        title={section.name}
        poster={poster || undefined}
        page={page}
        widths={groundWidths(section, ratioOf(facts))}
        isLeading={isFirst}
        place="ground"
      />
      {/* A film may be of any brightness. */}
      <Shade className="-z-1" brightness={ANY_BRIGHTNESS} />
    </div>
  );
}

/** The picture or the film behind a section, with as much shade beneath its words as they need; a picture says nothing by itself. */
export function SectionGround({ ground, ...place }: GroundProps & { ground: 'picture' | 'film' }) {
  const { [GROUND_PICTURE]: picture = '', [GROUND_FILM]: film = '' } = place.section.look ?? {};
  const src = isMediaAddress(picture) ? picture : '';
  if (ground === 'film' && isMediaAddress(film)) return <FilmGround film={film} poster={src} {...place} />;
  return src === '' ? null : <PictureGround src={src} {...place} />;
}
