'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/parts/picture';
import { Button } from '@/components/ui/button';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { variantPath } from '@/lib/domain/media/variants';
import { SECTION_THEMES, type SiteTheme } from '@/lib/domain/site-theme/model';
import { expectLibrary, pickMedia } from '@/stores/ui';

const SAMPLE_PX = 320;

interface MarkChoiceProps {
  theme: SiteTheme;
  /** '' takes it away. */
  onChange(mark: string): void;
}

/** The picture that stands for the site, from the library, shown on both grounds. */
export function MarkChoice({ theme, onChange }: MarkChoiceProps) {
  const t = useTranslations('siteLook');
  const { mark } = theme;
  const choose = async () => {
    const pathname = pathnameOfMediaPath(mark);
    const value = pathname === null ? [] : [pathname];
    const [picked] = (await pickMedia({ accept: 'images', value, title: t('markTitle') })) ?? [];
    if (picked) onChange(picked.url);
  };
  return (
    <>
      <p className="text-sm text-tool-muted">{t('markNote')}</p>
      {mark === '' ? null : (
        <figure className="grid gap-2">
          <div className="grid grid-cols-2 overflow-hidden rounded-md border border-tool-edge">
            {SECTION_THEMES.map((name) => (
              <span
                key={name}
                className="grid h-28 place-items-center p-4 [&_img]:h-20 [&_img]:w-full [&_img]:bg-transparent! [&_img]:object-contain"
                style={{ backgroundColor: theme[name].ground }}
              >
                {theme.markColour === 'words' && theme.brand !== 'name' ? (
                  <span
                    className="h-20 w-full mask-contain mask-center mask-no-repeat"
                    style={{
                      backgroundColor: theme[name].ink,
                      maskImage: `url("${variantPath(mark, SAMPLE_PX)}")`,
                    }}
                  />
                ) : (
                  <Picture
                    src={mark}
                    alt=""
                    facts={undefined}
                    widths={[{ width: '10rem' }]}
                    maxWidth={SAMPLE_PX}
                  />
                )}
              </span>
            ))}
          </div>
          <figcaption className="text-sm text-tool-muted">{t('markOn')}</figcaption>
        </figure>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          aria-haspopup="dialog"
          onPointerEnter={expectLibrary}
          onFocus={expectLibrary}
          onClick={() => void choose()}
        >
          {t(mark === '' ? 'chooseMark' : 'otherMark')}
        </Button>
        {mark === '' ? null : <Button onClick={() => onChange('')}>{t('removeMark')}</Button>}
      </div>
    </>
  );
}
