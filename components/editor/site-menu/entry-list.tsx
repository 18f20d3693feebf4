import { ArrowLeft, ArrowRight, EyeOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Input } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import type { PageSummary } from '@/lib/contracts/page-list';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { MENU_LIMITS, type MenuPart } from '@/lib/domain/site-menu/model';
import { networkName } from '@/lib/domain/site-menu/network-name';
import { canGoBelow, type MenuRow } from '@/lib/domain/site-menu/rows';
import { useToolTexts } from '../core/tool-texts';
import { useSitePages } from '../links/use-site-pages';
import { SortableItem, SortableItems } from '../properties/sortable-items';
import type { MenuArranging } from './use-arrangement';

interface EntryListProps {
  part: MenuPart;
  arrangement: MenuArranging;
  language: SiteLanguage;
}

/** The lines of the menu or the footer in their order. */
export function EntryList({ part, arrangement, language }: EntryListProps) {
  const t = useToolTexts('properties');
  const own = useToolTexts('siteMenu');
  const pages = useSitePages();
  const rows = arrangement[part];
  if (rows.length === 0) return <p className="text-sm text-tool-muted">{own('empty')}</p>;
  return (
    <SortableItems
      keys={rows.map(({ key }) => key)}
      onPlace={(key, after) => arrangement.move(part, key, after)}
    >
      {rows.map((row) => {
        const known = whatItIs(row, pages, own('gone'));
        return (
          <SortableItem key={row.key} itemKey={row.key} handleLabel={t('dragItem', { name: known.name })}>
            {(handle) => (
              <Entry
                row={row}
                handle={handle}
                part={part}
                arrangement={arrangement}
                language={language}
                {...known}
              />
            )}
          </SortableItem>
        );
      })}
    </SortableItems>
  );
}

/** What a line is called without a label, and where it leads. */
function whatItIs({ target }: MenuRow, pages: readonly PageSummary[] | undefined, gone: string) {
  if (target.page === undefined) return { name: networkName(target.address), place: target.address };
  const page = pages?.find(({ id }) => id === target.page);
  if (page) return { name: page.title || page.path, place: page.path };
  return { name: pages ? gone : '…', place: '' };
}

interface EntryProps extends EntryListProps {
  row: MenuRow;
  handle: ReactNode;
  name: string;
  place: string;
}

function Entry({ row, handle, part, arrangement, language, name, place }: EntryProps) {
  const t = useToolTexts('siteMenu');
  const { key, level } = row;
  const label = row.labels[language.code] ?? '';
  const shown = label.trim() || name;
  const hides = arrangement.isHideable(part, row);
  return (
    <div
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1.5 py-1 pe-1',
        level === 1 && 'ms-6',
      )}
    >
      {handle}
      <div className="grid">
        <Input
          className="min-h-9 text-ellipsis border-transparent bg-transparent px-1.5 py-1 hover:border-tool-faint focus-visible:border-tool-faint"
          aria-label={t('label', { name })}
          lang={language.tag}
          dir={language.dir}
          value={label}
          placeholder={name}
          maxLength={MENU_LIMITS.labelCharacters}
          autoComplete="off"
          onChange={({ target }) => arrangement.label(part, key, language.code, target.value)}
        />
        <span
          className="overflow-hidden px-1.5 text-xs text-ellipsis whitespace-nowrap text-tool-muted"
          dir="ltr"
        >
          {place}
        </span>
      </div>
      <span className="flex">
        {part === 'footer' ? null : level === 1 ? (
          <IconButton
            icon={ArrowLeft}
            className="rtl:-scale-x-100"
            label={t('raise', { name: shown })}
            onClick={() => arrangement.setLevel(key, 0)}
          />
        ) : (
          <IconButton
            icon={ArrowRight}
            className="rtl:-scale-x-100"
            label={t('lower', { name: shown })}
            disabled={!canGoBelow(arrangement.menu, key)}
            onClick={() => arrangement.setLevel(key, 1)}
          />
        )}
        <IconButton
          icon={hides ? EyeOff : X}
          label={t(hides ? 'hide' : 'remove', { name: shown })}
          onClick={() => arrangement.remove(part, row)}
        />
      </span>
    </div>
  );
}
