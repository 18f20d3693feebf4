'use client';

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { tip } from '@/components/ui/tooltip-text';
import { siteMenuQuery } from '@/lib/client/site-menu';
import type { SiteMenuAnswer } from '@/lib/contracts/site-menu';
import { can } from '@/lib/domain/auth/roles';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import type { MenuPart } from '@/lib/domain/site-menu/model';
import { useAuth } from '@/stores/auth';
import { toast } from '../core/notices';
import { editorQueries } from '../core/queries';
import { useToolTexts } from '../core/tool-texts';
import { usePlace } from '../page/use-place';
import { MenuDialog } from './menu-dialog';

const PLACES = {
  menu: '.site > .site-header > .site-nav',
  footer: '.site > .site-footer > nav:first-of-type',
} as const satisfies Record<MenuPart, string>;

/** A pencil at the menu and at the links of the footer, which are no part of the page: it opens what they are arranged in. */
export function MenuMarks({ frame }: { frame: SiteFrame }) {
  const mayChange = useAuth(({ session }) => session !== null && can(session.user.role, 'administer-site'));
  return mayChange ? createPortal(<Marks frame={frame} />, document.body) : null;
}

function Marks({ frame }: { frame: SiteFrame }) {
  const t = useToolTexts('siteMenu');
  const [opened, setOpened] = useState<{ part: MenuPart; stored: SiteMenuAnswer } | null>(null);
  const open = async (part: MenuPart) => {
    try {
      // Another screen may have changed it.
      const stored = await editorQueries.fetchQuery({ ...siteMenuQuery, staleTime: 0 });
      setOpened({ part, stored });
    } catch {
      toast.error(t('unread'));
    }
  };
  return (
    <>
      <Mark part="menu" label={t('changeMenu')} onOpen={open} />
      <Mark part="footer" label={t('changeFooter')} onOpen={open} />
      {opened ? <MenuDialog frame={frame} {...opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

/** So much room a pencil needs beside a list. */
const ROOM_PX = 32;

interface MarkProps {
  part: MenuPart;
  label: string;
  onOpen(part: MenuPart): void;
}

function Mark({ part, label, onOpen }: MarkProps) {
  const place = usePlace(PLACES[part]);
  if (!place) return null;
  return (
    <button
      type="button"
      className="tool absolute z-(--z-on-page) grid size-7 cursor-pointer place-items-center rounded-full border border-tool-edge hover:bg-tool-hover pointer-coarse:size-11"
      {...tip(label)}
      aria-label={label}
      aria-haspopup="dialog"
      // Beside the first words, from the left in both directions of writing; where there is no room, above them at the end of lines.
      style={
        place.left < ROOM_PX
          ? { insetBlockStart: place.top - 52, insetInlineEnd: 16 }
          : { insetBlockStart: place.top - 14, left: place.left - 26 }
      }
      onClick={() => onOpen(part)}
    >
      <Icon of={Pencil} className="size-3.5" />
    </button>
  );
}
