'use client';

import type { Conflict, Side } from '@/lib/domain/content/merge';
import type { PageContent, Section } from '@/lib/domain/content/model';
import type { Choice } from '@/lib/domain/content/settle-conflict';
import { findBlock } from '../core/find-block';
import { StillBlock } from '../core/still-block';
import { useToolTexts } from '../core/tool-texts';

interface ConflictSideProps {
  conflict: Conflict;
  side: Side;
  /** The working copy: it has mine, with all that was typed in it since. */
  content: PageContent;
}

const WORDS = 'rounded-md border border-dashed border-tool-edge p-4';

const NOWHERE: Section = { id: '', name: '', attributes: [], blocks: [] };

/** One side of a conflict, as visitors would see it. */
export function ConflictSide({ conflict, side, content }: ConflictSideProps) {
  const t = useToolTexts('safety');
  if (conflict.kind === 'place') {
    const name = content.sections.find(({ id }) => id === conflict[side])?.name;
    return <p className={WORDS}>{t('movedTo', { name: name || t('unnamed') })}</p>;
  }
  if (conflict.kind === 'meta') return <p className={WORDS}>{conflict[side].title}</p>;
  if (conflict.kind === 'section') {
    const head = conflict[side];
    if (!head) return <p className={WORDS}>{t('removed')}</p>;
    return (
      <p className={WORDS}>
        {t('sectionHead', { name: head.name || t('unnamed'), count: head.attributes.length })}
      </p>
    );
  }
  const stored = conflict[side];
  if (!stored) return <p className={WORDS}>{t('removed')}</p>;
  const found = findBlock(content, conflict.id);
  const block = side === 'mine' ? (found?.block ?? stored) : stored;
  return <StillBlock block={block} section={found?.section ?? NOWHERE} />;
}

/** The words of a choice. */
export const CHOICE_TEXTS = {
  mine: 'keepMine',
  theirs: 'takeTheirs',
  both: 'keepBoth',
} as const satisfies Record<Choice, string>;
