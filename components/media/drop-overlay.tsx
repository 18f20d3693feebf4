import { useTranslations } from 'next-intl';
import { LibraryIcon } from './library-icon';

/** Lies over the library while files are held over it (specification §2.5). */
export function DropOverlay() {
  const t = useTranslations('library');
  return (
    <div className="library-drop">
      <LibraryIcon shape="upload" />
      <p className="is-said">{t('dropHere')}</p>
      <p>{t('releaseToUpload')}</p>
    </div>
  );
}
