import { useMemo } from 'react';
import type { EditSlots } from '@/components/parts/drawn-page';
import { kindOf } from '@/lib/domain/blocks';
import type { Field } from '@/lib/domain/blocks/fields';
import { fieldAt } from '@/lib/domain/blocks/stored-props';
import type { PropPath } from '@/lib/domain/content/commands';
import type { Block } from '@/lib/domain/content/model';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { useBlockTexts } from '../core/block-texts';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { EditLabel } from '../label/edit-label';
import { Nothing } from '../structure/nothing';
import { PlainTextEditor } from '../text/plain-text-editor';
import { RichTextEditor } from '../text/rich-text-editor';
import { EditBlock } from './edit-block';
import { EditSection } from './edit-section';
import { StillFilterBar } from './still-filter-bar';
import { TitleEditor } from './title-editor';

/**
 * The field of an editable text in a view.
 * @throws {Error} where a view names a path that its kind does not have: what is typed there could never be saved
 */
function fieldOf(block: Block, path: PropPath): Field {
  const field = fieldAt(kindOf(block.component)?.fields ?? {}, path);
  if (!field) throw new Error(`${block.component} has no field ${path.join('.')}`);
  return field;
}

/** The editor's replacements for parts of a view: text fields in place, named after their fields. */
export function useEditSlots(frame: SiteFrame): EditSlots {
  const t = useToolTexts('editor');
  const texts = useBlockTexts();
  return useMemo<EditSlots>(() => {
    const { dispatch } = pageContent.getState();
    return {
      SectionView: EditSection,
      pageTitle: (title, language) => <TitleEditor title={title} language={language} />,
      filterBar: (bar) => <StillFilterBar bar={bar} />,
      block: (place) => <EditBlock key={place.block.id} place={place} />,
      sectionName: ({ id, name }, language) => (
        <PlainTextEditor
          value={name}
          language={language}
          isHeading
          label={t('sectionName')}
          placeholder={t('sectionName')}
          onChange={(next) => void dispatch({ type: 'rename-section', sectionId: id, name: next })}
        />
      ),
      nothing: (section) => <Nothing section={section} />,
      label: (place) => <EditLabel {...place} />,
      text: ({ block, path, value, ...rest }) => {
        const field = fieldOf(block, path);
        return (
          <PlainTextEditor
            {...rest}
            value={value}
            label={texts.inPlace(field)}
            placeholder={texts.inPlace(field)}
            isMultiline={field.control === 'textarea'}
            onChange={(next) => void dispatch({ type: 'set-prop', blockId: block.id, path, value: next })}
          />
        );
      },
      markup: ({ block, path, html, shown, language, className }) => {
        const field = fieldOf(block, path);
        const label = texts.inPlace(field);
        const level = field.control === 'html' ? 'rich' : 'inline';
        return (
          <RichTextEditor
            html={html}
            {...(shown === undefined ? {} : { shown })}
            level={level}
            className={className}
            {...(language === undefined ? {} : { language })}
            frame={frame}
            label={label}
            placeholder={level === 'rich' ? t('emptyText') : label}
            onChange={(next) => void dispatch({ type: 'set-prop', blockId: block.id, path, value: next })}
          />
        );
      },
    };
  }, [t, texts, frame]);
}
