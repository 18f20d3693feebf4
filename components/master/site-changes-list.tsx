import { useTranslations } from 'next-intl';
import { ARCHIVE_KINDS, type ChangeAction, type SiteChanges } from '@/lib/domain/site-archive/changes';

const ACTIONS: readonly ChangeAction[] = ['added', 'changed', 'removed'];

/** The changes of an import by kind, with names. */
export function SiteChangesList({ changes }: { changes: SiteChanges }) {
  const t = useTranslations('archive');
  const kinds = ARCHIVE_KINDS.filter((kind) => ACTIONS.some((action) => changes[kind][action].count > 0));
  return (
    <section className="grid w-full" aria-label={t('wouldChange')}>
      <h4 className="mb-(--space-1) text-(length:--size-name)">{t('wouldChange')}</h4>
      {kinds.map((kind) => (
        <details key={kind} className="border-t border-(--line)">
          <summary className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-(--space-2)">
            {t(kind)}
            <span className="text-(length:--size-small) text-(--muted)">
              {ACTIONS.filter((action) => changes[kind][action].count > 0)
                .map((action) => t(action, { count: changes[kind][action].count }))
                .join(' · ')}
            </span>
          </summary>
          {ACTIONS.map((action) => {
            const { count, names } = changes[kind][action];
            if (count === 0) return null;
            return (
              <div key={action} className="pb-(--space-2)">
                <p className="text-(length:--size-small) text-(--muted)">{t(action, { count })}</p>
                <ul className="text-(length:--size-small) wrap-anywhere">
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
                {count > names.length ? (
                  <p className="text-(length:--size-small) text-(--muted)">
                    {t('more', { count: count - names.length })}
                  </p>
                ) : null}
              </div>
            );
          })}
        </details>
      ))}
    </section>
  );
}
