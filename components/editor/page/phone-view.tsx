'use client';

import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LAYOUTS } from '@/components/layout/layouts';
import { PageInFrame } from '@/components/page/page-in-frame';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { cx } from '@/components/ui/cx';
import { routeFor } from '@/lib/domain/site/routes';
import type { Theme } from '@/lib/domain/site/theme';
import { usePanels } from '../core/panels';
import { useToolTexts } from '../core/tool-texts';
import { useWidthAside } from '../core/use-page-aside';
import { useHasPhoneRoom, useIsPhoneBeside, usePhoneOption } from '../look/phone-option';
import { useSelectedShown } from './selected-on-phone';

/** Of the phone's window, in CSS pixels. */
const PHONE = { width: 390, height: 844 };
/** How wide it is shown: over the page, and beside it, where it has what the page does not need. */
const OVER = '15rem';
const BESIDE = 'clamp(16.5rem, 100vw - var(--panel) - 61.5rem, 24.375rem)';
const STAGE = `calc(${BESIDE} + 1.5rem)`;

interface PhoneViewProps {
  page: DrawnPage;
  theme: Theme;
}

/** While looks are chosen, the page as it is being edited on a phone, if that is switched on and there is room. */
export function PhoneView(props: PhoneViewProps) {
  const isChoosing = usePanels(({ open }) => open === 'look');
  const isOn = usePhoneOption((option) => option.isOn);
  const hasRoom = useHasPhoneRoom();
  const isBeside = useIsPhoneBeside();
  if (!isChoosing || !isOn || !hasRoom) return null;
  const phone = <Phone {...props} width={isBeside ? BESIDE : OVER} />;
  return createPortal(isBeside ? <Stage>{phone}</Stage> : phone, document.body);
}

/** The part of the window between page and panel. */
function Stage({ children }: { children: ReactNode }) {
  useWidthAside(STAGE);
  return (
    <>
      <div
        className="phone-beside fixed inset-e-(--panel) top-0 bottom-0 z-(--z-panel) bg-tool-stage"
        style={{ width: STAGE }}
        aria-hidden="true"
      />
      {children}
    </>
  );
}

function Phone({ page, theme, width: shownWidth }: PhoneViewProps & { width: string }) {
  const t = useToolTexts('look');
  const box = useRef<HTMLElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const sizes = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // Rounded up: what is cut off is not seen, a gap would be.
      setSize({ width: Math.ceil(width), height: Math.ceil(height) });
    });
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, []);
  // Typing does not wait for it.
  const { slots: _, ...drawn } = useDeferredValue(page);
  const scale = width / PHONE.width;
  return (
    <aside
      ref={box}
      className={cx(
        'phone-beside tool fixed inset-e-[calc(var(--panel)+0.75rem)] top-3 z-(--z-panel) max-h-[calc(100dvh-var(--bar)-1.5rem)] overflow-hidden rounded-2xl border-4 border-tool-ground bg-tool-paper',
        'shadow-[0_0_0_1px_var(--color-tool-edge),0_0.5rem_2rem_rgb(0_0_0/0.4)]',
      )}
      style={{ width: shownWidth, aspectRatio: `${PHONE.width} / ${PHONE.height}` }}
      aria-label={t('phone')}
    >
      {width === 0 ? null : (
        <PageInFrame
          language={drawn.frame.language}
          title={t('phone')}
          width={PHONE.width}
          height={height / scale}
          scale={scale}
        >
          <PhonePage page={drawn} theme={theme} />
        </PageInFrame>
      )}
    </aside>
  );
}

function PhonePage({ page, theme }: PhoneViewProps) {
  const site = useRef<HTMLDivElement>(null);
  useHeaderAndFooter(site);
  const { path, content } = page.document.translation;
  useSelectedShown(site, content);
  const Layout = LAYOUTS[page.layout];
  return (
    <div
      ref={site}
      className="site"
      data-theme={theme}
      data-hero={theme === 'dark' ? routeFor(path).heroColour : undefined}
    >
      <Layout page={page} />
    </div>
  );
}

/** Header and footer as they are on the page: no look of a part changes them, and nothing in them is pressed here. */
function useHeaderAndFooter(site: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const root = site.current;
    if (!root) return;
    const copyOf = (part: string) => {
      const shown = document.querySelector(`.site > ${part}`);
      return shown && root.ownerDocument.importNode(shown, true);
    };
    const [header, footer] = [copyOf('.site-header'), copyOf('.site-footer')];
    if (header) root.prepend(header);
    if (footer) root.append(footer);
    return () => {
      header?.remove();
      footer?.remove();
    };
  }, [site]);
}
