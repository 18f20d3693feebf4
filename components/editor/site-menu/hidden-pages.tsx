import { Button } from '@/components/ui/button';
import { useToolTexts } from '../core/tool-texts';
import { useSitePages } from '../links/use-site-pages';
import type { MenuArranging } from './use-arrangement';

/** The pages of the first level that stand in no menu, and the way back. */
export function HiddenPages({ arrangement: { hidden, show } }: { arrangement: MenuArranging }) {
  const t = useToolTexts('siteMenu');
  const pages = useSitePages();
  const known = hidden.flatMap((id) => pages?.find((page) => page.id === id) ?? []);
  if (known.length === 0) return null;
  return (
    <section aria-label={t('hidden')}>
      <h3 className="text-sm font-semibold">{t('hidden')}</h3>
      <ul className="mt-1">
        {known.map(({ id, title, path }) => (
          <li key={id} className="flex min-h-10 items-center justify-between gap-2 border-t border-tool-line">
            <span className="min-w-0 text-tool-soft wrap-anywhere">{title || path}</span>
            <Button size="sm" aria-label={t('showNamed', { name: title || path })} onClick={() => show(id)}>
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
