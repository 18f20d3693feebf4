import { BlockView } from '@/components/blocks/block-view';
import { partLanguageProps, tagOf } from '@/components/parts/content-language';
import type { SectionPlace } from '@/components/parts/drawn-page';
import { headingsAbove } from '@/components/parts/heading-levels';
import type { Block } from '@/lib/domain/content/model';
import { bindHeading } from '@/lib/domain/text/bound-words';
import { runsOf } from './block-runs';
import { SectionGround } from './section-ground';
import { sectionLookProps } from './section-look';

/** An ordered list of blocks under one name. */
export function SectionView({ section, page, isFirst, look }: SectionPlace) {
  const hasHeading = look.name !== 'hidden';
  const above = headingsAbove(section.blocks, hasHeading);
  const nameLanguage = partLanguageProps(page, section.id);
  const headingId = `${section.id}-name`;
  const draw = (block: Block, index: number) => {
    const isLeading = isFirst && index === 0;
    const languageProps = partLanguageProps(page, block.id);
    const given = { block, section, page, isLeading, headingAbove: above[index] ?? 1, languageProps };
    return page.slots ? page.slots.block(given) : <BlockView key={block.id} {...given} />;
  };
  return (
    <section
      id={section.id}
      {...sectionLookProps(look, page.layout)}
      {...(hasHeading && (page.slots ? { 'aria-label': section.name } : { 'aria-labelledby': headingId }))}
    >
      {hasHeading ? (
        <h2 id={headingId} className="section-name" {...nameLanguage}>
          {page.slots
            ? page.slots.sectionName(section, tagOf(page, nameLanguage))
            : bindHeading(section.name, tagOf(page, nameLanguage))}
        </h2>
      ) : null}
      {section.blocks.length === 0 ? page.slots?.nothing(section) : null}
      {runsOf(section.blocks).flatMap(({ gathersAs, blocks, start, nth }) => {
        const drawn = blocks.map((block, at) => draw(block, start + at));
        if (gathersAs === undefined) return drawn;
        // By no block of theirs: it may move, and the focus in another is to stay.
        return [
          <div key={`${gathersAs}-${nth}`} className={gathersAs}>
            {drawn}
          </div>,
        ];
      })}
      {look.ground === 'picture' || look.ground === 'film' ? (
        <SectionGround ground={look.ground} section={section} page={page} isFirst={isFirst} />
      ) : null}
    </section>
  );
}
