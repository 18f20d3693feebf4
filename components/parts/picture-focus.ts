import type { MediaFacts } from '@/lib/domain/media/model';

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** Where a picture or film is cut, as an `object-position`; nothing where no point is known. */
export function focusOf(facts: MediaFacts | undefined): string | undefined {
  return facts?.focalPoint && `${percent(facts.focalPoint.x)} ${percent(facts.focalPoint.y)}`;
}
