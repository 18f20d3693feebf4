import { Picture } from '@/components/parts/picture';
import type { FocalPoint, MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';

const SAMPLE_PX = 320;

interface CutSamplesProps {
  item: MediaItem;
  point: FocalPoint | null;
  label: string;
}

/** What a tile, a wide slide and an upright screen would show of a picture. */
export function CutSamples({ item, point, label }: CutSamplesProps) {
  const { x, y } = point ?? { x: 0.5, y: 0.5 };
  return (
    <div className="preview-cuts" role="img" aria-label={label}>
      {['tile', 'wide', 'upright'].map((shape) => (
        <div
          key={shape}
          data-shape={shape}
          style={{ '--focus': `${x * 100}% ${y * 100}%` } as React.CSSProperties}
        >
          <Picture
            src={mediaPath(item.pathname)}
            alt=""
            facts={undefined}
            sizes="8rem"
            maxWidth={SAMPLE_PX}
          />
        </div>
      ))}
    </div>
  );
}
