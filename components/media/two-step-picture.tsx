import { useState } from 'react';
import { Picture } from '@/components/parts/picture';
import { coverWidth } from '@/components/parts/picture-widths';
import { IMAGE, MEDIA } from '@/lib/domain/limits';
import { focalPointOf, type MediaItem, ratioOf } from '@/lib/domain/media/model';
import { isScaled } from '@/lib/domain/media/variants';

/** At a tile's quality a few pixels less are not seen, and save the next larger picture. */
const SHARP_ENOUGH = 0.9;

interface TwoStepPictureProps {
  item: MediaItem;
  /** The file, or the frame of a film. */
  src: string;
  /** What it covers, in pixels. */
  box: { width: number; height: number };
  className: string;
  /** Not even the little one comes. */
  onFail(): void;
}

/** The little picture of a tile, and in its place the sharp one as soon as that has come. */
export function TwoStepPicture({ item, src, box, className, onFail }: TwoStepPictureProps) {
  const [step, setStep] = useState<'little' | 'asked' | 'sharp'>('little');
  const focalPoint = focalPointOf(item);
  const facts = { ...item, ...(focalPoint && { focalPoint }) };
  const hasSteps = item.contentType.startsWith('video/') || isScaled(item.contentType);
  return (
    <>
      {step === 'sharp' ? null : (
        <Picture
          src={src}
          alt=""
          facts={facts}
          widths={[{ width: `${Math.floor(box.width * SHARP_ENOUGH)}px` }]}
          maxWidth={IMAGE.screensPx.sm}
          quality={MEDIA.tileQuality}
          className={className}
          onLoad={() => hasSteps && setStep('asked')}
          onError={onFail}
        />
      )}
      {step === 'asked' || step === 'sharp' ? (
        // Where it does not come the little one stays.
        <Picture
          src={src}
          alt=""
          facts={{ ...facts, placeholder: '' }}
          widths={[
            { width: coverWidth({ width: `${box.width}px`, height: `${box.height}px` }, ratioOf(facts)) },
          ]}
          maxWidth={IMAGE.screensPx.lg}
          className={className}
          onLoad={({ currentTarget }) => {
            const swap = () => setStep('sharp');
            // Decoded first: between the two nothing is seen of the ground.
            currentTarget.decode().then(swap, swap);
          }}
        />
      ) : null}
    </>
  );
}
