import { useTranslations } from 'next-intl';
import { CarouselControls } from '@/components/islands/carousel/carousel-controls';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { localiseLink } from '@/components/parts/localise-link';
import { Picture } from '@/components/parts/picture';
import { coverWidth } from '@/components/parts/picture-widths';
import { relOfLink } from '@/lib/domain/addresses/links';
import type { HeroSliderProps } from '@/lib/domain/blocks/hero-slider';
import { groundFor } from '@/lib/domain/content/colour';
import type { Block } from '@/lib/domain/content/model';
import { HERO } from '@/lib/domain/limits';
import { ratioOf } from '@/lib/domain/media/model';
import type { BlockViewProps } from '../block-view-props';
import { LoopingFilm } from '../video/own-film';

type Slide = HeroSliderProps['slides'][number];

/** As wide and as high as the window (hero-slider.css). */
const SLIDE = { width: '100vw', height: 'max(30rem, 100vh)' };

interface SlideViewProps {
  block: Block;
  slide: Slide;
  /** "Slide 2 of 3: Tidal Archive"; none where there is only one. */
  label: string | undefined;
  page: DrawnPage;
  isLeading: boolean;
}

function SlideView({ block, slide, label, page, isLeading }: SlideViewProps) {
  const t = useTranslations('blocks');
  const { film = '', tallImage = '' } = slide;
  /** A picture that covers the slide. */
  const covering = (src: string) => {
    const facts = page.media[src];
    return { src, facts, widths: [{ width: coverWidth(SLIDE, ratioOf(facts)) }] };
  };
  const role = { role: 'group', 'aria-roledescription': t('slide'), 'aria-label': label };
  const edited = (name: 'title' | 'description') =>
    page.slots?.text({ block, path: ['slides', slide.key ?? '', name], value: slide[name] });
  return (
    <div
      className="slide"
      data-item={page.slots && slide.key}
      data-ground={groundFor(slide.options.color)}
      style={{ color: slide.options.color }}
      {...(label === undefined ? {} : role)}
    >
      {film !== '' ? (
        <LoopingFilm
          src={film}
          title={slide.title}
          poster={slide.image || undefined}
          page={page}
          widths={[{ width: coverWidth(SLIDE, ratioOf(page.media[slide.image || film])) }]}
          isLeading={isLeading}
          isCover
        />
      ) : slide.image !== '' ? (
        <Picture
          {...covering(slide.image)}
          {...(tallImage !== '' && { tall: covering(tallImage) })}
          alt=""
          priority={isLeading}
        />
      ) : null}
      <div className="slide-text">
        <h2>{edited('title') ?? slide.title}</h2>
        {slide.description === '' && !page.slots ? null : (
          <p className={slide.description === '' ? 'is-empty' : undefined}>
            {edited('description') ?? slide.description}
          </p>
        )}
        {slide.buttons.map((button) => {
          const href = localiseLink(button.link, page.frame);
          const words = page.slots?.text({
            block,
            path: ['slides', slide.key ?? '', 'buttons', button.key ?? '', 'text'],
            value: button.text,
          });
          if (words) {
            return (
              <span key={button.id} className="slide-button">
                {words}
              </span>
            );
          }
          return href === null ? null : (
            <a key={button.id} className="slide-button" href={href} rel={relOfLink(href)}>
              {button.text}
            </a>
          );
        })}
      </div>
    </div>
  );
}

/** Full-width slides that fade into one another, by themselves or by hand. */
export function HeroSliderView({
  block,
  props,
  page,
  isLeading,
  languageProps,
}: BlockViewProps<HeroSliderProps>) {
  const t = useTranslations('blocks');
  const total = props.slides.length;
  if (total === 0) return null;
  const id = `${block.id}-slides`;
  const labels =
    total === 1
      ? []
      : props.slides.map(({ title }, index) => t('slideOf', { number: index + 1, total, title }));
  return (
    <section
      {...languageProps}
      className="hero [--corner-picture:0]"
      aria-label={t('slides')}
      aria-roledescription={total > 1 ? t('carousel') : undefined}
    >
      {total > 1 ? (
        <CarouselControls
          rowId={id}
          kind="fade"
          // Nothing moves by itself while it is edited.
          {...(page.slots ? {} : { autoplayDelay: HERO.autoplayDelayMs })}
          labels={{
            previous: t('previousSlide'),
            next: t('nextSlide'),
            pause: t('pauseSlides'),
            play: t('playSlides'),
            choose: t('chooseSlide'),
            items: labels,
          }}
        />
      ) : null}
      <div className="slides">
        <div id={id} className="slides-row">
          {props.slides.map((slide, index) => (
            <SlideView
              key={slide.key ?? index}
              block={block}
              slide={slide}
              label={labels[index]}
              page={page}
              isLeading={isLeading && index === 0}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
