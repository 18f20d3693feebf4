import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';

interface LightboxLinkProps {
  /** The full picture, which is where the link leads without script. */
  src: string;
  alt: string;
  /** Names the picture in `{page}?picture={key}`. */
  pictureKey: string;
  style?: CSSProperties;
  /** The picture as it hangs: the lightbox takes its sizes, its words and its place on the screen from it. */
  children: ReactNode;
}

/** A picture that opens large: `components/islands/lightbox/lightbox.tsx` takes every such link of the page. */
export function LightboxLink({ src, alt, pictureKey, style, children }: LightboxLinkProps) {
  const t = useTranslations('blocks');
  return (
    <a href={src} data-lightbox={pictureKey} aria-label={t('openPicture', { name: alt })} style={style}>
      {children}
    </a>
  );
}
