import { useTranslations } from 'next-intl';
import { localiseLink } from '@/components/layout/localise-link';
import { Picture } from '@/components/page/picture';
import { ScrollerControls } from '@/components/ui/scroller-controls';
import type { HeroSliderProps } from '@/lib/domain/blocks/hero-slider';
import type { PageView } from '@/lib/domain/site/view-model';
import type { BlockViewProps } from '../block-view-props';

type Slide = HeroSliderProps['slides'][number];

interface SlideViewProps {
  slide: Slide;
  page: PageView;
  isLeading: boolean;
}

function SlideView({ slide, page, isLeading }: SlideViewProps) {
  return (
    <li className="slide" style={{ color: slide.options.color }}>
      {slide.image !== '' ? (
        <Picture
          src={slide.image}
          alt=""
          facts={page.media[slide.image]}
          sizes="100vw"
          priority={isLeading}
        />
      ) : null}
      <div className="slide-text">
        <h2>{slide.title}</h2>
        {slide.description === '' ? null : <p>{slide.description}</p>}
        {slide.buttons.map((button) => {
          const href = localiseLink(button.link, page.frame);
          return href === null ? null : (
            <a key={button.id} className="slide-button" href={href}>
              {button.text}
            </a>
          );
        })}
      </div>
    </li>
  );
}

/** Full-width slides that are swiped, scrolled or stepped through (specification §3 "HeroSlider"). */
export function HeroSliderView({ block, props, page, isLeading }: BlockViewProps<HeroSliderProps>) {
  const t = useTranslations('blocks');
  const layout = useTranslations('layout');
  const total = props.slides.length;
  if (total === 0) return null;
  const id = `${block.id}-slides`;
  return (
    <section className="hero" aria-label={t('slides')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without script the arrow keys scroll the row */}
      <ul id={id} className="slides" tabIndex={0}>
        {props.slides.map((slide, index) => (
          <SlideView
            key={slide.key ?? index}
            slide={slide}
            page={page}
            isLeading={isLeading && index === 0}
          />
        ))}
      </ul>
      {total > 1 ? (
        <ScrollerControls scrollerId={id} previousLabel={layout('previous')} nextLabel={layout('next')} />
      ) : null}
    </section>
  );
}
