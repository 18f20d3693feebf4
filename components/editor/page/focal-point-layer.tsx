'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '@/components/ui/announcer';
import { FocalPointField } from '@/components/ui/focal-point-field';
import { useToolsLanguage } from '@/components/ui/tools-language';
import { pointInPicture } from '@/lib/domain/media/focal-point';
import { type FocalPoint, type MediaFacts, ratioOf } from '@/lib/domain/media/model';
import { type Box, blockAt } from '../core/drawn-blocks';
import { toast } from '../core/notices';
import { usePointing } from '../core/pointing';
import { useSelection } from '../core/selection';
import { useToolTexts } from '../core/tool-texts';
import { setFocalPoint } from './set-focal-point';

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** A picture on the page, and where it stands in the document. */
interface Shown {
  address: string;
  box: Box;
}

/** The pictures of a block that can be seen: of slides that lie on one another only the uppermost. */
function picturesOf(blockId: string, addresses: ReadonlyMap<string, string>): Shown[] {
  return [...document.querySelectorAll<HTMLImageElement>('#content img.picture')].flatMap((image) => {
    // The one that the browser chose: a tall screen may have a picture of its own.
    const address = addresses.get(new URL(image.currentSrc || image.src, location.href).pathname);
    if (blockAt(image) !== blockId || image.closest('[inert], .thumbnails') || !address) return [];
    const { left, top, width, height } = image.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    return [{ address, box: { left: left + scrollX, top: top + scrollY, width, height } }];
  });
}

/** Follows the pictures of a block frame by frame: slides change and rows scroll without telling anybody. */
function usePictures(blockId: string | null, media: Record<string, MediaFacts>): Shown[] {
  const [pictures, setPictures] = useState<Shown[]>([]);
  useEffect(() => {
    if (blockId === null) return setPictures([]);
    // As the page writes them, by what a browser makes of them.
    const addresses = new Map(
      Object.keys(media).map((address) => [new URL(address, location.href).pathname, address]),
    );
    let frame = 0;
    let last = '';
    const look = () => {
      const next = picturesOf(blockId, addresses);
      const key = JSON.stringify(next);
      if (key !== last) setPictures(next);
      last = key;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [blockId, media]);
  return pictures;
}

/** Over the pictures of the block whose focal points are being set: a tap sets the point, and every cut of the picture follows. */
export function FocalPointLayer({ media }: { media: Record<string, MediaFacts> }) {
  const language = useToolsLanguage();
  const t = useToolTexts('structure');
  const { blockId, stop } = usePointing();
  const selected = useSelection((selection) => selection.blockId);
  const pictures = usePictures(blockId, media);
  useEffect(() => {
    if (blockId !== selected) stop();
  }, [blockId, selected, stop]);
  const done = () => {
    stop();
    document.querySelector<HTMLElement>('[data-focal-tool]')?.focus();
  };
  if (pictures.length === 0) return null;
  return createPortal(
    <section aria-label={t('focalPoint')}>
      {pictures.map(({ address, box }, index) => (
        <PictureLayer
          // A picture may stand in a block twice.
          key={`${address} ${pictures.slice(0, index).filter((other) => other.address === address).length}`}
          address={address}
          box={box}
          facts={media[address]}
          isFirst={index === 0}
          onDone={done}
        />
      ))}
      <p
        {...language}
        className="tool pointer-events-none fixed inset-x-0 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-87 mx-auto w-max max-w-[calc(100vw-2rem)] rounded-2xl px-4 py-2 text-center font-display text-sm shadow-lg"
      >
        {t('focalHint')}
      </p>
    </section>,
    document.body,
  );
}

interface PictureLayerProps extends Shown {
  facts: MediaFacts | undefined;
  isFirst: boolean;
  onDone(): void;
}

function PictureLayer({ address, box, facts, isFirst, onDone }: PictureLayerProps) {
  const t = useToolTexts('structure');
  const handle = useRef<HTMLButtonElement>(null);
  const ratio = ratioOf(facts);
  const point = facts?.focalPoint ?? MIDDLE;
  const focusFirst = useRef(isFirst);
  useEffect(() => {
    // The keys are for the point at once.
    if (focusFirst.current) handle.current?.focus({ preventScroll: true });
  }, []);
  if (!facts || ratio === undefined) return null;
  const inWords = ({ x, y }: FocalPoint) => t('focalAt', { x: Math.round(x * 100), y: Math.round(y * 100) });
  const set = (next: FocalPoint) => {
    announce(inWords(next));
    setFocalPoint(address, facts, next).catch(() => toast.error(t('focalFailed')));
  };
  return (
    <div className="absolute z-79" style={box}>
      <FocalPointField
        point={point}
        label={inWords(point)}
        isGuessed={false}
        handle={handle}
        onTap={(place) => set(pointInPicture(place, box, ratio, point))}
        onStep={set}
        onDone={onDone}
      />
    </div>
  );
}
