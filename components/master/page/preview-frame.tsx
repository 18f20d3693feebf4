'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { PageIcon } from '../pages/page-icon';

/** In CSS pixels: what people hold in the hand, on the knees, and have on the desk. */
const WIDTHS = { phone: 390, tablet: 834, desktop: 1440 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES: readonly Device[] = ['phone', 'tablet', 'desktop'];

interface PreviewFrameProps {
  /** Where the page is. */
  address: string;
  /** Where it is shown: at its address, or as it is kept. */
  source: string;
  /** Of the frame. */
  title: string;
}

/** Stands for an address that cannot be read. */
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
export function PreviewFrame({ address, source, title }: PreviewFrameProps) {
  const t = useTranslations('pageRoom');
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>('desktop');
  const [box, setBox] = useState({ width: 0, height: 0 });
  const [seen, setSeen] = useState<string | null>(null);
  const width = WIDTHS[device];
  const scale = box.width === 0 ? 1 : Math.min(1, box.width / width);

  useLayoutEffect(() => {
    const shown = room.current;
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
      <div className="preview-bar">
        <fieldset aria-label={t('width')}>
          {DEVICES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === device}
              aria-label={t(each)}
              title={t(each)}
              onClick={() => setDevice(each)}
            >
              <PageIcon shape={each} />
            </button>
          ))}
        </fieldset>
        <p className="preview-address" dir="ltr">
          {seen ?? address}
        </p>
        {seen === null ? null : (
          <button type="button" onClick={open}>
            {t('backToPage')}
          </button>
        )}
        <button
          type="button"
          aria-label={t('reload')}
          title={t('reload')}
          onClick={() => (seen === ELSEWHERE ? open() : frame.current?.contentWindow?.location.reload())}
        >
          <PageIcon shape="reload" />
        </button>
      </div>
      <div ref={room} className="preview-room">
        <div className="preview-sheet" style={{ inlineSize: width * scale, blockSize: box.height }}>
          {box.width === 0 ? null : (
            <iframe
              ref={frame}
              src={source}
              title={title}
              data-device={device}
              style={{ inlineSize: width, blockSize: box.height / scale, scale: String(scale) }}
              onLoad={({ currentTarget }) => {
                const shown = addressIn(currentTarget);
                if (shown === null) return setSeen(ELSEWHERE);
                setSeen(shown === encodeURI(source) || shown === 'blank' ? null : decodeURI(shown));
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}
