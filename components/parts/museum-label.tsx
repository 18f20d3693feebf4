import { useTranslations } from 'next-intl';
import type { LabelEntry } from './label-entries';

/** What stands beside a work, small: year, medium, dimensions or edition. */
export function MuseumLabel({ entries }: { entries: LabelEntry[] }) {
  const t = useTranslations('blocks');
  if (entries.length === 0) return null;
  return (
    <dl className="label">
      {entries.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value}</dd>
        </div>
      ))}
    </dl>
  );
}
