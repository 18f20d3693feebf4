'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LAYOUTS } from '@/components/layout/layouts';
import type { EditSlots } from '@/components/parts/drawn-page';
import { kindOf } from '@/lib/domain/blocks';
import type { Field } from '@/lib/domain/blocks/fields';
import { fieldAt } from '@/lib/domain/blocks/stored-props';
import type { PropPath } from '@/lib/domain/content/commands';
import type { Block } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';
import { useBlockTexts } from '../core/block-texts';
import { pageContent } from '../core/page-content';
import { useLists } from '../core/use-lists';
import { useVisibleContent } from '../filter/visible-content';
import { useKnownMedia } from '../media/known-media';
import { Nothing } from '../structure/nothing';
import { PlainTextEditor } from '../text/plain-text-editor';
import { RichTextEditor } from '../text/rich-text-editor';
import { EditBlock } from './edit-block';
import { EditSection } from './edit-section';
import { useLongPage } from './long-page';
import { TitleEditor } from './title-editor';

/**
 * The field behind words that a view shows.
 * @throws {Error} where a view names a path that its kind does not have: what is typed there could never be saved
 */
function fieldOf(block: Block, path: PropPath): Field {
  const field = fieldAt(kindOf(block.component)?.fields ?? {}, path);
  if (!field) throw new Error(`${block.component} has no field ${path.join('.')}`);
  return field;
}

/** The page in its own layout, drawn from the working copy by the views that visitors see. */
export function EditedPage({ view: opened }: { view: PageView }) {
  const t = useTranslations('editor');
  const texts = useBlockTexts();
  const { content } = useVisibleContent();
  const view = useLists(opened, content);
  const slots = useMemo<EditSlots>(() => {
    const { dispatch } = pageContent.getState();
    return {
      SectionView: EditSection,
      pageTitle: (title) => <TitleEditor title={title} />,
      block: (place) => <EditBlock key={place.block.id} place={place} />,
      sectionName: ({ id, name }) => (
        <PlainTextEditor
          value={name}
          label={t('sectionName')}
          placeholder={t('sectionName')}
          onChange={(next) => void dispatch({ type: 'rename-section', sectionId: id, name: next })}
        />
      ),
      nothing: (section) => <Nothing section={section} />,
      text: ({ block, path, value }) => {
        const field = fieldOf(block, path);
        return (
          <PlainTextEditor
            value={value}
            label={texts.inPlace(field)}
            placeholder={texts.inPlace(field)}
            isMultiline={field.control === 'textarea'}
            onChange={(next) => void dispatch({ type: 'set-prop', blockId: block.id, path, value: next })}
          />
        );
      },
      markup: ({ block, path, html, shown, className, level }) => {
        const label = texts.inPlace(fieldOf(block, path));
        return (
          <RichTextEditor
            html={html}
            {...(shown === undefined ? {} : { shown })}
            level={level}
            className={className}
            frame={view.frame}
            label={label}
            placeholder={level === 'rich' ? t('emptyText') : label}
            onChange={(next) => void dispatch({ type: 'set-prop', blockId: block.id, path, value: next })}
          />
        );
      },
    };
  }, [t, texts, view.frame]);
  useLongPage(content.sections);
  const Layout = LAYOUTS[view.layout];
  const known = useKnownMedia();
  const media = useMemo(() => ({ ...view.media, ...known }), [view.media, known]);
  const page = useMemo(
    () => ({
      ...view,
      media,
      // Narrowing and searching a list is a visitor's thing.
      filter: null,
      filterBar: null,
      document: {
        ...view.document,
        meta: content.pageMeta ?? view.document.meta,
        translation: { ...view.document.translation, content },
      },
      slots,
    }),
    [view, media, content, slots],
  );
  return <Layout page={page} />;
}
