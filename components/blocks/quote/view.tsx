import { BlockLabel, labelOfBlock } from '@/components/parts/block-label';
import { tagOf } from '@/components/parts/content-language';
import type { QuoteProps } from '@/lib/domain/blocks/quote';
import { lookOfBlock } from '@/lib/domain/page-look/settings';
import { bindHeading, bindWords } from '@/lib/domain/text/bound-words';
import { quoteClasses } from '../block-look';
import type { BlockViewProps } from '../block-view-props';
import { quotedWords } from './quoted-words';

/** Somebody's words and whose they are, both plain text. */
export function QuoteView({ block, props, section, page, languageProps }: BlockViewProps<QuoteProps>) {
  if (props.content === '' && !page.slots) return null;
  // Attributes already in the source, mostly a year, are not repeated below it.
  const named = props.source.split(/[\s,;:()]+/);
  const language = tagOf(page, languageProps);
  const { words, hasStopBehind } = quotedWords(props.content, language);
  return (
    <figure className={quoteClasses(lookOfBlock(block, page.layout))} data-filter-item="" {...languageProps}>
      <blockquote>
        <p data-stop={!page.slots && hasStopBehind ? '' : undefined}>
          {page.slots?.text({ block, path: ['content'], value: props.content, language, isHeading: true }) ??
            bindHeading(words, language)}
        </p>
      </blockquote>
      <figcaption className="mt-(--space-2) max-w-136 text-(length:--size-small) text-(--muted)">
        {props.source === '' && !page.slots ? null : (
          <cite className="mb-(--space-1) block not-italic">
            {page.slots?.text({ block, path: ['source'], value: props.source, language }) ??
              bindWords(props.source, language)}
          </cite>
        )}
        <BlockLabel
          {...labelOfBlock({ block, section, page })}
          isSaid={({ value }) => typeof value !== 'boolean' && named.includes(String(value))}
          language={language}
          isLine
        />
      </figcaption>
    </figure>
  );
}
