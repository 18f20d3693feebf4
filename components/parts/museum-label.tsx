import { useTranslations } from 'next-intl';
import { bindWords } from '@/lib/domain/text/bound-words';
import type { LabelEntry } from './label-entries';

interface MuseumLabelProps {
  entries: LabelEntry[];
  /** The tag of its language, by whose rules lines are broken; without it they are broken anywhere. */
  language?: string;
  /** Beside words, and under one picture of many, it is one quiet line. */
  isLine?: boolean;
}

const TABLE = {
  list: 'grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-3 [.caption+&]:mt-(--space-2)',
  entry: 'col-span-full grid grid-cols-subgrid border-t border-(--line) py-[0.3rem]',
  name: 'min-w-19',
  value: 'text-(--ink)',
};
const LINE: typeof TABLE = {
  list: 'label-line flex flex-wrap [.caption+&]:mt-0.5',
  entry: '',
  name: 'sr-only',
  value: 'inline',
};

/** What stands beside a work, small, digits in columns: year, medium, dimensions or edition. */
export function MuseumLabel({ entries, language, isLine = false }: MuseumLabelProps) {
  const t = useTranslations('blocks');
  if (entries.length === 0) return null;
  const look = isLine ? LINE : TABLE;
  return (
    <dl
      className={`label text-(length:--size-small)/[1.45] text-(--muted) [font-variant-numeric:tabular-nums_lining-nums] ${look.list}`}
    >
      {entries.map(({ id, name, value }) => (
        <div key={id} className={look.entry || undefined}>
          <dt className={look.name}>{name}</dt>
          <dd className={look.value}>
            {typeof value === 'boolean' ? t(value ? 'yes' : 'no') : bindWords(String(value), language ?? '')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
