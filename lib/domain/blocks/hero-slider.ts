import { defineBlock } from './define-block';
import { colour, film, identifier, link, picture, text, textarea } from './field-kinds';
import { group, list, optional, type PropsOf } from './fields';
import { firstOf } from './first-of';

/** Large pictures or films with words on them, one at a time. */
export const heroSlider = defineBlock(
  'HeroSlider',
  {
    slides: list({
      key: optional(identifier()),
      image: picture(),
      tallImage: optional(picture()),
      film: optional(film()),
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
  {
    role: 'works',
    starter: { slides: [{ key: 'slide-1', buttons: [{ key: 'button-1', id: 'button-1' }] }] },
    title: ({ slides }) => firstOf(...slides.map(({ title }) => title)),
    isEmpty: ({ slides }) => slides.length === 0,
    // Read out are the words that stand on them.
    pictures: ({ slides }) => slides.map(({ key, image, title }) => ({ src: image, title, key })),
    films: ({ slides }) => slides.map(({ film = '', image, title }) => ({ src: film, title, poster: image })),
    headings: ({ slides }) => slides.map(({ title }) => ({ level: 2, words: title })),
    textColours: ({ slides }) => slides.map(({ options }) => options.color),
    isHero: true,
  },
);

export type HeroSliderProps = PropsOf<typeof heroSlider.fields>;
