'use client';

import { useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon } from '../frame/edit-icon';
import { shareClip } from './kept-clip';
import type { Selected } from './selected';
import { useActions } from './use-actions';

/** What is done more rarely with what is selected, and on a phone all that finds no room. */
export function MoreMenu({ selected }: { selected: Selected }) {
  const t = useTranslations('structure');
  const words = useTranslations('editor');
  const actions = useActions();
  // Within the landmark of what is selected, so that those who listen know where it belongs.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isBlock = selected.kind === 'block';
  const items = [
    { label: words('duplicate'), run: actions.duplicate },
    { label: t('copy'), run: () => actions.copy() && void shareClip() },
    { label: t('cut'), run: () => actions.cut() && void shareClip() },
    { label: t('paste'), run: actions.paste },
    ...(isBlock
      ? [
          { label: t('addAbove'), run: () => actions.add('above') },
          { label: t('selectSection'), run: actions.climb },
        ]
      : []),
    { label: t('addSection'), run: actions.addSection },
    { label: words('remove'), run: actions.remove },
  ];
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={(trigger) => setFrame(trigger?.closest<HTMLElement>('.block-frame') ?? null)}
        tabIndex={-1}
        aria-label={t('more')}
        {...tip(t('more'))}
      >
        <EditIcon shape="more" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={frame}>
        <DropdownMenu.Content
          className="tools-menu"
          align="end"
          sideOffset={6}
          collisionPadding={{ top: 8, bottom: 80, left: 8, right: 8 }}
        >
          {items.map(({ label, run }) => (
            <DropdownMenu.Item key={label} onSelect={run}>
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
