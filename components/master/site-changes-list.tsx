import { useTranslations } from 'next-intl';
import { ARCHIVE_KINDS, type Deed, type SiteChanges } from '@/lib/domain/site-archive/changes';

const DEEDS: readonly Deed[] = ['added', 'changed', 'removed'];

/** What an import would change, kind by kind, with the names where one looks for them. */
export function SiteChangesList({ changes }: { changes: SiteChanges }) {
  const t = useTranslations('archive');
  const kinds = ARCHIVE_KINDS.filter((kind) => DEEDS.some((deed) => changes[kind][deed].count > 0));
  return (
    <section className="archive-changes" aria-label={t('wouldChange')}>
      <h4>{t('wouldChange')}</h4>
      {kinds.map((kind) => (
        <details key={kind}>
          <summary>
            {t(kind)}
            <span className="archive-counts">
              {DEEDS.filter((deed) => changes[kind][deed].count > 0)
                .map((deed) => t(deed, { count: changes[kind][deed].count }))
                .join(' · ')}
            </span>
          </summary>
          {DEEDS.map((deed) => {
            const { count, names } = changes[kind][deed];
            if (count === 0) return null;
            return (
              <div key={deed}>
                <p>{t(deed, { count })}</p>
                <ul>
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
                {count > names.length ? <p>{t('more', { count: count - names.length })}</p> : null}
              </div>
            );
          })}
        </details>
      ))}
    </section>
  );
}
