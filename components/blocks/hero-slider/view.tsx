import { useTranslations } from 'next-intl';
import { CarouselControls } from '@/components/islands/carousel/carousel-controls';
import { tagOf } from '@/components/parts/content-language';
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
import { CROP_RATIO } from '@/lib/domain/media/variants';
import { bindHeading, bindWords } from '@/lib/domain/text/bound-words';
import type { BlockViewProps } from '../block-view-props';
import { LoopingFilm } from '../video/own-film';
import { slideShade } from './slide-shade';

type Slide = HeroSliderProps['slides'][number];

/** Under the header, whose words are white. How much of it is seen is computed from the picture (slide-shade.ts). */
const SLIDE_CLASS =
  'slide after:pointer-events-none after:absolute after:inset-x-0 after:top-0 after:h-36 after:opacity-(--head-shade) ' +
  'after:bg-[linear-gradient(var(--color-black)_5rem,transparent)] portrait:after:opacity-(--head-shade-tall) print:after:hidden';

/** With a shade as far as the words go, which fades out above and beside them: in a broad window they leave room for it, in a narrow one it goes beyond them. */
const WORDS_CLASS =
  'slide-text before:absolute before:start-0 before:-end-(--beyond,6rem) before:top-8 before:bottom-0 before:-z-1 before:mask-intersect ' +
  'before:opacity-(--shade) portrait:before:opacity-(--shade-tall) print:before:hidden ' +
  'before:mask-[linear-gradient(to_top,var(--color-black)_calc(100%-7rem),transparent),linear-gradient(calc(90deg*var(--forward)),var(--color-black)_calc(100%-var(--fade,6rem)),transparent)] ' +
  'lg:min-w-[calc(var(--edge)+35rem)] lg:[--beside:14rem] lg:[--beyond:0rem] lg:[--fade:14rem]';
const DESCRIPTION = 'mt-(--space-3) max-w-[48ch] text-(length:--size-lead)/[1.4] text-balance';
const SHADES = { dark: 'before:bg-black', light: 'before:bg-white' } as const;

/** As wide and as high as the window (hero-slider.css). */
const SLIDE = { width: '100vw', height: 'max(30rem, 100vh)' };

const CROPPED = [{ width: coverWidth(SLIDE, CROP_RATIO) }];

interface SlideViewProps {
  block: Block;
  slide: Slide;
  /** "Slide 2 of 3: Tidal Archive"; none where there is only one. */
  label: string | undefined;
  page: DrawnPage;
  isLeading: boolean;
  /** Whether the header stands on it. */
  isUnderHeader: boolean;
  /** The tag of its language. */
  language: string;
  /** Of its words, where it is not that of the content. */
  dir: 'ltr' | 'rtl' | undefined;
}

function SlideView({ block, slide, label, page, isLeading, isUnderHeader, language, dir }: SlideViewProps) {
  const t = useTranslations('blocks');
  const { film = '', tallImage = '' } = slide;
  const ground = groundFor(slide.options.color);
  /** A picture that covers the slide. */
  const covering = (src: string) => {
    const facts = page.media[src];
    return { src, facts, widths: [{ width: coverWidth(SLIDE, ratioOf(facts)) }] };
  };
  const role = { role: 'group', 'aria-roledescription': t('slide'), 'aria-label': label };
  const edited = (name: 'title' | 'description') =>
    page.slots?.text({
      block,
      path: ['slides', slide.key ?? '', name],
      value: slide[name],
      language,
      isHeading: name === 'title',
    });
  return (
    <div
      className={SLIDE_CLASS}
      data-item={page.slots && slide.key}
      data-ground={ground}
      style={slideShade(slide, page, { isUnderHeader, dir })}
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
          place="slide"
        />
      ) : slide.image !== '' ? (
        <Picture
          {...covering(slide.image)}
          {...(tallImage !== '' && { tall: covering(tallImage) })}
          cropped={CROPPED}
          alt=""
          priority={isLeading}
        />
      ) : null}
      <div className={`${WORDS_CLASS} ${SHADES[ground]}`}>
        <h2>{edited('title') ?? bindHeading(slide.title, language)}</h2>
        {slide.description === '' && !page.slots ? null : (
          <p className={slide.description === '' ? `${DESCRIPTION} is-empty` : DESCRIPTION}>
            {edited('description') ?? bindWords(slide.description, language)}
          </p>
        )}
        {slide.buttons.map((button) => {
          const href = localiseLink(button.link, page.frame);
          const words = page.slots?.text({
            block,
            path: ['slides', slide.key ?? '', 'buttons', button.key ?? '', 'text'],
            value: button.text,
            language,
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
              isUnderHeader={isLeading && page.layout === 'page'}
              language={tagOf(page, languageProps)}
              dir={languageProps?.dir}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
