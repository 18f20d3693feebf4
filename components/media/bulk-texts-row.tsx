'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Check } from '@/components/ui/check';
import { Field, Textarea } from '@/components/ui/field';
import { directionOf, tagOf } from '@/lib/domain/languages/facts';
import type { MediaItem } from '@/lib/domain/media/model';
import { SaveState } from './preview/save-state';
import { useDetails } from './preview/use-details';
import { TileThumbnail } from './tile-thumbnail';

/** Pixels of a row's picture. */
const WIDTH = 84;

interface BulkTextsRowProps {
  item: MediaItem;
  /** Code of the language. */
  language: string;
  /** Out of sight, with what has been typed into it. */
  isHidden: boolean;
  onSaved(item: MediaItem): void;
  onFailing(isFailing: boolean): void;
}

/** A file with its texts in one language, saved a moment after they were changed. */
export function BulkTextsRow({ item, language, isHidden, onSaved, onFailing }: BulkTextsRowProps) {
  const t = useTranslations('mediaPreview');
  const library = useTranslations('library');
  const details = useDetails(item, onSaved);
  const { draft, change, save, state } = details;
  const isFailing = state === 'failed';
  const report = useRef(onFailing);
  useEffect(() => {
    report.current = onFailing;
  });
  useEffect(() => report.current(isFailing), [isFailing]);
  const alt = draft.alts[language] ?? '';
  const isMissing = !draft.isDecorative && alt.trim() === '';
  const written = {
    lang: tagOf(language),
    dir: directionOf(language),
    rows: 2,
    className: 'field-sizing-content max-h-56 disabled:opacity-50',
  };
  return (
    <li
      hidden={isHidden}
      className="grid grid-cols-[5.25rem_minmax(0,1fr)_minmax(0,1fr)_11rem] gap-x-4 gap-y-2 border-b border-tool-line py-4 max-lg:grid-cols-[5.25rem_minmax(0,1fr)] [&[hidden]]:hidden"
      onBlur={save}
    >
      <span className="flex h-16 lg:row-span-2">
        <TileThumbnail item={item} width={WIDTH} isRow hasPreview={false} />
      </span>
      <p className="wrap-anywhere lg:col-span-2">
        {item.name} {isMissing ? <Badge tone="accent">{library('textsLacking')}</Badge> : null}
      </p>
      <div className="max-lg:col-span-2 lg:row-span-2">
        <Check
          checked={draft.isDecorative}
          onChange={({ target }) => change({ isDecorative: target.checked })}
        >
          {library('textsDecorative')}
          <span className="sr-only">: {item.name}</span>
        </Check>
        <SaveState {...details} />
      </div>
      <Field label={<Named by={item.name}>{t('alt')}</Named>} className="max-lg:col-span-2 lg:col-start-2">
        {(control) => (
          <Textarea
            {...control}
            {...written}
            maxLength={1_000}
            value={alt}
            disabled={draft.isDecorative}
            onChange={({ target }) => change({ alts: { [language]: target.value } })}
          />
        )}
      </Field>
      <Field label={<Named by={item.name}>{t('caption')}</Named>} className="max-lg:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            {...written}
            maxLength={2_000}
            value={draft.captions[language] ?? ''}
            onChange={({ target }) => change({ captions: { [language]: target.value } })}
          />
        )}
      </Field>
    </li>
  );
}

/** A label that every row has, with the file's name for those who listen. */
function Named({ by, children }: { by: string; children: string }) {
  return (
    <>
      {children}
      <span className="sr-only">: {by}</span>
    </>
  );
}
