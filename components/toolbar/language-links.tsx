'use client';

import { QueryClient, useQuery } from '@tanstack/react-query';
import { BAR_MENU_ITEM } from '@/components/ui/bar';
import { languagesQuery } from '@/lib/client/languages';
import { localisePath } from '@/lib/domain/addresses/paths';
import { can } from '@/lib/domain/auth/roles';
import { useAuth } from '@/stores/auth';
import { expectLanguages, markTexts, openLanguages } from '@/stores/ui';
import type { InterfaceTexts } from './use-interface-texts';

/** What the picker has asked the server for, as long as the document lives. */
const queries = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });

interface LanguageLinksProps {
  texts: InterfaceTexts['toolbar'];
  path: string;
  locale: string;
  /** Something else is opened. */
  onLeave(): void;
}

/** This page in each language that visitors see, and the way to all languages and their texts. */
export function LanguageLinks({ texts, path, locale, onLeave }: LanguageLinksProps) {
  const { data = [] } = useQuery(languagesQuery, queries);
  const { session, devMode } = useAuth();
  // While the page is edited, its own texts are what is typed into.
  const canMark = session !== null && can(session.user.role, 'write-translations') && !devMode;
  return (
    <>
      <p className="px-3 py-2">
        <small className="block pt-1 text-xs text-tool-muted">{texts.thisPage}</small>
      </p>
      <ul>
        {data
          .filter(({ isActive }) => isActive)
          .map(({ id, code, tag, dir, name }) => (
            <li key={id}>
              <a
                className={BAR_MENU_ITEM}
                href={localisePath(path, code)}
                hrefLang={tag}
                lang={tag}
                dir={dir}
                aria-current={code === locale ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        <li>
          <button
            type="button"
            className={BAR_MENU_ITEM}
            aria-haspopup="dialog"
            onPointerEnter={expectLanguages}
            onFocus={expectLanguages}
            onClick={() => {
              onLeave();
              openLanguages();
            }}
          >
            {texts.manageLanguages}
          </button>
        </li>
        {canMark ? (
          <li>
            <button
              type="button"
              className={BAR_MENU_ITEM}
              onClick={() => {
                onLeave();
                markTexts();
              }}
            >
              {texts.changeTexts}
            </button>
          </li>
        ) : null}
      </ul>
    </>
  );
}
