import type { SectionPlace } from '@/components/parts/drawn-page';
import { Picture } from '@/components/parts/picture';
import { isMediaAddress } from '@/lib/domain/addresses/links';
import { GROUND_PICTURE } from '@/lib/domain/page-look/settings';

/** With a shade over all of it: white words on it have a contrast of 9 : 1 with the lightest picture. */
const GROUND =
  'section-ground absolute inset-0 col-auto -z-1 m-0! [--corner-picture:0] after:absolute after:inset-0 after:bg-(--black-72)';

/** The picture behind a section, with a shade on it that words can be read on; it says nothing by itself. */
export function SectionGround({
  section,
  page,
  isFirst,
}: Pick<SectionPlace, 'section' | 'page' | 'isFirst'>) {
  const src = section.look?.[GROUND_PICTURE] ?? '';
  if (!isMediaAddress(src)) return null;
  return (
    <div className={GROUND} aria-hidden="true">
      <Picture
        className="h-full object-cover"
        src={src}
        alt=""
        facts={page.media[src]}
        widths={[{ width: '100vw' }]}
        priority={isFirst}
      />
    </div>
  );
}
