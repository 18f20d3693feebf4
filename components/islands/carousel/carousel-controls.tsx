import type { CSSProperties } from 'react';
import '../island-elements';
import { ScriptText } from '../script-text';
import { CarouselIcon } from './icons';

export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** The label of the dots as a group. */
  choose: string;
  /** One for each item, such as "Slide 2 of 3: Tidal Archive": names its dot, and is said when a visitor goes there. */
  items: readonly string[];
}

interface CarouselControlsProps {
  /** Id of the element whose children are the items. */
  rowId: string;
  kind: 'fade' | 'scroll';
  labels: CarouselLabels;
  /** Milliseconds that an item stays where the row plays by itself; none where it does not. */
  autoplayDelay?: number;
  hasArrows?: boolean;
  hasDots?: boolean;
}

/** Arrows, dots and pause for a row; unseen until the script that they need has come (attend-carousel.ts). */
export function CarouselControls(props: CarouselControlsProps) {
  const { rowId, kind, labels, autoplayDelay, hasArrows = true, hasDots = true } = props;
  const style = { '--delay': `${autoplayDelay ?? 0}ms` } as CSSProperties;
  return (
    <carousel-controls
      class="carousel-controls print:hidden"
      style={style}
      row={rowId}
      kind={kind}
      delay={autoplayDelay}
      names={hasDots ? undefined : JSON.stringify(labels.items)}
    >
      {autoplayDelay === undefined ? null : (
        <button type="button" aria-label={labels.pause} data-pause={labels.pause} data-play={labels.play}>
          <CarouselIcon shape="pause" />
          <CarouselIcon shape="play" />
        </button>
      )}
      {hasArrows ? (
        <>
          <button type="button" aria-label={labels.previous} aria-controls={rowId} data-step="-1">
            <CarouselIcon shape="previous" />
          </button>
          <button type="button" aria-label={labels.next} aria-controls={rowId} data-step="1">
            <CarouselIcon shape="next" />
          </button>
        </>
      ) : null}
      {hasDots ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div className="carousel-dots" role="group" aria-label={labels.choose}>
          {labels.items.map((label, at) => (
            // A dot is a place in the row, whatever stands there.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <button key={at} type="button" aria-label={label} />
          ))}
        </div>
      ) : null}
      <ScriptText as="p" className="sr-only" role="status" />
    </carousel-controls>
  );
}
