'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LAYOUTS } from '@/components/layout/layouts';
import type { EditSlots } from '@/components/parts/drawn-page';
import type { PropPath } from '@/lib/domain/content/commands';
import type { PageView } from '@/lib/domain/site/view-model';
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

/** What a plain text of a block is called, in the messages of the editor. */
function nameOf(path: PropPath) {
  const name = path.at(-1);
  switch (name) {
    case 'source':
      return 'source';
    case 'title':
      return 'slideTitle';
    case 'description':
      return 'slideText';
    case 'text':
      return 'buttonText';
    default:
      return 'words';
  }
}

/** The page in its own layout, drawn from the working copy by the views that visitors see. */
export function EditedPage({ view: opened }: { view: PageView }) {
  const t = useTranslations('editor');
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
      text: ({ block, path, value }) => (
        <PlainTextEditor
          value={value}
          label={t(nameOf(path))}
          placeholder={t(nameOf(path))}
          isMultiline={['content', 'description'].includes(path.at(-1) ?? '')}
          onChange={(next) => void dispatch({ type: 'set-prop', blockId: block.id, path, value: next })}
        />
      ),
      markup: ({ block, path, html, shown, className, level }) => (
        <RichTextEditor
          html={html}
          {...(shown === undefined ? {} : { shown })}
          level={level}
          className={className}
          frame={view.frame}
          label={t(level === 'rich' ? 'text' : 'caption')}
          placeholder={t(level === 'rich' ? 'emptyText' : 'caption')}
          onChange={(next) => void dispatch({ type: 'set-prop', blockId: block.id, path, value: next })}
        />
      ),
    };
  }, [t, view.frame]);
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
