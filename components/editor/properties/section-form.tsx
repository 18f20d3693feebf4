'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Section } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/limits';
import { pageContent } from '../core/page-content';
import { SectionAttributes } from './attributes/section-attributes';

/** What can be said of a section as a whole. */
export function SectionForm({ section }: { section: Section }) {
  const t = useTranslations('editor');
  const id = useId();
  return (
    <div className="fields">
      <div className="field">
        <label htmlFor={id}>{t('sectionName')}</label>
        <input
          id={id}
          type="text"
          maxLength={INPUT.nameCharacters}
          value={section.name}
          onChange={({ target }) =>
            void pageContent
              .getState()
              .dispatch({ type: 'rename-section', sectionId: section.id, name: target.value })
          }
        />
      </div>
      <SectionAttributes section={section} />
    </div>
  );
}
