'use client';

import { Plus } from 'lucide-react';
import { announce } from '@/components/ui/announcer';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { attributeId, freeSlug, renameAttribute } from '@/lib/domain/content/attribute-names';
import { type AttributeChanges, inheritAttributes } from '@/lib/domain/content/attributes';
import type { Command } from '@/lib/domain/content/commands';
import type { Attribute, Section } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/limits';
import { FieldGroup } from '../../core/field-group';
import { FIELDSET, LEGEND } from '../../core/fieldset-styles';
import { useOpenedPage } from '../../core/opened-page';
import { pageContent } from '../../core/page-content';
import { PanelButton } from '../../core/panel-button';
import { usePageTexts, useToolTexts } from '../../core/tool-texts';
import { DraftInput } from './draft-input';
import { TypeChoice } from './type-choice';

const SLUG = /^[\p{L}\p{M}\p{N}_-]+$/u;
const run = (command: Command) => pageContent.getState().dispatch(command);

/** The attributes that blocks of a section can say something of: the page's, locked, and its own. */
export function SectionAttributes({ section }: { section: Section }) {
  const t = useToolTexts('attribute');
  const labels = useToolTexts('attributes');
  const ofPage = usePageTexts('attributes');
  const page = useOpenedPage(({ view }) => view?.document.attributes);
  const all = inheritAttributes(section.attributes, page ?? []);
  const taken = new Set(all.map(({ id }) => id));
  const add = (name: string, slug: string, type: string) => {
    const id = attributeId('attribute', Date.now(), taken);
    const attribute: Attribute = { id, name, slug, type, inherited: false };
    if (run({ type: 'add-attribute', sectionId: section.id, attribute })) announce(t('added', { name }));
  };
  return (
    <fieldset className={FIELDSET}>
      <legend className={LEGEND}>{t('ofSection')}</legend>
      {all.length === 0 ? <p className="text-sm text-tool-muted">{t('none')}</p> : null}
      {all.map((attribute) =>
        attribute.inherited ? (
          <div key={attribute.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <strong>{attribute.name}</strong>{' '}
              <code className="text-sm text-tool-muted">{attribute.slug}</code>
            </span>
            <Badge>{t('inherited')}</Badge>
            <PanelButton onClick={() => add(attribute.name, attribute.slug, attribute.type)}>
              {t('override', { name: attribute.name })}
            </PanelButton>
          </div>
        ) : (
          <OwnAttribute key={attribute.id} sectionId={section.id} attribute={attribute} all={all} />
        ),
      )}
      <PanelButton
        className="gap-1.5"
        disabled={section.attributes.length >= INPUT.attributesPerList}
        onClick={() => {
          const name = ofPage('newAttribute');
          add(name, freeSlug(name, new Set(all.map(({ slug }) => slug))), 'text');
        }}
      >
        <Icon of={Plus} />
        {labels('newAttribute')}
      </PanelButton>
    </fieldset>
  );
}

interface OwnAttributeProps {
  sectionId: string;
  attribute: Attribute;
  all: readonly Attribute[];
}

function OwnAttribute({ sectionId, attribute, all }: OwnAttributeProps) {
  const t = useToolTexts('attribute');
  const { id, name, slug, type } = attribute;
  const edit = (changes: AttributeChanges) =>
    run({ type: 'edit-attribute', sectionId, attributeId: id, changes });
  return (
    <FieldGroup className="grid gap-2.5 border-b border-tool-line pb-3.5" label={name === '' ? slug : name}>
      <DraftInput
        label={t('name')}
        value={name}
        maxLength={INPUT.nameCharacters}
        problem={t('wrongName')}
        onChange={(next) => next.trim() !== '' && edit(renameAttribute(attribute, next, all))}
      />
      <DraftInput
        label={t('slug')}
        value={slug}
        maxLength={INPUT.idCharacters}
        problem={t('wrongSlug')}
        onChange={(next) => SLUG.test(next) && edit({ slug: next })}
      />
      <TypeChoice value={type} onChange={(next) => edit({ type: next })} />
      <PanelButton
        className="justify-self-start"
        aria-label={t('removeNamed', { name })}
        onClick={() => {
          if (run({ type: 'remove-attribute', sectionId, attributeId: id })) announce(t('removed', { name }));
        }}
      >
        {t('remove')}
      </PanelButton>
    </FieldGroup>
  );
}
