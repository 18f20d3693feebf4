import { defineBlock } from './define-block';
import { html } from './field-kinds';
import type { PropsOf } from './fields';

/** Running text (specification §3 "Block kinds"). */
export const richText = defineBlock('RichText', { content: html('rich') });

export type RichTextProps = PropsOf<typeof richText.fields>;
