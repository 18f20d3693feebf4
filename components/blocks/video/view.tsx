import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { FilmFrame } from '@/components/islands/film-frame/film-frame';
import { BlockLabel, labelOfBlock } from '@/components/parts/block-label';
import { tagOf } from '@/components/parts/content-language';
import { Picture } from '@/components/parts/picture';
import type { BlockLook } from '@/lib/domain/blocks/look';
import type { VideoProps } from '@/lib/domain/blocks/video';
import { ratioOf } from '@/lib/domain/media/model';
import { lookOfBlock } from '@/lib/domain/page-look/settings';
import type { PageView } from '@/lib/domain/site/view-model';
import type { BlockViewProps } from '../block-view-props';
import { workLookProps, workWidths } from '../work-widths';
import { type FilmSource, filmSource } from './film-source';
import { FilmPlayer, LoopingFilm } from './own-film';

interface FilmProps {
  title: string;
  poster: string | undefined;
  page: PageView;
  isLeading: boolean;
  look: BlockLook;
}

/** Moves only while it is open, so that nothing moves unasked and everything that moves can be stopped. */
function AnimatedPicture({ src, title, poster, page, isLeading, look }: FilmProps & { src: string }) {
  const t = useTranslations('blocks');
  const facts = page.media[src];
  const ratio = ratioOf(poster === undefined ? undefined : page.media[poster]);
  return (
    <details
      className="film"
      style={ratio === undefined ? undefined : ({ '--ratio': Number(ratio.toFixed(4)) } as CSSProperties)}
    >
      <summary>
        {poster === undefined ? null : (
          <Picture
            src={poster}
            alt=""
            facts={page.media[poster]}
            widths={workWidths({ look, layout: page.layout, ratio, hasText: true, isLeading })}
            priority={isLeading}
          />
        )}
        <span className="film-button film-play">
          {t('play')}
          <span className="sr-only">: {title}</span>
        </span>
        <span className="film-button film-stop">{t('stop')}</span>
      </summary>
      {/* biome-ignore lint/performance/noImgElement: the optimiser would still it */}
      <img
        className="picture"
        src={src}
        alt={title}
        width={facts?.width}
        height={facts?.height}
        loading="lazy"
      />
    </details>
  );
}

function OwnFilm({ src, props, isLeading, look, ...rest }: FilmProps & { src: string; props: VideoProps }) {
  const { page } = rest;
  const ratio = ratioOf(page.media[src]);
  const widths = workWidths({ look, layout: page.layout, ratio, hasText: true, isLeading });
  const film = {
    src,
    sizes: props.sizes.flatMap(({ file }) => file || []),
    widths,
    isLeading,
    isEdge: look.width === 'edge',
    ...rest,
  };
  return props.loop ? <LoopingFilm {...film} /> : <FilmPlayer {...film} captions={props.captions} />;
}

/** A card that becomes the player when it is pressed; without script it leads to the service. */
function FilmElsewhere({
  source,
  title,
  poster,
  page,
  isLeading,
  look,
}: FilmProps & { source: Extract<FilmSource, { kind: 'elsewhere' }> }) {
  const t = useTranslations('blocks');
  return (
    <FilmFrame href={source.address} player={source.player} title={title} ratio={16 / 9}>
      <span className="relative grid overflow-hidden *:[grid-area:1/1]">
        {poster === undefined ? (
          <span className="grid aspect-[16/9] content-end bg-(--raised) p-(--space-3) font-display text-(length:--size-heading)">
            {title}
          </span>
        ) : (
          <Picture
            src={poster}
            alt={title}
            facts={page.media[poster]}
            widths={workWidths({ look, layout: page.layout, hasText: true, isLeading })}
            priority={isLeading}
          />
        )}
        <span className="grid aspect-square w-[clamp(3.5rem,9vw,5.5rem)] place-items-center place-self-center rounded-(--corner-button) bg-(--dark-72) text-white transition-[scale] duration-300 ease-[ease] group-hover/card:scale-108 group-focus-visible/card:scale-108 motion-reduce:transition-none">
          <svg className="w-[42%]" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M8 5v14l11-7z" />
          </svg>
        </span>
      </span>
      <span className="mt-(--space-2) block font-display text-(length:--size-small) underline underline-offset-[0.25em]">
        {t('playFrom', { service: source.service })}
      </span>
      <small className="block text-(length:--size-small) text-(--muted)">
        {t('playFromNote', { service: source.service })}
      </small>
    </FilmFrame>
  );
}

/** A film of the site's own, or the way to one elsewhere. */
export function VideoView({
  block,
  props,
  section,
  page,
  isLeading,
  languageProps,
}: BlockViewProps<VideoProps>) {
  const source = filmSource(props.url, page.media[props.url]?.contentType);
  if (source === null) return null;
  const poster = props.poster === '' ? undefined : props.poster;
  // Without a poster, a link to an external film is a card with its title.
  const isNamed = source.kind === 'elsewhere' && poster === undefined;
  const look = lookOfBlock(block, page.layout);
  const film = { title: props.title, poster, page, isLeading, look };
  return (
    <figure {...workLookProps(look, page.layout, isLeading)} {...languageProps}>
      {source.kind === 'elsewhere' ? (
        <FilmElsewhere source={source} {...film} />
      ) : source.isAnimatedPicture ? (
        <AnimatedPicture src={source.src} {...film} />
      ) : (
        <OwnFilm src={source.src} props={props} {...film} />
      )}
      <figcaption>
        {isNamed ? null : <span className="caption">{props.title}</span>}
        <BlockLabel {...labelOfBlock({ block, section, page })} language={tagOf(page, languageProps)} />
      </figcaption>
    </figure>
  );
}
