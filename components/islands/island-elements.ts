import type { HTMLAttributes, Ref } from 'react';

type IslandProps<Own = object> = HTMLAttributes<HTMLElement> & {
  class?: string;
  key?: string;
  ref?: Ref<HTMLElement>;
} & Own;

/** What each island is told by its attributes. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'carousel-controls': IslandProps<{
        /** Id of the element whose children are the items. */
        row: string;
        kind: 'fade' | 'scroll';
        /** Milliseconds that an item stays where the row plays by itself. */
        delay?: number | undefined;
        /** JSON: a name for each item, where no dots have them. */
        names?: string | undefined;
      }>;
      'contact-form': IslandProps<{ form: string; 'reload-event': string }>;
      'film-frame': IslandProps<{ player: string; name: string; ratio: number }>;
      'film-loop': IslandProps<{ 'begins-by-itself'?: '' | undefined }>;
      'gallery-thumbnails': IslandProps<{ row: string }>;
      'menu-dialog': IslandProps<{ opener: string }>;
      'picture-lightbox': IslandProps<{ page: string; texts: string; 'failed-event': string }>;
      'scrolled-list': IslandProps;
      'text-filter': IslandProps<{
        address: string;
        /** With `{n}` for the number. */
        found: string;
        'found-lang'?: string | undefined;
        'found-dir'?: string | undefined;
        /** With `{words}` for the search. */
        nothing: string;
      }>;
    }
  }
}
