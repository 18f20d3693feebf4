import { useTranslations } from 'next-intl';
import { ScreenTitle } from '@/components/ui/screen';
import { tip } from '@/components/ui/tooltip-text';
import { libraryBadges } from '@/lib/domain/media/badges';
import { LibraryIcon } from './library-icon';
import { useLibrary } from './library-state';
import { UploadButton } from './upload-button';

interface LibraryHeaderProps {
  onFiles(files: Iterable<File>): void;
  onClose(): void;
}

/** Title, badges, and the ways to add files and out (specification §2.5). */
export function LibraryHeader({ onFiles, onClose }: LibraryHeaderProps) {
  const t = useTranslations('library');
  const { title, mode, accept } = useLibrary(({ request }) => request);
  return (
    <header className="library-header">
      <ScreenTitle className="flex-initial truncate max-sm:flex-1">{title ?? t('title')}</ScreenTitle>
      <p className="library-badges">
        {libraryBadges(mode, accept).map((badge) => (
          <span key={badge} className="library-badge">
            {t(badge)}
          </span>
        ))}
      </p>
      <UploadButton onFiles={onFiles} />
      <button
        type="button"
        className="library-tool"
        aria-label={t('close')}
        {...tip(t('close'))}
        onClick={onClose}
      >
        <LibraryIcon shape="close" />
      </button>
    </header>
  );
}
