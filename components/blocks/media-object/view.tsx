import type { CSSProperties } from 'react';
import { BlockLabel, isUnsaid, labelOfBlock } from '@/components/parts/block-label';
import { tagOf } from '@/components/parts/content-language';
import { lightboxKey } from '@/components/parts/lightbox-keys';
import { LightboxLink } from '@/components/parts/lightbox-link';
import { Picture } from '@/components/parts/picture';
import { RichHtml } from '@/components/parts/rich-html';
import type { MediaObjectProps } from '@/lib/domain/blocks/media-object';
import { ratioOf } from '@/lib/domain/media/model';
import { lookOfBlock, lookOfSection } from '@/lib/domain/page-look/settings';
import { transitionName } from '@/lib/domain/site/transition-name';
import type { BlockViewProps } from '../block-view-props';
import { workLookProps, workWidths } from '../work-widths';

/** One picture with its caption and label, which opens large. */
export function MediaObjectView({
  block,
  props,
  section,
  page,
  isLeading,
  languageProps,
}: BlockViewProps<MediaObjectProps>) {
  if (props.src === '') return null;
  const label = labelOfBlock({ block, section, page });
  const facts = page.media[props.src];
  const hasText = props.caption !== '' || !isUnsaid(label);
  const language = tagOf(page, languageProps);
  const caption = page.slots?.markup({
    block,
    path: ['caption'],
    html: props.caption,
    language,
    className: 'caption',
  });
  const ratio = ratioOf(facts);
  const look = lookOfBlock(block, page.layout);
  const isHalf = lookOfSection(section, page.layout).arrangement === 'two';
  const isUpright = ratio !== undefined && ratio < 1;
  return (
    <figure
      {...languageProps}
      {...workLookProps(look, page.layout, isLeading)}
      data-shape={isUpright ? 'upright' : undefined}
      data-alone={hasText ? undefined : ''}
      data-shared={transitionName(props.src)}
    >
      <LightboxLink
        src={props.src}
        facts={facts}
        alt={props.alt}
        pictureKey={lightboxKey(page.document.translation.content, block.id) ?? block.id}
        style={ratio === undefined ? {} : ({ '--ratio': Number(ratio.toFixed(4)) } as CSSProperties)}
      >
        <Picture
          src={props.src}
          alt={props.alt}
          facts={facts}
          widths={workWidths({ look, layout: page.layout, ratio, hasText, isHalf, isLeading })}
          priority={isLeading}
        />
      </LightboxLink>
      {hasText || caption ? (
        <figcaption className={hasText ? undefined : 'is-empty'}>
          {caption ?? (
            <RichHtml
              as="span"
              className="caption"
              html={props.caption}
              frame={page.frame}
              language={language}
            />
          )}
          <BlockLabel {...label} language={language} />
        </figcaption>
      ) : null}
    </figure>
  );
}
