import { tagOf } from '@/components/parts/content-language';
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
  const language = tagOf(page, languageProps);
  if (page.slots) {
    const { content } = props;
    return page.slots.markup({
      block,
      path: ['content'],
      html: content,
      shown: html,
      language,
      className,
    });
  }
  return (
    <RichHtml
      html={html}
      frame={page.frame}
      language={language}
      className={className}
      languageProps={languageProps}
    />
  );
}
