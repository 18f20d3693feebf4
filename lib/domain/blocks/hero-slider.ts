import { defineBlock } from './define-block';
import { colour, identifier, link, picture, text, textarea } from './field-kinds';
import { group, list, optional, type PropsOf } from './fields';

/** Large pictures with words on them, one at a time (specification §3 "Block kinds"). */
export const heroSlider = defineBlock(
  'HeroSlider',
  {
    slides: list({
      key: optional(identifier()),
      image: picture(),
      title: text('Welcome'),
      description: textarea(),
      options: group({ color: colour('white') }),
      buttons: list({
        key: optional(identifier()),
        id: identifier(),
        text: text('Get Started'),
        link: link(),
      }),
    }),
  },
  { slides: [{ key: 'slide-1', buttons: [{ key: 'button-1', id: 'button-1' }] }] },
);

export type HeroSliderProps = PropsOf<typeof heroSlider.fields>;
