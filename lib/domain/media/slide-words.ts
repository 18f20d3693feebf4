import type { WordsIn } from './shade';

/** The words of a slide, which stand at its foot, where lines begin. */
export interface SlideWords {
  title: string;
  description: string;
  /** What its buttons say. */
  buttons: readonly string[];
}

/** Windows in pixels, among them the narrowest, the lowest and the largest that are in use. */
const WINDOWS = {
  tall: [
    [320, 480],
    [320, 568],
    [360, 800],
    [390, 844],
    [430, 932],
    [600, 960],
    [768, 1024],
    [1024, 1366],
    [1200, 1920],
  ],
  broad: [
    [480, 320],
    [568, 320],
    [740, 360],
    [844, 390],
    [932, 430],
    [1024, 768],
    [1280, 720],
    [1280, 1024],
    [1440, 900],
    [1920, 1080],
    [2560, 1080],
    [2560, 1440],
    [3440, 1440],
    [3840, 2160],
  ],
} as const;

/** Whether the window is higher than wide: then a slide may have another picture. */
export type WindowShape = keyof typeof WINDOWS;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Letters of a wide face, in a larger size than the usual one: words take no more room than is reckoned here. */
const LETTER = 0.7;
const LARGER = 1.15;

/** How much of its window the style sheet (hero-slider.css, theme.css) gives the words, in pixels. */
function roomOf({ title, description, buttons }: SlideWords, [width, height]: readonly [number, number]) {
  const edge = Math.max(between(16, 0.04 * width, 72), (width - 1888) / 2);
  const line = width - 2 * edge;
  const [titleSize, leadSize] = [
    between(32, 16 + 0.05 * width, 104) * LARGER,
    between(20, 17.6 + 0.007 * width, 28) * LARGER,
  ];
  const text = (letters: number, size: number, most: number) => {
    const widest = Math.min(line, most * LETTER * size);
    // No line is filled to its end: a word is left for the next one.
    const lines = Math.ceil((letters * LETTER * size * 1.2) / widest);
    return { width: Math.min(widest, letters * LETTER * size * 1.2), lines };
  };
  const head = text(title.length, titleSize, 16);
  const lead = text(description.length, leadSize, 48);
  const button = buttons.map((words) => words.length * 9 * LARGER + 72).reduce((sum, each) => sum + each, 0);
  const rows = Math.ceil(button / line);
  const high = head.lines * titleSize * 1.1 + lead.lines * leadSize * 1.45 + 24 + rows * 80;
  /** Under the words are the dots and buttons of the slides. */
  const foot = width < 896 ? 152 : 150;
  const slide = Math.max(480, height, high + foot + 160);
  const wide = Math.max(head.width, lead.width, Math.min(line, button), 416);
  return { edge, wide, high: high + foot, slide };
}

const placesIn = (shape: WindowShape, place: (window: readonly [number, number]) => WordsIn): WordsIn[] =>
  WINDOWS[shape].map(place);

/** Where a slide's words stand on it in windows of a shape. */
export function placesOfWords(words: SlideWords, shape: WindowShape, isRightToLeft: boolean): WordsIn[] {
  return placesIn(shape, (window) => {
    const [width] = window;
    const { edge, wide, high, slide } = roomOf(words, window);
    const end = Math.min(1, (edge + wide) / width);
    const [left, right] = isRightToLeft ? [1 - end, 1] : [0, end];
    return { ratio: width / slide, area: { left, right, top: Math.max(0, 1 - high / slide), bottom: 1 } };
  });
}

/** What the words of the header take of the first slide, which is one row in every window. */
const HEADER_PX = 80;

/** Where the header stands on a slide in windows of a shape. */
export function placesOfHeader(words: SlideWords, shape: WindowShape): WordsIn[] {
  return placesIn(shape, (window) => {
    const { slide } = roomOf(words, window);
    return {
      ratio: window[0] / slide,
      area: { left: 0, right: 1, top: 0, bottom: Math.min(1, HEADER_PX / slide) },
    };
  });
}
