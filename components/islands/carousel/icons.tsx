const SHAPES = {
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
} as const;

export function CarouselIcon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon-${shape} size-5`}
      fill={shape === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
