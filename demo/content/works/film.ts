import { SEED_LOCALES } from '../model';

/** The film of the demonstration site, in both of its formats. */
export const MURMURATION_FILM = {
  url: '/media/video/murmuration.mp4',
  poster: '/media/video/murmuration-poster.jpg',
  sizes: [{ key: 'webm', file: '/media/video/murmuration.webm' }],
};

/** What is heard in it. */
export const MURMURATION_CAPTIONS = SEED_LOCALES.map((language) => ({
  key: language,
  file: `/media/video/murmuration.${language}.vtt`,
  language,
}));
