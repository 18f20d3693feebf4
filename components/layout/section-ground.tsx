import type { CSSProperties } from 'react';
import type { SectionPlace } from '@/components/parts/drawn-page';
import { Picture } from '@/components/parts/picture';
import { isMediaAddress } from '@/lib/domain/addresses/links';
import { readBrightness } from '@/lib/domain/media/brightness';
import { ratioOf } from '@/lib/domain/media/model';
import { shadeAnywhere } from '@/lib/domain/media/shade';
import { GROUND_PICTURE } from '@/lib/domain/page-look/settings';
import { groundWidths } from './ground-widths';

const GROUND = 'section-ground absolute inset-0 col-auto -z-1 m-0! [--corner-picture:0]';

/** From the first words to the last, fading out in the room above and below them, which may be none; over a long way, so that no band is seen. */
const SHADE =
  'absolute inset-x-0 bg-black opacity-(--shade) ' +
  '[--over:min(9rem,var(--above,var(--space-5)))] [--under:min(9rem,var(--below,var(--space-5)))] ' +
  'top-[calc(var(--above,var(--space-5))-var(--over))] bottom-[calc(var(--below,var(--space-5))-var(--under))] ' +
  'mask-[linear-gradient(transparent,var(--color-black)_max(0px,var(--over)-0.75rem),var(--color-black)_min(100%,100%-var(--under)+0.75rem),transparent)]';

/** The words on a picture are white, whatever the colours of the site are (section-look.ts). */
const WHITE = 1;

/** The picture behind a section, with as much shade beneath its words as they need; it says nothing by itself. */
export function SectionGround({
  section,
  page,
  isFirst,
}: Pick<SectionPlace, 'section' | 'page' | 'isFirst'>) {
  const src = section.look?.[GROUND_PICTURE] ?? '';
  if (!isMediaAddress(src)) return null;
  const facts = page.media[src];
  const shade = shadeAnywhere(readBrightness(facts?.brightness), WHITE, 'dark');
  return (
    <div className={GROUND} aria-hidden="true">
      <Picture
        className="h-full object-cover"
        src={src}
        alt=""
        facts={facts}
        widths={groundWidths(section, ratioOf(facts))}
        priority={isFirst}
      />
      {shade === 0 ? null : <div className={SHADE} style={{ '--shade': shade } as CSSProperties} />}
    </div>
  );
}
