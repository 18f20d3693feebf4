import { defineBlock } from './define-block';
import { text, textarea } from './field-kinds';
import type { PropsOf } from './fields';

/** What somebody said, and who (specification §3 "Block kinds"). Both are plain text. */
export const quote = defineBlock('Quote', { content: textarea(), source: text() });

export type QuoteProps = PropsOf<typeof quote.fields>;
