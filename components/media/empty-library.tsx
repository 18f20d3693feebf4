import { useTranslations } from 'next-intl';
import { LibraryIcon } from './library-icon';
import { isNarrowed, useLibrary } from './library-state';
import { UploadButton } from './upload-button';

interface EmptyLibraryProps {
  isSearching: boolean;
  onFiles(files: Iterable<File>): void;
}

/** What stands where no tiles are, and why (specification §2.5). */
export function EmptyLibrary({ isSearching, onFiles }: EmptyLibraryProps) {
  const t = useTranslations('library');
  const asked = useLibrary((state) => state.asked);
  if (isSearching)
    return (
      <div className="library-empty" role="status">
        <span className="library-spinner" />
        <p>{t('searching')}</p>
      </div>
    );
  if (isNarrowed(asked))
    return (
      <div className="library-empty">
        <LibraryIcon shape="search" />
        <p className="is-said">{t('noFilesFound')}</p>
        <p>{asked.search === '' ? t('noFilesOfFilter') : t('noFilesMatch', { search: asked.search })}</p>
      </div>
    );
  if (asked.state !== null || asked.folder !== null)
    return (
      <div className="library-empty">
        <LibraryIcon shape={asked.state === 'bin' ? 'bin' : 'folder'} />
        <p className="is-said">
          {t(asked.state === 'bin' ? 'binEmpty' : asked.state === 'unused' ? 'nothingUnused' : 'folderEmpty')}
        </p>
      </div>
    );
  return (
    <div className="library-empty">
      <LibraryIcon shape="picture" />
      <p className="is-said">{t('noFilesYet')}</p>
      <p>{t('uploadFirst')}</p>
      <UploadButton onFiles={onFiles} />
    </div>
  );
}
