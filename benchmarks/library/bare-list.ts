// Bundled for the browser: a virtualised list and nothing else, of rows as high and pictures as many as the library's.
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/react-virtual';

export interface BareList {
  rows: number;
  columns: number;
  /** Pixels. */
  rowHeight: number;
  gap: number;
  /** Prefix of each picture's address, different for each, as in the library. */
  pictures: string;
}

/** Puts the list over the page; gives what scrolls. */
function showBareList({ rows, columns, rowHeight, gap, pictures }: BareList): HTMLElement {
  const scroller = document.createElement('div');
  scroller.style.cssText = 'position:fixed;inset:0;z-index:3000;overflow-y:auto;background:#17171b';
  const body = document.createElement('div');
  body.style.position = 'relative';
  scroller.append(body);
  document.body.append(scroller);
  const shown = new Map<number, HTMLElement>();
  const draw = (list: Virtualizer<HTMLElement, HTMLElement>) => {
    body.style.height = `${list.getTotalSize()}px`;
    const items = list.getVirtualItems();
    const there = new Set(items.map(({ index }) => index));
    for (const [index, row] of shown) {
      if (there.has(index)) continue;
      row.remove();
      shown.delete(index);
    }
    for (const { index, start } of items) {
      if (shown.has(index)) continue;
      const row = document.createElement('div');
      row.style.cssText = `position:absolute;inset-inline:0;display:grid;gap:${gap}px;height:${rowHeight}px;grid-template-columns:repeat(${columns},1fr);transform:translateY(${start}px)`;
      for (let column = 0; column < columns; column += 1) {
        const picture = document.createElement('img');
        picture.src = `${pictures}${index * columns + column}.jpg?w=320&q=5`;
        picture.loading = 'lazy';
        picture.decoding = 'async';
        picture.style.cssText = 'width:100%;height:100%;object-fit:cover';
        row.append(picture);
      }
      body.append(row);
      shown.set(index, row);
    }
  };
  const list = new Virtualizer<HTMLElement, HTMLElement>({
    count: rows,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    gap,
    overscan: 2,
    observeElementOffset,
    observeElementRect,
    scrollToFn: elementScroll,
    onChange: draw,
  });
  list._didMount();
  list._willUpdate();
  draw(list);
  return scroller;
}

Object.assign(window, { showBareList });
