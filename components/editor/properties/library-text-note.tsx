'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { mediaItemQuery } from '@/lib/client/media-item';
import { isRecord } from '@/lib/domain/json';
import { textsOnPage } from '@/lib/domain/media/library-texts';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { editorQueries } from '../core/queries';
import { useToolTexts } from '../core/tool-texts';
import { useKnownTexts } from '../media/known-media';

interface LibraryTextNoteProps {
  /** The name of the property that the note belongs to. */
  name: string;
  stored: unknown;
  beside: unknown;
  onTake(text: string): void;
}

/** Whether a picture's words are the library's, and a way to take those where the page has others. */
export function LibraryTextNote(props: LibraryTextNoteProps) {
  const { name, beside } = props;
  const src = isRecord(beside) && typeof beside.src === 'string' ? beside.src : '';
  const pathname = pathnameOfMediaPath(src);
  if ((name !== 'alt' && name !== 'caption') || pathname === null) return null;
  return <Note key={src} {...props} name={name} src={src} pathname={pathname} />;
}

interface NoteProps extends LibraryTextNoteProps {
  name: 'alt' | 'caption';
  src: string;
  pathname: string;
}

function Note({ name, stored, src, pathname, onTake }: NoteProps) {
  const t = useToolTexts('properties');
  const locale = useStore(pageContent, ({ currentLocale }) => currentLocale);
  const known = useKnownTexts((texts) => texts[src]);
  const { data } = useQuery({ ...mediaItemQuery(pathname), enabled: known === undefined }, editorQueries);
  useEffect(() => {
    // Another picture in its place takes these words along.
    if (data) useKnownTexts.setState({ [src]: data.item });
  }, [data, src]);
  const texts = known ?? data?.item;
  if (!texts || locale === null) return null;
  const own = textsOnPage(texts, locale)[name];
  if (own === '') return null;
  if (stored === own) return <p className="text-sm text-tool-muted">{t('libraryText')}</p>;
  return (
    <p className="text-sm text-tool-muted">
      <PanelButton onClick={() => onTake(own)}>{t('takeLibraryText')}</PanelButton>
    </p>
  );
}
