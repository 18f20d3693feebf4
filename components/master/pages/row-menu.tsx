'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import type { PageSummary } from '@/lib/contracts/page-list';
import { localisePath } from '@/lib/domain/addresses/paths';
import { PageIcon } from './page-icon';
import { ask } from './room-state';
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
  const locale = useLocale();
  const actions = usePageActions();
  const isHome = page.path === '/';
  const ways = isBinned
    ? [
        { label: bin('restore'), run: () => void actions.restore([page]) },
        { label: bin('forget'), run: () => ask({ kind: 'forget', pages: [page] }) },
      ]
    : [
        { label: t('addBelow'), run: () => ask({ kind: 'create', parent: page, from: null }) },
        { label: t('duplicate'), run: () => ask({ kind: 'create', parent: null, from: page }) },
        ...(isHome
          ? []
          : [
              { label: t('rename'), run: () => ask({ kind: 'rename', page }) },
              { label: t('moveTo'), run: () => ask({ kind: 'move', pages: [page] }) },
              { label: t('delete'), run: () => ask({ kind: 'delete', pages: [page] }) },
            ]),
      ];
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="row-more"
        tabIndex={tabIndex}
        aria-label={t('waysOf', { name })}
        title={t('ways')}
      >
        <PageIcon shape="more" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="pages-menu"
          align="end"
          sideOffset={4}
          collisionPadding={{ top: 8, bottom: 80, left: 8, right: 8 }}
        >
          {isBinned ? null : (
            <>
              <DropdownMenu.Item asChild>
                <Link href={settingsAddress(page.id, locale)} prefetch={false}>
                  {t('settings')}
                </Link>
              </DropdownMenu.Item>
              <DropdownMenu.Item asChild>
                <Link href={localisePath(page.path, locale)} prefetch={false}>
                  {master('openPage')}
                </Link>
              </DropdownMenu.Item>
            </>
          )}
          {ways.map(({ label, run }) => (
            <DropdownMenu.Item key={label} onSelect={run}>
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
