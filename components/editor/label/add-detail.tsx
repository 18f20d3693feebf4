'use client';

import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Definition } from '@/components/parts/definitions';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { announce } from '@/components/ui/announcer';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Menu, MenuItem } from '@/components/ui/menu';
import { useToolsLang } from '@/components/ui/tools-language';
import type { Section } from '@/lib/domain/content/model';
import { sectionAttribute, type WantedAttribute } from '@/lib/domain/content/section-attribute';
import { offeredDetails } from '@/lib/domain/site/usual-details';
import { HANGING_BAR, HANGING_BUTTON } from '../core/bar-styles';
import { pageContent } from '../core/page-content';
import { usePageTexts, useToolTexts } from '../core/tool-texts';
import { NewDetailDialog } from './new-detail-dialog';

interface AddDetailProps {
  section: Section;
  page: DrawnPage;
  /** What the label says already. */
  shown: readonly { id: string }[];
  definitions: readonly Definition[];
  isOfItem: boolean;
  /** Told the id of the detail whose value is to be written next. */
  onAdd(id: string): void;
}

/** One picture of many shows it under the pointer and while it is worked on; else it is in nobody's way. */
const OF_ITEM =
  'pointer-events-none opacity-0 in-[figure:focus-within]:pointer-events-auto in-[figure:focus-within]:opacity-100 in-[figure:hover]:pointer-events-auto in-[figure:hover]:opacity-100 has-[[aria-expanded=true]]:opacity-100 ' +
  // A row that scrolls would cut it off below: it stands on the lower edge of the picture.
  'in-[.gallery-carousel]:bottom-full in-[.gallery-carousel]:pt-0 in-[.gallery-carousel]:pb-2';

/**
 * Adds a line to a label: one that other labels of the page have, one that such pages usually have, or one with a name of
 * one’s own. It takes no room on the page.
 */
export function AddDetail({ section, page, shown, definitions, isOfItem, onAdd }: AddDetailProps) {
  const t = useToolTexts('attribute');
  const usual = usePageTexts('details');
  const [isAsking, setAsking] = useState(false);
  const hasChosen = useRef(false);
  // Portalled into the selection's landmark, so that screen readers find it there.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { attributes } = page.document;
  const known = [...attributes, ...section.attributes];
  const offered = offeredDetails({
    kind: page.kind,
    isFirstLanguage: page.frame.language.code === page.frame.languages[0]?.code,
    ofPage: attributes,
    ofSection: section.attributes,
    definitions,
    shown: new Set(shown.map(({ id }) => id)),
    nameOf: usual,
  });
  const make = (wanted: WantedAttribute) => {
    const { workingContent, dispatch } = pageContent.getState();
    const attribute = sectionAttribute(workingContent, known, wanted, Date.now());
    if (!dispatch({ type: 'add-attribute', sectionId: section.id, attribute })) return;
    announce(t('added', { name: attribute.name }));
    onAdd(attribute.id);
  };
  /** One whose name is there already is written, and not made again. */
  const makeNamed = (wanted: WantedAttribute) => {
    const there = definitions.find(({ name }) => name === wanted.name);
    if (there) onAdd(there.id);
    else make(wanted);
  };
  const choose = (run: () => void) => {
    hasChosen.current = true;
    run();
  };
  return (
    <div className={cx('absolute z-10 pt-3', isOfItem && OF_ITEM)}>
      <div {...useToolsLang()} className={cx(HANGING_BAR, 'max-w-none whitespace-nowrap')}>
        <Menu
          align="start"
          container={frame}
          className="pointer-events-auto"
          onOpenChange={(isOpen) => {
            if (!isOpen) return;
            hasChosen.current = false;
            setFrame(document.querySelector<HTMLElement>('.block-frame'));
          }}
          onCloseAutoFocus={(event) => {
            // The focus is in what has been added.
            if (hasChosen.current) event.preventDefault();
          }}
          trigger={
            <button
              type="button"
              data-add-detail=""
              className={cx(HANGING_BUTTON, 'flex items-center gap-1.5 px-2 pointer-coarse:min-h-11')}
            >
              <Icon of={Plus} />
              {t('add')}
            </button>
          }
        >
          {offered.map((detail) => (
            <MenuItem
              key={detail.name}
              onSelect={() => choose(() => ('id' in detail ? onAdd(detail.id) : make(detail.make)))}
            >
              {detail.name}
            </MenuItem>
          ))}
          <MenuItem onSelect={() => choose(() => setAsking(true))}>{t('addOther')}</MenuItem>
        </Menu>
      </div>
      {isAsking ? <NewDetailDialog onAdd={makeNamed} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
