import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { menuVersionsQuery } from '@/lib/client/site-menu';
import type { SiteMenu } from '@/lib/domain/site-menu/model';
import { editorQueries } from '../core/queries';
import { useToolTexts } from '../core/tool-texts';
import { useWhen } from '../core/use-when';

interface MenuVersionsProps {
  /** The version in force; nothing was arranged before the first. */
  current: number;
  onTake(menu: SiteMenu): void;
}

/** How the menu was arranged before: each version can be looked at in the list, and saved as a new one. */
export function MenuVersions({ current, onTake }: MenuVersionsProps) {
  const t = useToolTexts('siteMenu');
  const when = useWhen();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({ ...menuVersionsQuery, enabled: isOpen, staleTime: 0 }, editorQueries);
  if (current === 0) return null;
  const earlier = data.filter(({ version }) => version !== current);
  return (
    <details className="mt-3 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2 text-tool-soft">{t('earlier')}</summary>
      <ol className="*:flex *:min-h-10 *:flex-wrap *:items-center *:justify-between *:gap-2 *:border-t *:border-tool-line">
        {earlier.map(({ version, menu, createdAt, author }) => (
          <li key={version}>
            <span>
              {when(createdAt)} <span className="text-tool-muted">{author ?? ''}</span>
            </span>
            <Button size="sm" onClick={() => onTake(menu)}>
              {t('take')}
            </Button>
          </li>
        ))}
        <li>
          {t('original')}
          <Button size="sm" onClick={() => onTake({})}>
            {t('take')}
          </Button>
        </li>
      </ol>
    </details>
  );
}
