import type { PictureWidths } from '@/components/parts/picture-widths';
import type { LayoutName } from '@/lib/domain/site/routes';

const WIDE = '(min-width: 60rem)';

/** Layouts whose side is taken by ways or words: what a work has of the screen there (see layouts-wide.css, work.css). */
const BESIDE: Partial<Record<LayoutName, { alone: number; labelled: number }>> = {
  about: { alone: 69, labelled: 45 },
  'sectioned-page': { alone: 69, labelled: 45 },
  'content-legal': { alone: 69, labelled: 69 },
  'content-contact': { alone: 38, labelled: 38 },
};
const USUAL = { alone: 92, labelled: 69 };

/** How many columns an upright work has, beside its label. */
const UPRIGHT = 45;

interface Work {
  layout: LayoutName;
  /** Width by height, where it is known. */
  ratio?: number | undefined;
  /** Whether a label hangs beside it. */
  hasText: boolean;
}

/** How wide a work or a film stands: never taller than the screen, and as wide as its wall on the home page. */
export function workWidths({ layout, ratio, hasText }: Work): PictureWidths {
  if (layout === 'page') return [{ width: '100vw' }];
  const { alone, labelled } = BESIDE[layout] ?? USUAL;
  const share = hasText ? Math.min(labelled, (ratio ?? 1) < 1 ? UPRIGHT : labelled) : alone;
  const notTallerThanScreen = (width: string) =>
    ratio === undefined ? width : `min(${width}, ${Math.ceil(ratio * 86)}vh)`;
  return [{ when: WIDE, width: notTallerThanScreen(`${share}vw`) }, { width: notTallerThanScreen('92vw') }];
}
