import { RichHtml } from '@/components/page/rich-html';
import type { RichTextProps } from '@/lib/domain/blocks/rich-text';
import type { BlockViewProps } from '../block-view-props';

/** Running text (specification §3 "RichText"). */
export function RichTextView({ props, page }: BlockViewProps<RichTextProps>) {
  return <RichHtml html={props.content} frame={page.frame} className="prose" />;
}
