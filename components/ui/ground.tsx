'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** What parts of the kit stand on: the dark ground of the tools, or the site's own with its theme. */
export type Ground = 'tool' | 'site';

const GroundOfParts = createContext<Ground>('tool');

/** The parts in it, and the dialogs that they open, look as parts of the site's own pages. */
export function SiteGround({ children }: { children: ReactNode }) {
  return <GroundOfParts value="site">{children}</GroundOfParts>;
}

export const useGround = (): Ground => useContext(GroundOfParts);
