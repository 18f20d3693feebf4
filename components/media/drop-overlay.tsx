import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Lies over the library while files are dragged over it. */
export function DropOverlay() {
  const t = useTranslations('library');
  return (
    <div className="pointer-events-none absolute inset-3 z-2 grid place-content-center justify-items-center rounded-2xl border-3 border-dashed border-tool-accent bg-tool-ground/90 text-center font-display">
      <Icon of={Upload} className="mb-3 size-10 text-tool-accent" />
      <p className="text-3xl font-semibold">{t('dropHere')}</p>
      <p className="text-tool-muted">{t('releaseToUpload')}</p>
    </div>
  );
}
