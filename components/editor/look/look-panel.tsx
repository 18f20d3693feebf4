'use client';

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { announce } from '@/components/ui/announcer';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { Look } from '@/lib/domain/blocks/look';
import { type LookSettings, PAGE_ITSELF } from '@/lib/domain/content/change-look';
import { lookOfPage, PAGE_LOOK } from '@/lib/domain/page-look/settings';
import { useOpenedPage } from '../core/opened-page';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { SidePanel } from '../core/side-panel';
import { useToolTexts } from '../core/tool-texts';
import { usePartAbove } from '../core/use-part-above';
import { useNames } from '../structure/names';
import { findSelected, type Selected } from '../structure/selected';
import { GroundFiles } from './ground-files';
import { LookActions } from './look-actions';
import { LookChoice } from './look-choice';
import { OneLookSwitch } from './one-look-switch';
import { type PartLook, partLook } from './part-look';
import { PhoneSwitch } from './phone-switch';
import { previewLook } from './preview';

const GROUP = 'grid gap-4 border-t border-tool-line pt-4 first:border-0 first:pt-0';
/** Where the widths of a block are those of the window. */
const NARROW = '(width < 40rem)';

const TITLE = 'text-md leading-snug font-semibold';

function choose(ids: readonly string[], settings: LookSettings): void {
  previewLook(null);
  pageContent.getState().dispatch({ type: 'set-look', ids, settings });
}

/** How the selected section or block looks, and the page as a whole, beside the page. */
export function LookPanel() {
  const t = useToolTexts('look');
  const target = useSelection(useShallow(({ blockId, sectionId }) => ({ blockId, sectionId })));
  const content = useStore(pageContent, ({ workingContent }) => workingContent);
  const selected = findSelected(content, target);
  useEffect(() => () => previewLook(null), []);
  usePartAbove(target.blockId, target.sectionId);
  return (
    <SidePanel label={t('panel')} title={t('panel')} isLow>
      <div className="grid gap-6">
        <PhoneSwitch />
        {selected ? (
          <SelectedLook selected={selected} />
        ) : (
          <p className="text-sm text-tool-muted">{t('nothingSelected')}</p>
        )}
        <PageLookPart />
      </div>
    </SidePanel>
  );
}

function SelectedLook({ selected }: { selected: Selected }) {
  const t = useToolTexts('look');
  const names = useNames();
  const layout = useOpenedPage(({ view }) => view?.layout ?? 'default');
  const content = useStore(pageContent, ({ workingContent }) => workingContent);
  const part = partLook(selected, layout, content);
  const { section } = selected;
  const stored = selected.kind === 'block' ? selected.block.look : section.look;
  const isBlock = selected.kind === 'block';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={GROUP}>
      <h3 ref={heading} tabIndex={-1} className={TITLE}>
        {isBlock ? names.kind(selected.block) : section.name || t('section')}
      </h3>
      {part.settings.length === 0 ? <p className="text-sm text-tool-muted">{t('noChoices')}</p> : null}
      <Settings part={part} stored={stored} />
      {part.settings.length > 0 ? (
        <LookActions part={part} stored={stored} isBlock={isBlock} onChange={choose} />
      ) : null}
      {isBlock ? (
        <button
          type="button"
          className="min-h-6 justify-self-start text-sm text-tool-accent underline underline-offset-[0.3em]"
          onClick={() => {
            useSelection.getState().selectSection(section.id);
            // This button goes, and what it leads to begins above it.
            heading.current?.focus();
          }}
        >
          {t('lookOfSection')}
        </button>
      ) : null}
    </section>
  );
}

function Settings({ part, stored }: { part: PartLook; stored: Look | undefined }) {
  const t = useToolTexts('look');
  const isNarrow = useMediaQuery(NARROW);
  return part.settings.map(({ name, values, value }) => (
    <div key={name} className="grid gap-2">
      <LookChoice
        ids={part.ids}
        setting={name}
        values={values}
        value={value}
        onChoose={(next) => {
          choose(part.ids, { [name]: next });
          announce(t('chosen'));
        }}
      />
      {name === 'width' && values.length > 1 && isNarrow ? (
        <p className="text-sm text-tool-muted">{t('widthOnPhone')}</p>
      ) : null}
      {name === 'ground' ? (
        <GroundFiles
          ground={value}
          look={stored}
          onChange={(file, address) => choose(part.ids, { [file]: address === '' ? null : address })}
        />
      ) : null}
    </div>
  ));
}

function PageLookPart() {
  const t = useToolTexts('look');
  const look = useStore(
    pageContent,
    useShallow(({ workingContent }) => lookOfPage(workingContent)),
  );
  const isWork = useOpenedPage(({ view }) => view?.kind === 'work');
  const ids = [PAGE_ITSELF];
  return (
    <section className={GROUP}>
      <h3 className={TITLE}>{t('page')}</h3>
      <LookChoice
        ids={ids}
        setting="ground"
        name="pageGround"
        values={PAGE_LOOK.ground}
        value={look.ground}
        onChoose={(ground) => choose(ids, { ground })}
      />
      <LookChoice
        ids={ids}
        setting="title"
        values={PAGE_LOOK.title}
        value={look.title}
        onChoose={(title) => choose(ids, { title })}
      />
      {isWork ? (
        <LookChoice
          ids={ids}
          setting="enquiry"
          values={PAGE_LOOK.enquiry}
          value={look.enquiry}
          onChoose={(enquiry) => choose(ids, { enquiry })}
        />
      ) : null}
      <OneLookSwitch
        isShared={look.languages === 'shared'}
        onChange={(languages) => choose(ids, { languages })}
      />
    </section>
  );
}
