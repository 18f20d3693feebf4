import { useFormatter, useTranslations } from 'next-intl';
import { type DiskSpace, diskState, reserveOf } from '@/lib/domain/disk';

const MEGABYTE = 2 ** 20;
const GIGABYTE = 2 ** 30;

/** How much room the site still has, and what to do when that is little. */
export function DiskPart({ disk }: { disk: DiskSpace }) {
  const t = useTranslations('master');
  const format = useFormatter();
  const sizeOf = (bytes: number) => {
    const [unit, of] =
      bytes < GIGABYTE ? (['megabyte', MEGABYTE] as const) : (['gigabyte', GIGABYTE] as const);
    return format.number(bytes / of, {
      style: 'unit',
      unit,
      maximumFractionDigits: bytes < GIGABYTE ? 0 : 1,
    });
  };
  const warning = {
    roomy: null,
    low: t('diskLow', { reserve: sizeOf(reserveOf(disk)) }),
    closed: t('diskClosed'),
    full: t('diskFull'),
  }[diskState(disk)];
  return (
    <>
      <p>{t('diskFree', { free: sizeOf(disk.free), size: sizeOf(disk.size) })}</p>
      {warning === null ? null : (
        <p className="max-w-(--measure) border-s-4 border-(--accent) ps-(--space-2)">{warning}</p>
      )}
    </>
  );
}
