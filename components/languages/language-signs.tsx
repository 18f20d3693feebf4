import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cx } from '@/components/ui/cx';

/** Green for a language that visitors see, grey for one that they do not. */
export function ActiveDot({ isActive }: { isActive: boolean }) {
  const t = useTranslations('languages');
  const label = t(isActive ? 'active' : 'inactive');
  return (
    <span
      className={cx('size-2 shrink-0 rounded-full', isActive ? 'bg-tool-success' : 'bg-tool-faint')}
      role="img"
      aria-label={label}
      title={label}
    />
  );
}

/** Beside the name of the default language. */
export function DefaultBadge({ className }: { className?: string }) {
  const t = useTranslations('languages');
  return <Badge className={cx('py-0.25', className)}>{t('default')}</Badge>;
}
