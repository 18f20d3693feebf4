import { Folder, Image, Search, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { isNarrowed, useLibrary } from './library-state';
import { UploadButton } from './upload-button';

interface EmptyLibraryProps {
  isSearching: boolean;
  onFiles(files: Iterable<File>): void;
}

/** An explanation in place of tiles. */
export function EmptyLibrary({ isSearching, onFiles }: EmptyLibraryProps) {
  const t = useTranslations('library');
  const query = useLibrary((state) => state.query);
  if (isSearching)
    return (
      <div
        className="grid min-h-full place-content-center justify-items-center gap-2 text-tool-muted"
        role="status"
      >
        <Spinner />
        <p>{t('searching')}</p>
      </div>
    );
  if (isNarrowed(query))
    return (
      <EmptyState icon={Search} title={t('noFilesFound')} className="min-h-full">
        <p>{query.search === '' ? t('noFilesOfFilter') : t('noFilesMatch', { search: query.search })}</p>
      </EmptyState>
    );
  if (query.state === 'bin') return <EmptyState icon={Trash2} title={t('binEmpty')} className="min-h-full" />;
  if (query.state !== null || query.folder !== null) {
    const title = t(query.state === 'unused' ? 'nothingUnused' : 'folderEmpty');
    return <EmptyState icon={Folder} title={title} className="min-h-full" />;
  }
  return (
    <EmptyState icon={Image} title={t('noFilesYet')} className="min-h-full">
      <p>{t('uploadFirst')}</p>
      <UploadButton onFiles={onFiles} />
    </EmptyState>
  );
}
