import { useEffect, useState } from 'react';
import { type MarkColour, markColour } from '@/lib/domain/site-theme/mark-colour';
import { decodedMark } from './drawn-icon';

interface MarkFacts extends MarkColour {
  /** Width by height. */
  ratio: number;
}

const SIDE = 64;

async function factsOf(mark: string): Promise<MarkFacts> {
  const picture = await decodedMark(mark);
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || width === 0 || height === 0) throw new Error('This browser draws nothing.');
  pen.drawImage(picture, 0, 0, SIDE, SIDE);
  return { ...markColour(pen.getImageData(0, 0, SIDE, SIDE).data), ratio: width / height };
}

/** What is seen of a mark; null until it is known, and for what cannot be drawn. */
export function useMarkFacts(mark: string): MarkFacts | null {
  const [known, setKnown] = useState<{ of: string; facts: MarkFacts } | null>(null);
  useEffect(() => {
    if (mark === '') return;
    let isWanted = true;
    factsOf(mark).then(
      (facts) => isWanted && setKnown({ of: mark, facts }),
      () => isWanted && setKnown(null),
    );
    return () => {
      isWanted = false;
    };
  }, [mark]);
  return known?.of === mark ? known.facts : null;
}
