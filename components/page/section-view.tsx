import type { Section } from '@/lib/domain/content/model';
import type { Room } from '@/lib/domain/site/room';
import { BlockView } from './block-view';
import type { DrawnPage } from './drawn-page';
import { headingsAbove } from './heading-levels';

interface SectionViewProps {
  section: Section;
  page: DrawnPage;
  /** The first section of the page: its first block is what a visitor sees before anything else. */
  isFirst: boolean;
  /** Whether the section's name stands above it. */
  hasHeading: boolean;
  /** Where the section is a room of its own. */
  room?: Room | undefined;
}

/** An ordered list of blocks under one name (specification §1, §3 "Section"). */
export function SectionView({ section, page, isFirst, hasHeading, room }: SectionViewProps) {
  const above = headingsAbove(section.blocks, hasHeading);
  const headingId = `${section.id}-name`;
  return (
    <section
      id={section.id}
      className="section"
      data-room={room}
      {...(hasHeading && (page.slots ? { 'aria-label': section.name } : { 'aria-labelledby': headingId }))}
    >
      {hasHeading ? (
        <h2 id={headingId} className="section-name">
          {page.slots ? page.slots.sectionName(section) : section.name}
        </h2>
      ) : null}
      {section.blocks.length === 0 ? page.slots?.nothing(section) : null}
      {section.blocks.map((block, index) => {
        const isLeading = isFirst && index === 0;
        const given = { block, section, page, isLeading, headingAbove: above[index] ?? 1 };
        return page.slots ? page.slots.block(given) : <BlockView key={block.id} {...given} />;
      })}
    </section>
  );
}
