import { definitionsFor } from '@/components/page/definitions';
import { labelEntries } from '@/components/page/label-entries';
import { MuseumLabel } from '@/components/page/museum-label';
import type { QuoteProps } from '@/lib/domain/blocks/quote';
import type { BlockViewProps } from '../block-view-props';
import { quotedWords } from './quoted-words';

/** Somebody's words and whose they are, both plain text (specification §3 "Quote"). */
export function QuoteView({ block, props, section, page }: BlockViewProps<QuoteProps>) {
  if (props.content === '') return null;
  const { words, hasStopBehind } = quotedWords(props.content, page.contentLanguage.tag);
  return (
    <figure className="quote" data-filter-item="">
      <blockquote>
        <p data-stop={hasStopBehind ? '' : undefined}>{words}</p>
      </blockquote>
      <figcaption>
        {props.source === '' ? null : <cite>{props.source}</cite>}
        <MuseumLabel entries={labelEntries(block.attributes, definitionsFor(block, section, page))} />
      </figcaption>
    </figure>
  );
}
