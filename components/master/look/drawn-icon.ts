'use client';

import { useEffect, useState } from 'react';
import { variantPath } from '@/lib/domain/media/variants';
import { markColour } from '@/lib/domain/site-theme/mark-colour';
import { DEFAULT_ICONS, ICON_MARGIN, markGround } from '@/lib/domain/site-theme/mark-icons';
import type { SiteTheme } from '@/lib/domain/site-theme/model';

const SIDE = 64;
/** Of the picture that it is drawn from; a file may be hundreds of times larger. */
const PICTURE_WIDTH = 480;

type Grounds = Pick<SiteTheme, 'paper' | 'dark'>;

/** A mark, ready to be drawn. @throws for what is no picture */
export async function decodedMark(mark: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = variantPath(mark, PICTURE_WIDTH);
  await picture.decode();
  return picture;
}

/**
 * The icon that the server makes of a mark (`lib/server/site-mark/draw-mark.ts`), drawn here before the mark is saved.
 * @throws for what is no picture
 */
async function drawIcon(mark: string, theme: Grounds): Promise<string> {
  const picture = await decodedMark(mark);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws nothing.');
  const { naturalWidth: width, naturalHeight: height } = picture;
  const placed = (side: number) => {
    const scale = side / Math.max(width, height);
    const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    return [Math.round((SIDE - wide) / 2), Math.round((SIDE - high) / 2), wide, high] as const;
  };
  const whole = placed(SIDE);
  pen.drawImage(picture, ...whole);
  const { colour, isSeenThrough } = markColour(pen.getImageData(...whole).data);
  pen.fillStyle = isSeenThrough ? markGround(colour, theme) : theme.paper.ground;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(picture, ...(isSeenThrough ? placed(SIDE * (1 - 2 * ICON_MARGIN)) : whole));
  return canvas.toDataURL();
}

const [, DEFAULT_ICON = { url: '' }] = DEFAULT_ICONS.icon;

/** The address of the icon that a theme gives the site; null until it is drawn, and for what cannot be. */
export function useDrawnIcon({ mark, paper, dark }: SiteTheme): string | null {
  const [drawn, setDrawn] = useState<{ of: string; address: string } | null>(null);
  const of = `${mark} ${paper.ground} ${dark.ground}`;
  useEffect(() => {
    if (mark === '') return;
    let isWanted = true;
    drawIcon(mark, { paper, dark }).then(
      (address) => isWanted && setDrawn({ of, address }),
      () => isWanted && setDrawn(null),
    );
    return () => {
      isWanted = false;
    };
  }, [mark, paper, dark, of]);
  if (mark === '') return DEFAULT_ICON.url;
  return drawn?.of === of ? drawn.address : null;
}

const ICONS = 'link[rel="icon"], link[rel="shortcut icon"]';

/** Gives the browser's tab of this screen an icon, for as long as what calls it is drawn. */
export function useTabIcon(address: string | null): void {
  useEffect(() => {
    if (address === null) return;
    const own = [...document.querySelectorAll<HTMLLinkElement>(ICONS)];
    // They stay where the framework has put them.
    for (const link of own) link.rel = 'alternate';
    const shown = document.createElement('link');
    shown.rel = 'icon';
    shown.href = address;
    document.head.append(shown);
    return () => {
      shown.remove();
      for (const link of own) link.rel = 'icon';
    };
  }, [address]);
}
