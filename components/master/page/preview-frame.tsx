'use client';

import { Monitor, RotateCw, Smartphone, Tablet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';

/** Widths in CSS pixels of a phone, a tablet and a desktop. */
const WIDTHS = { phone: 390, tablet: 834, desktop: 1440 } as const;
type Device = keyof typeof WIDTHS;
const ICONS = { phone: Smartphone, tablet: Tablet, desktop: Monitor };
const DEVICES: readonly Device[] = ['phone', 'tablet', 'desktop'];

const NARROW_PX = 640;

/** Stays while one page after another is looked at. */
const useChosenDevice = create<{ chosen: Device | null }>(() => ({ chosen: null }));

interface PreviewFrameProps {
  /** Where the page is. */
  address: string;
  /** The address in the frame: the public one, or the saved state. */
  source: string;
  /** The title of the frame. */
  title: string;
  /** The address of the site's icon, where it is to be seen. */
  icon?: string | null;
  /** Given each page that has loaded in the frame, if it can be read. */
  onShown?(page: Document): void;
}

/** Shown for an address that cannot be read. */
const ELSEWHERE = '…';

/** Null for what must not be framed: a link has led to a page that is not there, or away from the site. */
function addressIn({ contentWindow }: HTMLIFrameElement): string | null {
  try {
    return contentWindow?.location.pathname ?? '';
  } catch {
    return null;
  }
}

/** A page in a window as wide as its visitors have; smaller where there is less room. */
export function PreviewFrame({ address, source, title, icon, onShown }: PreviewFrameProps) {
  const t = useTranslations('pageScreen');
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  const [seen, setSeen] = useState<string | null>(null);
  const { chosen } = useChosenDevice();
  // On a phone a page as wide as on a desktop could not be read.
  const device = chosen ?? (box.width > 0 && box.width < NARROW_PX ? 'phone' : 'desktop');
  const width = WIDTHS[device];
  const scale = box.width === 0 ? 1 : Math.min(1, box.width / width);

  useLayoutEffect(() => {
    const shown = stage.current;
    if (!shown) return;
    const observer = new ResizeObserver(() =>
      setBox({ width: shown.clientWidth, height: shown.clientHeight }),
    );
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);

  const open = () => frame.current?.contentWindow?.location.replace(source);
  return (
    <>
      <div className="flex items-center gap-2 px-4 py-1.5">
        <fieldset className="flex gap-1" aria-label={t('width')}>
          {DEVICES.map((each) => (
            <IconButton
              key={each}
              icon={ICONS[each]}
              label={t(each)}
              className="aria-pressed:bg-tool-high aria-pressed:text-tool-accent"
              aria-pressed={each === device}
              onClick={() => useChosenDevice.setState({ chosen: each })}
            />
          ))}
        </fieldset>
        <p className="min-w-0 flex-1 truncate text-center text-sm text-tool-muted" dir="ltr">
          {icon ? (
            // biome-ignore lint/performance/noImgElement: an icon as browsers show it, drawn in this browser
            <img className="me-2 inline size-4 align-[-0.1875rem]" src={icon} alt="" width={16} height={16} />
          ) : null}
          {seen ?? address}
        </p>
        {seen === null ? null : <Button onClick={open}>{t('backToPage')}</Button>}
        <IconButton
          icon={RotateCw}
          label={t('reload')}
          onClick={() => (seen === ELSEWHERE ? open() : frame.current?.contentWindow?.location.reload())}
        />
      </div>
      <div
        ref={stage}
        className="mx-4 mb-20 min-h-0 flex-1 overflow-hidden max-[60rem]:mx-0 max-[60rem]:mb-18"
      >
        <div
          className="mx-auto overflow-hidden rounded-md bg-tool-paper"
          style={{ inlineSize: width * scale, blockSize: box.height }}
        >
          {box.width === 0 ? null : (
            <iframe
              className="block origin-top-left border-0 rtl:origin-top-right"
              ref={frame}
              src={source}
              title={title}
              data-device={device}
              style={{ inlineSize: width, blockSize: box.height / scale, scale: String(scale) }}
              onLoad={({ currentTarget }) => {
                const shown = addressIn(currentTarget);
                if (shown === null) return setSeen(ELSEWHERE);
                if (currentTarget.contentDocument) onShown?.(currentTarget.contentDocument);
                setSeen(shown === encodeURI(source) || shown === 'blank' ? null : decodeURI(shown));
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}
