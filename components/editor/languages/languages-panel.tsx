'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { Select } from '@/components/ui/field';
import { publishingQuery } from '@/lib/client/page-screen';
import { pageQuery } from '@/lib/client/pages';
import { localisePath } from '@/lib/domain/addresses/paths';
import { structureOfPage } from '@/lib/domain/content/from-language';
import type { PageContent } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';
import { expectLanguages, openLanguages } from '@/stores/ui';
import { toast } from '../core/notices';
import { useOpenedPage } from '../core/opened-page';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { editorQueries } from '../core/queries';
import { SidePanel } from '../core/side-panel';
import { useToolTexts } from '../core/tool-texts';
import { OutdatedBlocks } from './outdated-blocks';
import { SourceBlock } from './source-block';
import { UntranslatedBlocks } from './untranslated-blocks';

const HINT = 'mt-3 mb-1.5 text-md text-tool-muted';

/** The other language that is compared with this one, and the page's text in it. */
function useOtherLanguage(view: PageView | null, path: string) {
  const current = view?.frame.language.code ?? '';
  const languages = view?.frame.languages ?? [];
  const others = languages.filter(({ code }) => code !== current);
  const [chosen, setChosen] = useState<string | null>(null);
  // The default language comes first.
  const source = others.find(({ code }) => code === chosen) ?? others[0];
  const { data, isError } = useQuery(
    { ...pageQuery(path, source?.code ?? ''), enabled: source !== undefined },
    editorQueries,
  );
  const savedAt = data?.translation.updatedAt ?? '';
  const content = data && !data.translation.fallback ? data.translation.content : null;
  return { current, others, source, setChosen, data, isError, savedAt, content };
}

/**
 * The languages of the page: links to each, another language's version of the selected block, its changes since,
 * and what can be copied from it.
 */
export function LanguagesPanel() {
  const t = useToolTexts('language');
  const id = useId();
  const view = useOpenedPage((state) => state.view);
  const path = useStore(pageContent, ({ currentPath }) => currentPath ?? '');
  const { current, others, source, setChosen, data, isError, savedAt, content } = useOtherLanguage(
    view,
    path,
  );

  return (
    <SidePanel label={t('title')} title={t('title')}>
      {view ? <LanguageLinks view={view} path={path} /> : null}
      {source ? (
        <>
          <p className="mt-5 mb-3 flex items-center gap-3">
            <label htmlFor={`${id}-beside`}>{t('beside')}</label>
            <Select
              id={`${id}-beside`}
              className="min-w-0 flex-1"
              value={source.code}
              onChange={({ target }) => setChosen(target.value)}
            >
              {others.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </p>
          {isError ? <p role="alert">{t('unreadable')}</p> : null}
          {data?.translation.fallback ? <p>{t('untranslated', { language: source.name })}</p> : null}
          {content ? (
            <>
              <SourceBlock content={content} language={source} />
              {source.code === view?.sourceLanguage.code ? (
                <UntranslatedBlocks source={content} sourceSavedAt={savedAt} />
              ) : null}
              <OutdatedBlocks path={path} locale={current} source={source.code} sourceSavedAt={savedAt} />
              <WholePage content={content} language={source.name} />
            </>
          ) : null}
        </>
      ) : (
        <p>{t('onlyOne')}</p>
      )}
    </SidePanel>
  );
}

/** The page in its other languages, with how much of each is translated. */
function LanguageLinks({ view, path }: { view: PageView; path: string }) {
  const t = useToolTexts('language');
  const { language, languages } = view.frame;
  const pages = useToolTexts('pagesAdmin');
  const pageId = view.document.id;
  const { data: standing } = useQuery(publishingQuery(pageId), editorQueries);
  const blocksIn = (code: string) => {
    const blocks = standing?.languages.find(({ locale }) => locale === code)?.blocks;
    if (!blocks || blocks.translated === blocks.total) return null;
    return <small>{pages('translatedBlocks', blocks)}</small>;
  };
  return (
    <nav aria-label={t('switch')}>
      <ul className="flex flex-wrap gap-1.5">
        {languages.map(({ code, tag, name, dir }) => (
          <li key={code} className="text-center">
            <a
              className="block min-h-10 rounded-full border border-tool-edge px-3.5 py-2 no-underline hover:bg-tool-hover aria-[current]:border-tool-accent aria-[current]:text-tool-accent"
              href={localisePath(path, code)}
              hrefLang={tag}
              lang={tag}
              dir={dir}
              aria-current={code === language.code ? 'true' : undefined}
            >
              {name}
            </a>
            {blocksIn(code)}
          </li>
        ))}
      </ul>
      <PanelButton
        kind="bare"
        className="mt-2 px-0 text-start underline underline-offset-[0.3em]"
        aria-haspopup="dialog"
        onPointerEnter={expectLanguages}
        onFocus={expectLanguages}
        onClick={openLanguages}
      >
        {t('manage')}
      </PanelButton>
    </nav>
  );
}

/** Takes the structure or the whole content of another language for this one. */
function WholePage({ content, language }: { content: PageContent; language: string }) {
  const t = useToolTexts('language');
  const take = (made: PageContent) => {
    pageContent.getState().replace(made);
    toast.info(t('copied', { language }), { description: t('copiedHint') });
  };
  return (
    <section aria-label={t('wholePage')}>
      <h3 className="mt-5 mb-2 text-sm leading-normal font-semibold text-tool-soft">{t('wholePage')}</h3>
      <p className={HINT}>{t('structureHint')}</p>
      <PanelButton onClick={() => take(structureOfPage(pageContent.getState().workingContent, content))}>
        {t('pageStructure', { language })}
      </PanelButton>
      <p className={HINT}>{t('contentHint')}</p>
      <PanelButton onClick={() => take(content)}>{t('pageContent', { language })}</PanelButton>
    </section>
  );
}
