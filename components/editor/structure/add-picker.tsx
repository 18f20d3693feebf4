'use client';

import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useToolsLanguage } from '@/components/ui/tools-language';
import { BLOCK_KINDS, type BlockKind } from '@/lib/domain/blocks';
import { pasteCommand } from '@/lib/domain/content/clipboard';
import type { Section } from '@/lib/domain/content/model';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import { useBlockTexts } from '../core/block-texts';
import { pageContent } from '../core/page-content';
import { usePageTexts, useToolTexts } from '../core/tool-texts';
import { beginBlock } from './begin-block';
import { keptClip } from './kept-clip';
import { KindIcon } from './kind-icon';
import { useNames } from './names';
import { newTextSection } from './new-parts';
import { OwnSections } from './own-sections';
import { usePicker } from './picker';
import { pickerRank } from './picker-rank';
import { GROUP, TemplateGroup } from './template-group';
import { usePut } from './use-put';
import { useTemplates } from './use-templates';

const ITEM =
  'grid min-h-10 cursor-pointer grid-cols-[1.5rem_1fr] items-center gap-x-3 gap-y-0.5 rounded-lg px-3 py-1.75 data-[selected=true]:bg-tool-hover';

/** Whether it was a finger that did the last thing, and not a mouse or a key. */
function useIsByFinger() {
  const isByFinger = useRef(false);
  useEffect(() => {
    const events = new AbortController();
    const note = (event: Event) => {
      isByFinger.current = event instanceof PointerEvent && event.pointerType === 'touch';
    };
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, note, { capture: true, signal: events.signal });
    return () => events.abort();
  }, []);
  return isByFinger;
}

/** A searchable list of what can be added: a block of any kind, a section, a ready one, or the copied clip. */
export function AddPicker() {
  const t = useToolTexts('structure');
  const language = useToolsLanguage();
  const ofPage = usePageTexts('structure');
  const words = useToolTexts('editor');
  const ready = useToolTexts('sectionTemplate');
  const templates = useTemplates();
  const texts = useBlockTexts();
  const names = useNames();
  const { isOpen, position, anchor, close } = usePicker();
  const { put, isAdded } = usePut();
  const isByFinger = useIsByFinger();
  const { workingContent: shown, currentPath } = pageContent.getState();
  const theme = pageTheme(shown, currentPath ?? '');
  const clip = isOpen ? keptClip()?.clip : undefined;

  const addBlock = (kind: BlockKind) => {
    const { workingContent } = pageContent.getState();
    put(pasteCommand({ kind: 'block', block: beginBlock(kind) }, workingContent, position, Date.now()));
  };
  const addSection = () =>
    put({
      type: 'add-section',
      section: newTextSection(ofPage('sectionName')),
      ...(position && { after: position.sectionId }),
    });
  const addTemplate = (section: Section, way: 'ready' | 'kept' = 'ready') => {
    const { workingContent } = pageContent.getState();
    put(pasteCommand({ kind: 'section', section }, workingContent, position, Date.now()), way);
  };
  const items = BLOCK_KINDS.map((kind) => ({
    key: kind,
    icon: kind,
    name: texts.kind(kind),
    text: texts.about(kind),
    run: () => addBlock(kind),
  }));
  const others = [
    { key: 'section', name: words('newSection'), text: words('aboutSection'), run: addSection },
    ...(clip
      ? [
          {
            key: 'clip',
            name: t('pasteClip', {
              name: clip.kind === 'block' ? names.block(clip.block) : names.section(clip.section),
            }),
            text: t('pasteAbout'),
            run: () => put(pasteCommand(clip, pageContent.getState().workingContent, position, Date.now())),
          },
        ]
      : []),
  ];

  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => (next ? undefined : close())}>
      <Popover.Anchor virtualRef={{ current: anchor ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          {...language}
          className="tool z-(--z-notice) w-[min(24rem,100vw-1rem)] overflow-hidden rounded-xl font-display text-sm shadow-lg"
          aria-label={t('pick')}
          sideOffset={8}
          collisionPadding={{ top: 72, bottom: 80, left: 8, right: 8 }}
          onOpenAutoFocus={(event) => {
            // A phone's keyboard would cover the list.
            if (isByFinger.current) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            if (!isAdded.current) return;
            event.preventDefault();
            isAdded.current = false;
          }}
        >
          <Command label={t('search')} loop filter={pickerRank}>
            <Command.Input
              className="min-h-11 w-full border-b border-tool-line px-4 py-2 text-lg placeholder:text-tool-muted placeholder:opacity-100 focus-visible:border-tool-accent focus-visible:outline-none"
              placeholder={t('search')}
            />
            <Command.List
              className="max-h-[min(27rem,var(--radix-popover-content-available-height)-2.75rem)] overflow-y-auto overscroll-contain p-1.5"
              label={t('pick')}
            >
              <Command.Empty className="p-4 text-tool-muted">{t('noKind')}</Command.Empty>
              <Command.Group className={GROUP} heading={t('blocks')}>
                {items.map(({ key, icon, name, text, run }) => (
                  <Command.Item className={ITEM} key={key} value={key} keywords={[name, text]} onSelect={run}>
                    <KindIcon kind={icon} className="row-span-2" />
                    <strong>{name}</strong>
                    <span className="font-text text-tool-muted">{text}</span>
                  </Command.Item>
                ))}
              </Command.Group>
              <TemplateGroup
                heading={ready('group')}
                entries={templates}
                theme={theme}
                onPick={addTemplate}
              />
              <OwnSections theme={theme} onPick={(section) => addTemplate(section, 'kept')} />
              <Command.Group className={GROUP} heading={t('others')}>
                {others.map(({ key, name, text, run }) => (
                  <Command.Item className={ITEM} key={key} value={key} keywords={[name, text]} onSelect={run}>
                    <KindIcon kind="section" className="row-span-2" />
                    <strong>{name}</strong>
                    <span className="font-text text-tool-muted">{text}</span>
                  </Command.Item>
                ))}
              </Command.Group>
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
