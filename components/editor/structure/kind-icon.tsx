import type { BlockKind } from '@/lib/domain/blocks';

const SHAPES: Record<BlockKind | 'Unknown' | 'section', string> = {
  MediaObject: 'M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5M7 7.5h.5',
  RichText: 'M4 5h12M4 9h12M4 13h12M4 17h7',
  Quote: 'M4 13c2 0 3-1.5 3-4V5H3v5h3M13 13c2 0 3-1.5 3-4V5h-4v5h3',
  Video: 'M3 4h14v12H3zM8.5 7.5v5l4-2.5z',
  HeroSlider: 'M2 5h16v9H2zM8 17h.5M10 17h.5M12 17h.5',
  MediaGallery: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
  PageList: 'M4 3h8l4 4v10H4zM12 3v4h4M7 11h6M7 14h6',
  Unknown: 'M7.5 7.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.7M10 15v.5',
  section: 'M3 4h14M3 8h14v8H3z',
};

/** What a block or a section is, as a sign; the words stand beside it. */
export function KindIcon({ kind }: { kind: keyof typeof SHAPES }) {
  return (
    <svg className="edit-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={SHAPES[kind]} />
    </svg>
  );
}
