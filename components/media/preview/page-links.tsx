import { localisePath } from '@/lib/domain/addresses/paths';
import { tagOf } from '@/lib/domain/languages/facts';
import type { MediaPage } from '@/lib/domain/media/model';

/** The pages that show a file, each in a window of its own: what is being done here goes on. */
export function PageLinks({ pages }: { pages: readonly MediaPage[] }) {
  return (
    <ul className="preview-pages">
      {pages.map(({ id, path, title, language }) => (
        <li key={`${id} ${language}`}>
          <a
            href={localisePath(path, language)}
            target="_blank"
            rel="noopener"
            hrefLang={tagOf(language)}
            title={path}
          >
            <span lang={tagOf(language)}>{title === '' ? path : title}</span>
            <small>{language}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
