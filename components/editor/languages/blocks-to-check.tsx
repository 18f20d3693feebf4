'use client';

import type { ReactNode } from 'react';
import { announce } from '@/components/ui/announcer';
import { withBlock } from '@/lib/domain/content/change-blocks';
import type { Block } from '@/lib/domain/content/model';
import { lookAtBlock } from '../core/look-at-block';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { useSelection } from '../core/selection';
import { useNames } from '../structure/names';

interface BlocksToCheckProps {
  title: string;
  blocks: readonly Block[];
  /** Shown if there are none; empty where another message is shown. */
  none: string;
  /** A hint beside them. */
  hint?: string;
  /** The button that confirms a block as it is, and its announcement. */
  keep: { label: string; labelOf(name: string): string; done: string };
  /** When the source text was saved that a confirmation refers to. */
  sourceSavedAt: string;
  /** A further note on a block. */
  note?: (block: Block) => ReactNode;
}

/** Blocks that may need other words: a click shows each on the page, a button says that it is right as it is. */
export function BlocksToCheck(props: BlocksToCheckProps) {
  const { title, blocks, none, hint = '', keep, sourceSavedAt, note } = props;
  const names = useNames();
  const keepAsItIs = (id: string) => {
    const { workingContent, replace } = pageContent.getState();
    replace(withBlock(workingContent, id, (block) => ({ ...block, checkedAgainst: sourceSavedAt })));
    announce(keep.done);
  };
  return (
    <section aria-label={title}>
      <h3 className="mt-5 mb-2 text-sm leading-normal font-semibold text-tool-soft">{title}</h3>
      {blocks.length === 0 && none !== '' ? <p>{none}</p> : null}
      {hint === '' ? null : <p>{hint}</p>}
      <ul className="grid gap-2">
        {blocks.map((block) => (
          <li key={block.id} className="grid border-s-3 border-tool-mark ps-2.5">
            <PanelButton
              kind="bare"
              className="block truncate px-0 text-start"
              onClick={() => {
                useSelection.getState().select(block.id);
                lookAtBlock(block.id);
              }}
            >
              {names.block(block)}
            </PanelButton>
            {note?.(block)}
            <PanelButton
              kind="bare"
              className="justify-self-start px-0 text-sm text-tool-accent"
              aria-label={keep.labelOf(names.block(block))}
              onClick={() => keepAsItIs(block.id)}
            >
              {keep.label}
            </PanelButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
