'use client';

import { useTranslations } from 'next-intl';
import { Popover } from 'radix-ui';
import { type FragmentInstance, type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BLOCK_KINDS, type BlockKind, createBlock } from '@/lib/domain/blocks';
import type { Command } from '@/lib/domain/content/commands';
import { idsOf, makeId } from '@/lib/domain/content/ids';
import { createSection } from '@/lib/domain/content/new-section';
import { EditIcon } from '../frame/edit-icon';
import { findBlock } from '../frame/find-block';
import { pageContent } from '../frame/page-content';
import { usePanels } from '../frame/panels';
import { useSelection } from '../frame/selection';

interface BlockToolsProps {
  blockId: string;
  fragment: RefObject<FragmentInstance | null>;
}

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** What can be done with the block that is being worked on: a frame around it, and tools at its corner. */
export function BlockTools({ blockId, fragment }: BlockToolsProps) {
  const t = useTranslations('editor');
  const kinds = useTranslations('blockKind');
  const box = useBox(fragment);
  const found = findBlock(pageContent.getState().workingContent, blockId);
  if (!box || !found) return null;
  const { section, index } = found;
  const run = (command: Command) => pageContent.getState().dispatch(command);
  const isLast = index === section.blocks.length - 1;
  return createPortal(
    <section
      className="block-frame"
      aria-label={t('selectedBlock')}
      style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
    >
      <div
        className="block-tools"
        role="toolbar"
        aria-label={t('blockTools', { kind: kinds(kindKey(found.block.component)) })}
      >
        <span className="block-kind">{kinds(kindKey(found.block.component))}</span>
        <Tool
          name="up"
          isOff={index === 0}
          run={() => run({ type: 'move-block', blockId, direction: 'up' })}
        />
        <Tool
          name="down"
          isOff={isLast}
          run={() => run({ type: 'move-block', blockId, direction: 'down' })}
        />
        <Tool name="duplicate" run={() => run({ type: 'duplicate-block', blockId, id: newId('block') })} />
        <Tool name="properties" run={() => usePanels.getState().show('properties')} />
        <AddMenu sectionId={section.id} after={blockId} />
        <Tool
          name="remove"
          run={() => {
            run({ type: 'remove-block', blockId });
            useSelection.getState().select(null);
          }}
        />
      </div>
    </section>,
    document.body,
  );
}

function Tool({ name, isOff = false, run }: { name: ToolName; isOff?: boolean; run(): void }) {
  const t = useTranslations('editor');
  return (
    <button type="button" title={t(name)} aria-label={t(name)} disabled={isOff} onClick={run}>
      <EditIcon shape={name} />
    </button>
  );
}

type ToolName = 'up' | 'down' | 'duplicate' | 'remove' | 'properties';

/** A new block of any kind behind this one, or a new section behind its section. */
function AddMenu({ sectionId, after }: { sectionId: string; after: string }) {
  const t = useTranslations('editor');
  const kinds = useTranslations('blockKind');
  const about = useTranslations('blockAbout');
  const [isOpen, setIsOpen] = useState(false);
  const add = (kind: BlockKind) => {
    const id = newId('block');
    pageContent.getState().dispatch({ type: 'add-block', sectionId, block: createBlock(kind, id), after });
    useSelection.getState().select(id);
    setIsOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger title={t('add')} aria-label={t('add')}>
        <EditIcon shape="add" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="add-menu" sideOffset={8} aria-label={t('add')}>
          {BLOCK_KINDS.map((kind) => (
            <button key={kind} type="button" onClick={() => add(kind)}>
              <strong>{kinds(kind)}</strong>
              <span>{about(kind)}</span>
            </button>
          ))}
          <button
            type="button"
            className="add-section"
            onClick={() => {
              const id = newId('section');
              pageContent
                .getState()
                .dispatch({ type: 'add-section', section: createSection(id), after: sectionId });
              const block = createBlock('RichText', newId('block'));
              pageContent.getState().dispatch({ type: 'add-block', sectionId: id, block });
              useSelection.getState().select(block.id);
              setIsOpen(false);
            }}
          >
            <strong>{t('newSection')}</strong>
            <span>{t('aboutSection')}</span>
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function newId(kind: 'block' | 'section'): string {
  return makeId(kind, Date.now(), idsOf(pageContent.getState().workingContent));
}

function kindKey(component: string): BlockKind | 'Unknown' {
  return BLOCK_KINDS.find((kind) => kind === component) ?? 'Unknown';
}

/** Where the block stands in the document; followed while it grows and moves. */
function useBox(fragment: RefObject<FragmentInstance | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const drawn = fragment.current;
    if (!drawn) return;
    const measure = () => {
      const rects = drawn.getClientRects();
      if (rects.length === 0) return;
      const top = Math.min(...rects.map((rect) => rect.top));
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      const next = { top: top + scrollY, left: left + scrollX, width: right - left, height: bottom - top };
      setBox((last) => (last && JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    drawn.observeUsing(observer);
    const content = document.getElementById('content');
    if (content) observer.observe(content);
    const unsubscribe = pageContent.subscribe(() => requestAnimationFrame(measure));
    addEventListener('resize', measure);
    return () => {
      unsubscribe();
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [fragment]);
  return box;
}
