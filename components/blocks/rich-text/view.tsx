import { orderHeadings } from '@/components/parts/heading-levels';
import { RichHtml } from '@/components/parts/rich-html';
import type { RichTextProps } from '@/lib/domain/blocks/rich-text';
import { lookOfBlock } from '@/lib/domain/page-look/settings';
import { textClasses } from '../block-look';
import type { BlockViewProps } from '../block-view-props';

/** Running text. */
export function RichTextView({
  block,
  props,
  page,
  headingAbove,
  languageProps,
}: BlockViewProps<RichTextProps>) {
  const { html } = orderHeadings(props.content, headingAbove);
  const className = textClasses(lookOfBlock(block, page.layout));
  if (page.slots) {
    const { content } = props;
    return page.slots.markup({
      block,
      path: ['content'],
      html: content,
      shown: html,
      className,
    });
  }
  return <RichHtml html={html} frame={page.frame} className={className} languageProps={languageProps} />;
}
