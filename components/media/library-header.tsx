import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { ScreenTitle } from '@/components/ui/screen';
import { libraryBadges } from '@/lib/domain/media/badges';
import { useLibrary } from './library-state';
import { UploadButton } from './upload-button';

interface LibraryHeaderProps {
  onFiles(files: Iterable<File>): void;
  onClose(): void;
}

/** Title, badges, and the ways to add files and out. */
export function LibraryHeader({ onFiles, onClose }: LibraryHeaderProps) {
  const t = useTranslations('library');
  const { title, mode, accept } = useLibrary(({ request }) => request);
  return (
    <header className="flex flex-none items-center gap-2.5 px-(--edge) pt-3 max-sm:flex-wrap">
      <ScreenTitle className="flex-initial truncate max-sm:flex-1">{title ?? t('title')}</ScreenTitle>
      {/* On a phone a line of their own: beside them there is no room for the title. */}
      <p className="flex flex-1 flex-wrap gap-1.5 max-sm:order-1 max-sm:basis-full max-sm:empty:hidden">
        {libraryBadges(mode, accept).map((badge) => (
          // A finger has the eye on each file instead.
          <Badge key={badge} className={badge === 'doubleClickToPreview' ? 'pointer-coarse:hidden' : ''}>
            {t(badge)}
          </Badge>
        ))}
      </p>
      <UploadButton isCompact onFiles={onFiles} />
      <IconButton icon={X} label={t('close')} onClick={onClose} />
    </header>
  );
}
