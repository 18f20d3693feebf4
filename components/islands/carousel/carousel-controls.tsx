'use client';

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { CarouselIcon } from './icons';
import { isTypedIn } from './typed-in';
import { usePlaying, useStillness } from './use-playing';
import { useRow } from './use-row';

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

/** Where an arrow key leads, as the row reads; null for every other key, and for one that is typed. */
function stepOf(event: KeyboardEvent, carousel: Element): 1 | -1 | null {
  const isForward = event.key === 'ArrowRight';
  if (!isForward && event.key !== 'ArrowLeft') return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTypedIn(event.target))
    return null;
  return isForward === (getComputedStyle(carousel).direction !== 'rtl') ? 1 : -1;
}

interface PlayButtonProps extends Pick<CarouselControlsProps, 'labels'> {
  /** Whether the visitor lets the row play. */
  isWanted: boolean;
  onToggle(): void;
}

function PlayButton({ labels, isWanted, onToggle }: PlayButtonProps) {
  return (
    <button type="button" aria-label={isWanted ? labels.pause : labels.play} onClick={onToggle}>
      <CarouselIcon shape={isWanted ? 'pause' : 'play'} />
    </button>
  );
}

interface ArrowsProps extends Pick<CarouselControlsProps, 'rowId' | 'labels'> {
  onStep(by: 1 | -1): void;
}

function Arrows({ rowId, labels, onStep }: ArrowsProps) {
  return (
    <>
      <button type="button" aria-label={labels.previous} aria-controls={rowId} onClick={() => onStep(-1)}>
        <CarouselIcon shape="previous" />
      </button>
      <button type="button" aria-label={labels.next} aria-controls={rowId} onClick={() => onStep(1)}>
        <CarouselIcon shape="next" />
      </button>
    </>
  );
}

interface DotsProps extends Pick<CarouselControlsProps, 'labels'> {
  index: number;
  onGo(index: number): void;
}

function Dots({ labels, index, onGo }: DotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="carousel-dots" role="group" aria-label={labels.choose}>
      {labels.items.map((label, at) => (
        <button
          // A dot is a place in the row, whatever stands there.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          type="button"
          aria-label={label}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onGo(at)}
        />
      ))}
    </div>
  );
}

/**
 * Arrows, dots, pause and keys for a row that is there without any script, after the WAI-ARIA carousel pattern. The
 * element around it is the carousel; it plays only while nobody points at it, is in it or has paused it.
 */
export function CarouselControls(props: CarouselControlsProps) {
  const { rowId, kind, labels, autoplayDelay, hasArrows = true, hasDots = true } = props;
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [index, setIndex] = useState(0);
  const [announced, setAnnounced] = useState('');
  // Whether the visitor has touched the row since it moved by itself.
  const isByVisitor = useRef(false);
  const isStill = useStillness();
  const row = useRow(rowId, kind, {
    onPlace: setIndex,
    onSelect(selected) {
      setIndex(selected);
      setAnnounced(isByVisitor.current ? (labels.items[selected] ?? '') : '');
      // A chosen item stays.
      if (isByVisitor.current) stop();
    },
  });
  const canPlay = autoplayDelay !== undefined && !isStill && row !== null;
  const { isWanted, isPlaying, toggle, stop } = usePlaying(frame, canPlay);

  useEffect(() => {
    const carousel = place.current?.parentElement ?? null;
    setFrame(carousel);
    if (carousel === null || row === null) return;
    const events = new AbortController();
    const byVisitor = () => {
      isByVisitor.current = true;
      row.prepare();
    };
    for (const name of ['pointerenter', 'pointerdown', 'focusin'])
      carousel.addEventListener(name, byVisitor, { signal: events.signal });
    const onKey = (event: KeyboardEvent) => {
      const by = stepOf(event, carousel);
      if (by === null) return;
      event.preventDefault();
      byVisitor();
      row.step(by);
    };
    carousel.addEventListener('keydown', onKey, { signal: events.signal });
    return () => events.abort();
  }, [row]);

  // Each item has its full time: a choice of the visitor's begins it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `index` is what starts the time again
  useEffect(() => {
    if (!isPlaying || row === null || autoplayDelay === undefined) return;
    row.prepare('next');
    const timer = setTimeout(() => {
      isByVisitor.current = false;
      row.step(1);
    }, autoplayDelay);
    return () => clearTimeout(timer);
  }, [isPlaying, row, index, autoplayDelay]);

  const style = { '--delay': `${autoplayDelay ?? 0}ms` } as CSSProperties;
  return (
    <div
      ref={place}
      className="carousel-controls print:hidden"
      style={style}
      data-playing={isPlaying ? '' : undefined}
    >
      {row === null ? null : (
        <>
          {canPlay ? <PlayButton labels={labels} isWanted={isWanted} onToggle={toggle} /> : null}
          {hasArrows ? <Arrows rowId={rowId} labels={labels} onStep={(by) => row.step(by)} /> : null}
          {hasDots ? <Dots labels={labels} index={index} onGo={(at) => row.go(at)} /> : null}
          <p className="sr-only" role="status">
            {announced}
          </p>
        </>
      )}
    </div>
  );
}
