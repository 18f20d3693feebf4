'use client';

import { AddPicker } from './add-picker';
import { HoverFrame } from './hover-frame';
import { PageDrag } from './page-drag';
import { SelectedFrame } from './selected-frame';
import { useSelecting } from './use-selecting';
import './structure.css';
import { useClipboardKeys } from './use-clipboard-keys';
import { useTypeIn } from './use-type-in';

/** What the page is built with: frames, tools, the choice of what to add, dragging. It hangs over the page, not in it. */
export function StructureLayer() {
  useSelecting();
  useClipboardKeys();
  useTypeIn();
  return (
    <PageDrag>
      <HoverFrame />
      <SelectedFrame />
      <AddPicker />
    </PageDrag>
  );
}
