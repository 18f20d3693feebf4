'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWhen } from '@/components/master/use-when';
import { Button } from '@/components/ui/button';
import { themeVersionsQuery } from '@/lib/client/site-theme';
import type { StoredTheme } from '@/lib/domain/site-theme/model';

interface ThemeVersionsProps {
  /** The version in force. */
  current: number;
  onChoose(theme: StoredTheme, version: number): void;
}

/** How the site has looked: each version can be shown again, and saved as a new one. */
export function ThemeVersions({ current, onChoose }: ThemeVersionsProps) {
  const t = useTranslations('siteLook');
  const when = useWhen();
  const { data: versions = [] } = useQuery(themeVersionsQuery);
  return (
    <ol className="*:border-t *:border-tool-line *:py-2.5">
      {versions.map(({ version, theme, createdAt, author }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm">
            {when(createdAt)}
            <span className="block text-tool-muted">
              {version === current ? t('inForce') : (author ?? t('accountGone'))}
            </span>
          </span>
          {version === current ? null : (
            <Button size="sm" onClick={() => onChoose(theme, version)}>
              {t('showVersion')}
            </Button>
          )}
        </li>
      ))}
      <li className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm">{t('firstLook')}</span>
        {current === 0 ? (
          <span className="text-sm text-tool-muted">{t('inForce')}</span>
        ) : (
          <Button size="sm" onClick={() => onChoose({}, 0)}>
            {t('showVersion')}
          </Button>
        )}
      </li>
    </ol>
  );
}
