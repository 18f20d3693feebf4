'use client';

import { MoreHorizontal } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import type { PageSummary } from '@/lib/contracts/page-list';
import { localisePath } from '@/lib/domain/addresses/paths';
import { usePagesScreen } from './pages-screen-context';
import { openQuestion } from './pages-state';
import { settingsAddress } from './settings-address';
import { usePageActions } from './use-page-actions';

interface RowMenuProps {
  page: PageSummary;
  name: string;
  isBinned: boolean;
  tabIndex: number;
}

/** What can be done to one page. */
export function RowMenu({ page, name, isBinned, tabIndex }: RowMenuProps) {
  const t = useTranslations('pagesAdmin');
  const bin = useTranslations('bin');
  const master = useTranslations('master');
  const { locale } = usePagesScreen();
  const actions = usePageActions();
  const isHome = page.path === '/';
  const items = isBinned
    ? [
        { label: bin('restore'), run: () => void actions.restore([page]) },
        { label: bin('forget'), run: () => openQuestion({ kind: 'forget', pages: [page] }) },
      ]
    : [
        { label: t('addBelow'), run: () => openQuestion({ kind: 'create', parent: page, from: null }) },
        { label: t('duplicate'), run: () => openQuestion({ kind: 'create', parent: null, from: page }) },
        ...(isHome
          ? []
          : [
              { label: t('rename'), run: () => openQuestion({ kind: 'rename', page }) },
              { label: t('moveTo'), run: () => openQuestion({ kind: 'move', pages: [page] }) },
              { label: t('delete'), run: () => openQuestion({ kind: 'delete', pages: [page] }) },
            ]),
      ];
  return (
    <Menu
      trigger={
        <IconButton
          icon={MoreHorizontal}
          label={t('actionsOf', { name })}
          shape="box"
          tabIndex={tabIndex}
          className="text-tool-muted hover:text-tool-ink"
        />
      }
    >
      {isBinned ? null : (
        <>
          <MenuItem asChild>
            <Link href={settingsAddress(page.id, locale)} prefetch={false}>
              {t('settings')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link href={localisePath(page.path, locale)} prefetch={false}>
              {master('openPage')}
            </Link>
          </MenuItem>
        </>
      )}
      {items.map(({ label, run }) => (
        <MenuItem key={label} onSelect={run}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
