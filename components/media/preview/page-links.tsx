import { localisePath } from '@/lib/domain/addresses/paths';
import { tagOf } from '@/lib/domain/languages/facts';
import type { MediaPage } from '@/lib/domain/media/model';

/** The pages that show a file, opened in a new window so that work here is not lost. */
export function PageLinks({ pages }: { pages: readonly MediaPage[] }) {
  return (
    <ul className="mb-3 grid gap-0.5">
      {pages.map(({ id, path, title, language }) => (
        <li key={`${id} ${language}`}>
          <a
            className="flex min-h-7 items-baseline gap-2 text-tool-ink underline decoration-tool-edge underline-offset-[0.25em] hover:text-tool-accent"
            href={localisePath(path, language)}
            target="_blank"
            rel="noopener"
            hrefLang={tagOf(language)}
            title={path}
          >
            <span lang={tagOf(language)}>{title === '' ? path : title}</span>
            <small className="text-xs text-tool-muted">{language}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
