'use client';

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { can } from '@/lib/domain/auth/roles';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { useAuth } from '@/stores/auth';
import { toast } from '../core/notices';
import { useToolTexts } from '../core/tool-texts';
import { NameDialog, type NamedIn, readNames } from './name-dialog';
import { usePlace } from './use-place';

/** A button over the name in the header, which is no part of the page: it opens what the name is changed in. */
export function NameMark({ frame }: { frame: SiteFrame }) {
  const mayChange = useAuth(
    ({ session }) => session !== null && can(session.user.role, 'write-translations'),
  );
  return mayChange ? createPortal(<Mark frame={frame} />, document.body) : null;
}

function Mark({ frame }: { frame: SiteFrame }) {
  const t = useToolTexts('siteName');
  const place = usePlace('.site > .site-header > .brand');
  const dialog = useToolTexts('translations');
  const [named, setNamed] = useState<NamedIn | null>(null);
  if (!place) return null;
  const open = () => readNames(frame).then(setNamed, () => toast.error(dialog('onPageFailed')));
  return (
    <>
      <button
        type="button"
        className="group absolute z-(--z-on-page) box-content min-h-6 min-w-6 cursor-pointer rounded-sm px-1 outline-tool-accent-deep hover:bg-tool-accent/22 hover:outline-2 hover:outline-dashed focus-visible:outline-3 focus-visible:outline-solid forced-colors:border-2 forced-colors:border-dashed forced-colors:border-[LinkText]"
        aria-label={t('changeName')}
        aria-haspopup="dialog"
        title={t('changeName')}
        style={{
          insetBlockStart: place.top,
          // From the left, in both directions of writing.
          left: place.left - 4,
          inlineSize: place.width,
          blockSize: place.height,
        }}
        onClick={open}
      >
        <span className="tool absolute -end-3 -top-2 grid size-6 place-items-center rounded-full border border-tool-edge">
          <Icon of={Pencil} className="size-3.5" />
        </span>
      </button>
      {named ? <NameDialog frame={frame} named={named} onClose={() => setNamed(null)} /> : null}
    </>
  );
}
