import type { Page } from '@playwright/test';

/** Something of the tools that can be looked at. */
export interface ToolState {
  name: string;
  path: string;
  /** From the page as it opens to what is photographed. */
  act(page: Page): Promise<void>;
  /** Seen by whoever is not signed in. */
  isStranger?: boolean;
  /** A phone has no such thing. */
  isDesktopAlone?: boolean;
}
