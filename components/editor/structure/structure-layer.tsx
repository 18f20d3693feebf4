'use client';

import { AddPicker } from './add-picker';
import { HoverFrame } from './hover-frame';
import { OwnSectionDialogs } from './own-section-dialogs';
import { PageDrag } from './page-drag';
import { SelectedFrame } from './selected-frame';
import { useSelecting } from './use-selecting';
import './structure.css';
import { useClipboardKeys } from './use-clipboard-keys';
import { useTypeIn } from './use-type-in';

/** The tools for a page's structure: frames, toolbars, picker, dragging. They float over the page. */
export function StructureLayer() {
  useSelecting();
  useClipboardKeys();
  useTypeIn();
  return (
    <PageDrag>
      <HoverFrame />
      <SelectedFrame />
      <AddPicker />
      <OwnSectionDialogs />
    </PageDrag>
  );
}
