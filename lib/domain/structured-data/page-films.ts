import { kindOf } from '../blocks';
import type { BlockFilm } from '../blocks/answers';
import type { PageContent } from '../content/model';
import type { MediaFacts } from '../media/model';

/** Only this many films of a page are listed. */
const MAX_FILMS = 20;

/** The films of the site's own library on a page, in order, each once, with what is known of them. */
export function pageFilms(
  content: PageContent,
  media: Readonly<Record<string, MediaFacts>>,
): (BlockFilm & { facts: MediaFacts })[] {
  const shown = content.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ component, props }) => kindOf(component)?.films(props) ?? []);
  const bySource = new Map(shown.toReversed().map((film) => [film.src, film]));
  return [...bySource.values()]
    .toReversed()
    .flatMap((film) => {
      const facts = media[film.src];
      return facts?.contentType.startsWith('video/') ? [{ ...film, facts }] : [];
    })
    .slice(0, MAX_FILMS);
}
