'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { publishingQuery } from '@/lib/client/page-screen';
import { localisePath } from '@/lib/domain/addresses/paths';
import { PreviewFrame } from './preview-frame';
import { PRESSED } from './setting';
import { useIsFound } from './use-is-found';

interface PagePreviewProps {
  page: { id: string; path: string; title: string };
  locale: string;
  /** Code of the default language. */
  fallback: string | undefined;
  /** Changes whenever the preview must reload. */
  turn: number;
}

const SIDES = ['public', 'kept'] as const;
type Side = (typeof SIDES)[number];

/** The page as visitors see it, and as it is kept where that is something else: a draft, or a text that is not public. */
export function PagePreview({ page, locale, fallback, turn }: PagePreviewProps) {
  const t = useTranslations('pageScreen');
  const { id, path, title } = page;
  const isFound = useIsFound(id, locale, fallback);
  const { data } = useQuery(publishingQuery(id));
  const [chosen, choose] = useState<Side | null>(null);
  const textIn = (code: string | undefined) => data?.languages.find((text) => text.locale === code);
  // Without a text in this language, the default one's is used.
  const text = textIn(locale) ?? textIn(fallback);
  const isKept = text !== undefined && (text.publishedAt === null || text.draft !== null);
  const sides = SIDES.filter((side) => (side === 'kept' ? isKept : isFound));
  const wanted = chosen ?? (text?.publishedAt === null ? 'kept' : 'public');
  const side = sides.includes(wanted) ? wanted : sides[0];
  const address = localisePath(path, locale);
  return (
    <>
      <p className="m-auto p-4 text-tool-muted empty:hidden" role="status">
        {isFound === false ? t('notFoundNote') : ''}
      </p>
      {sides.length > 1 ? (
        <fieldset className="flex flex-wrap gap-1 px-4 pt-1.5" aria-label={t('previewSides')}>
          {sides.map((each) => (
            <Button key={each} className={PRESSED} aria-pressed={each === side} onClick={() => choose(each)}>
              {t(`preview-${each}`)}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {/* A 404 cannot be framed. */}
      {side ? (
        <PreviewFrame
          key={`${turn} ${side}`}
          address={address}
          source={side === 'public' ? address : localisePath(`/master/pages/${id}/preview`, locale)}
          title={t(side === 'public' ? 'previewOf' : 'previewKeptOf', { name: title })}
        />
      ) : null}
    </>
  );
}
