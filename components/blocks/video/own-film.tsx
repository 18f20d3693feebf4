import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { FilmLoop } from '@/components/islands/film-loop/film-loop';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { Picture } from '@/components/parts/picture';
import { focusOf } from '@/components/parts/picture-focus';
import type { PictureWidths } from '@/components/parts/picture-widths';
import type { VideoProps } from '@/lib/domain/blocks/video';
import { type MediaFacts, ratioOf } from '@/lib/domain/media/model';
import { filmSources } from './film-sources';

/**
 * A `poster` is one address for all screens, and loaded at once. So the picture lies behind the film, at the width and the time
 * at which it is needed, and this keeps browsers from painting their grey over it.
 */
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Its shape is said, for a browser would take that of the transparent picture. */
const ON_PICTURE = 'bg-transparent aspect-[var(--ratio,1.5)]';

interface FilmProps {
  src: string;
  /** The film in other sizes or formats. */
  sizes?: readonly string[];
  title: string;
  /** Chosen for this place; else the one that came with the film. */
  poster: string | undefined;
  page: DrawnPage;
  /** How wide it stands. */
  widths: PictureWidths;
  isLeading: boolean;
  /** Whether it goes from edge to edge of the window. */
  isEdge?: boolean;
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
    poster: poster && TRANSPARENT,
    width: size?.width,
    height: size?.height,
    style: ratio === undefined ? undefined : ({ '--ratio': Number(ratio.toFixed(4)) } as CSSProperties),
    // With a picture nothing of the film is needed before it is asked for.
    preload: poster === undefined ? 'metadata' : 'none',
  } as const;
}

function PosterPicture({ film, className }: { film: FilmProps; className: string }) {
  const poster = posterOf(film);
  return poster ? (
    <Picture
      src={poster.src}
      alt=""
      facts={poster.facts}
      widths={film.widths}
      priority={film.isLeading}
      className={className}
    />
  ) : null;
}

/** As wide as its film (work.css). */
const placeWidth = ({ isEdge }: FilmProps) =>
  isEdge ? 'w-full' : 'w-[min(100%,calc(var(--tallest,86svh)*var(--ratio,1.5)))]';

/** A film with the browser's own controls: sound, full screen, captions, keys. */
export function FilmPlayer({ captions, ...film }: FilmProps & { captions: VideoProps['captions'] }) {
  const { frame, contentLanguage } = film.page;
  const place = placeOf(film);
  const tracks = captions.filter(({ file }) => file !== '');
  return (
    <div className={`relative isolate ${placeWidth(film)}`} style={place.style}>
      <PosterPicture film={film} className="absolute inset-0 -z-1 h-full object-contain" />
      <video
        className={`picture ${ON_PICTURE}`}
        {...place}
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
    </div>
  );
}

interface LoopProps extends FilmProps {
  /** As high as its shape says, or covering the slide or the section that it stands in; behind a section beneath the words. */
  place?: 'own' | 'slide' | 'ground';
}

/** Over the film until that has begun; without script behind it, since nothing would take it away. */
const POSTER =
  'pointer-events-none absolute inset-0 h-full object-cover transition-opacity group-data-begun/film:opacity-0';
const COVER = 'absolute inset-0 h-full object-cover';
/** The section is one stacking context: a layer of its own would lie over the words, and take their clicks. */
const PLACES = {
  own: { place: 'isolate relative', film: '', poster: '[@media(scripting:none)]:-z-1', button: '' },
  slide: {
    place: `isolate ${COVER}`,
    film: COVER,
    poster: '[@media(scripting:none)]:-z-1',
    button: 'end-(--edge) top-28 z-2',
  },
  ground: {
    place: 'absolute inset-0',
    film: `${COVER} -z-1 [@media(scripting:none)]:pointer-events-auto`,
    poster: '-z-1 [@media(scripting:none)]:-z-2',
    button: 'pointer-events-auto end-(--edge) bottom-(--space-2) z-1',
  },
} as const;
/** Chromium reads an icon for every control as soon as a page is drawn, and a script takes them all away. */
const CONTROLS = '[@media(scripting:enabled)]:[&::-webkit-media-controls]:hidden';

/** A film that plays by itself, without sound, while it is seen. Without script it has the browser's controls. */
export function LoopingFilm({ place = 'own', ...film }: LoopProps) {
  const t = useTranslations('blocks');
  const { style, ...facts } = placeOf(film);
  const classes = PLACES[place];
  const corner = `bottom-(--space-2) ${film.isEdge ? 'start-(--edge)' : 'start-(--space-2)'}`;
  // Both are cut about one point.
  const focus = focusOf(posterOf(film)?.facts ?? film.page.media[film.src]);
  return (
    <FilmLoop
      className={place === 'own' ? `${classes.place} ${placeWidth(film)}` : classes.place}
      style={style}
      buttonClassName={classes.button || corner}
      labels={{ play: t('playFilm'), pause: t('pauseFilm') }}
      // Nothing moves by itself while it is edited.
      beginsByItself={!film.page.slots}
    >
      <video
        className={`picture ${ON_PICTURE} ${CONTROLS} ${classes.film}`}
        {...facts}
        style={focus === undefined ? style : { ...style, objectPosition: focus }}
        aria-label={film.title}
        controls
        muted
        loop
        playsInline
      >
        <Sources {...film} />
      </video>
      <PosterPicture film={film} className={`${POSTER} ${classes.poster}`} />
    </FilmLoop>
  );
}
