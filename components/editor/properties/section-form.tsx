'use client';

import { Field, Input } from '@/components/ui/field';
import type { Section } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/limits';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { SectionAttributes } from './attributes/section-attributes';

/** The properties of a section. */
export function SectionForm({ section }: { section: Section }) {
  const t = useToolTexts('editor');
  return (
    <div className="grid gap-3.5">
      <Field label={t('sectionName')}>
        {(control) => (
          <Input
            {...control}
            type="text"
            maxLength={INPUT.nameCharacters}
            value={section.name}
            onChange={({ target }) =>
              void pageContent
                .getState()
                .dispatch({ type: 'rename-section', sectionId: section.id, name: target.value })
            }
          />
        )}
      </Field>
      <SectionAttributes section={section} />
    </div>
  );
}
