import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { FilmLoop } from '@/components/islands/film-loop';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { Picture } from '@/components/parts/picture';
import { pictureSources } from '@/components/parts/picture-sources';
import type { PictureWidths } from '@/components/parts/picture-widths';
import type { VideoProps } from '@/lib/domain/blocks/video';
import { type MediaFacts, ratioOf } from '@/lib/domain/media/model';
import { filmSources } from './film-sources';

/** A poster is a single address: as wide as most films. */
const POSTER_PX = 1920;

interface FilmProps {
  src: string;
  /** The film in other sizes or formats. */
  sizes?: readonly string[];
  title: string;
  /** Chosen for this place; else the one that came with the film. */
  poster: string | undefined;
  page: DrawnPage;
}

interface PosterOfFilm {
  src: string;
  facts: MediaFacts | undefined;
}

/** The picture that stands for a film: the chosen one, else the frame that was kept when it was uploaded. */
function posterOf({ src, poster, page }: FilmProps): PosterOfFilm | undefined {
  if (poster !== undefined) return { src: poster, facts: page.media[poster] };
  const film = page.media[src];
  const frame = film?.poster;
  return film === undefined || frame === undefined
    ? undefined
    : { src: frame, facts: { ...film, contentType: 'image/jpeg' } };
}

function Sources({ src, sizes = [], page }: FilmProps) {
  return filmSources([src, ...sizes], page.media).map(({ media, type, ...source }) => (
    <source key={`${source.src} ${media}`} src={source.src} media={media} type={type} />
  ));
}

/** What the element says before its film is there: its shape and picture. */
function placeOf(film: FilmProps) {
  const poster = posterOf(film);
  const facts = film.page.media[film.src];
  const size = facts?.width ? facts : poster?.facts;
  const ratio = ratioOf(size);
  return {
    poster: poster && pictureSources(poster.src, { width: poster.facts?.width, maxWidth: POSTER_PX }).src,
    width: size?.width,
    height: size?.height,
    style: ratio === undefined ? undefined : ({ '--ratio': Number(ratio.toFixed(4)) } as CSSProperties),
    // With a picture nothing of the film is needed before it is asked for.
    preload: poster === undefined ? 'metadata' : 'none',
  } as const;
}

/** A film with the browser's own controls: sound, full screen, captions, keys. */
export function FilmPlayer({ captions, ...film }: FilmProps & { captions: VideoProps['captions'] }) {
  const { frame, contentLanguage } = film.page;
  const tracks = captions.filter(({ file }) => file !== '');
  return (
    <video
      className="picture"
      {...placeOf(film)}
      aria-label={film.title}
      controls
      controlsList="nodownload"
      playsInline
    >
      <Sources {...film} />
      {tracks.map(({ key, file, language }) => {
        const known =
          language === '' ? contentLanguage : frame.languages.find(({ code }) => code === language);
        const tag = known?.tag ?? language;
        return (
          <track key={key ?? file} kind="captions" src={file} srcLang={tag} label={known?.name ?? tag} />
        );
      })}
    </video>
  );
}

interface LoopProps extends FilmProps {
  /** How wide it stands. */
  widths: PictureWidths;
  isLeading: boolean;
  /** Whether it covers what it stands in, as a slide does, or is as high as its shape says. */
  isCover?: boolean;
}

/** Over the film until that has begun; without script the film shows it by itself. */
const POSTER =
  'pointer-events-none absolute inset-0 h-full object-cover transition-opacity group-data-begun/film:opacity-0 [@media(scripting:none)]:invisible';
const COVER = 'absolute inset-0 h-full object-cover';

/** A film that plays by itself, without sound, while it is seen. Without script it has the browser's controls. */
export function LoopingFilm({ widths, isLeading, isCover = false, ...film }: LoopProps) {
  const t = useTranslations('blocks');
  const { style, preload: _, ...place } = placeOf(film);
  const poster = posterOf(film);
  const isWall = film.page.layout === 'page';
  const width = isWall ? 'w-full' : 'w-[min(100%,calc(86svh*var(--ratio,1.5)))]';
  const corner = `bottom-(--space-2) ${isWall ? 'start-(--edge)' : 'start-(--space-2)'}`;
  return (
    <FilmLoop
      className={isCover ? COVER : `relative ${width}`}
      style={style}
      buttonClassName={isCover ? 'end-(--edge) top-28 z-2' : corner}
      labels={{ play: t('playFilm'), pause: t('pauseFilm') }}
      // Nothing moves by itself while it is edited.
      beginsByItself={!film.page.slots}
    >
      <video
        className={isCover ? `picture ${COVER}` : 'picture'}
        {...place}
        style={style}
        preload="none"
        aria-label={film.title}
        controls
        muted
        loop
        playsInline
      >
        <Sources {...film} />
      </video>
      {poster ? (
        <Picture
          src={poster.src}
          alt=""
          facts={poster.facts}
          widths={widths}
          priority={isLeading}
          className={POSTER}
        />
      ) : null}
    </FilmLoop>
  );
}
