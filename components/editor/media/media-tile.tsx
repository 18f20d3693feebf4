import { pictureSources } from '@/components/page/picture-sources';

const TILE_PX = 320;

/** A picture of the library, as small as a tile needs it. */
export function MediaTile({ src }: { src: string }) {
  // biome-ignore lint/performance/noImgElement: the framework's component asks for addresses that the site has not got
  return <img src={pictureSources(src, { maxWidth: TILE_PX }).src} alt="" loading="lazy" />;
}
