import { parseVideo } from '@/lib/domain/addresses/links';

export type FilmSource =
  | { kind: 'own'; src: string; isAnimatedPicture: boolean }
  | { kind: 'elsewhere'; service: 'YouTube' | 'Vimeo'; address: string; player: string };

const ANIMATED_PICTURE = /\.(?:webp|gif|apng|avif)$/i;

/** Starts at once, since the visitor has pressed play. */
function playingAtOnce(embed: string): string {
  const player = new URL(embed);
  player.searchParams.set('autoplay', '1');
  return player.href;
}

/** How a film is shown: from the site's own store, or as a way to one of two services. */
export function filmSource(address: string, contentType: string | undefined): FilmSource | null {
  const source = parseVideo(address);
  if (source === null) return null;
  switch (source.host) {
    case 'media': {
      const isAnimatedPicture = contentType?.startsWith('image/') ?? ANIMATED_PICTURE.test(source.src);
      return { kind: 'own', src: source.src, isAnimatedPicture };
    }
    case 'youtube':
      return {
        kind: 'elsewhere',
        service: 'YouTube',
        address: `https://www.youtube.com/watch?v=${source.id}`,
        player: playingAtOnce(source.embed),
      };
    case 'vimeo': {
      const secret = new URL(source.embed).searchParams.get('h');
      const path = secret === null ? source.id : `${source.id}/${secret}`;
      return {
        kind: 'elsewhere',
        service: 'Vimeo',
        address: `https://vimeo.com/${path}`,
        player: playingAtOnce(source.embed),
      };
    }
  }
}
