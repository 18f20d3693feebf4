import { Picture } from '@/components/parts/picture';

const TILE_PX = 320;

/** A picture of the library, as small as a tile needs it. */
export function MediaTile({ src }: { src: string }) {
  return <Picture src={src} alt="" facts={undefined} widths={[{ width: '12rem' }]} maxWidth={TILE_PX} />;
}
