'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Input, Select } from '@/components/ui/field';
import { ATTRIBUTE_TYPES } from '@/lib/domain/content/attributes';
import type { Attribute } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/limits';
import { SETTING_PROBLEM } from './setting';

const SLUG = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** Why an attribute cannot be stored: a key of the texts, or null. */
export function attributeProblem(
  { id, name, slug }: Attribute,
  own: readonly Attribute[],
): 'wrongName' | 'wrongSlug' | null {
  if (name.trim() === '') return 'wrongName';
  const isTaken = own.some((other) => other.id !== id && other.slug === slug);
  return isTaken || !SLUG.test(slug) ? 'wrongSlug' : null;
}

interface AttributeRowProps {
  attribute: Attribute;
  problem: ReturnType<typeof attributeProblem>;
  onName(name: string): void;
  /** Null takes it away. */
  onChange(changes: Partial<Pick<Attribute, 'slug' | 'type'>> | null): void;
}

/** One of the page's own attributes. */
export function AttributeRow({ attribute, problem, onName, onChange }: AttributeRowProps) {
  const words = useTranslations('attribute');
  const t = useTranslations('pageScreen');
  const id = useId();
  const { name, slug, type } = attribute;
  const isKnown = ATTRIBUTE_TYPES.some((each) => each === type);
  return (
    <li>
      <fieldset
        className="grid min-w-0 grid-cols-2 items-end gap-x-3 gap-y-2 [&>label]:grid [&>label]:gap-1 [&>label]:text-sm"
        aria-label={name || slug}
      >
        <label htmlFor={`${id}-name`}>
          {words('name')}
          <Input
            id={`${id}-name`}
            type="text"
            value={name}
            maxLength={INPUT.nameCharacters}
            aria-invalid={problem === 'wrongName' || undefined}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => onName(target.value)}
          />
        </label>
        <label htmlFor={`${id}-slug`}>
          {words('slug')}
          <Input
            id={`${id}-slug`}
            type="text"
            value={slug}
            maxLength={INPUT.idCharacters}
            aria-invalid={problem === 'wrongSlug' || undefined}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => onChange({ slug: target.value })}
          />
        </label>
        <label htmlFor={`${id}-type`}>
          {words('type')}
          <Select id={`${id}-type`} value={type} onChange={({ target }) => onChange({ type: target.value })}>
            {isKnown ? null : <option value={type}>{type}</option>}
            {ATTRIBUTE_TYPES.map((each) => (
              <option key={each} value={each}>
                {words(each)}
              </option>
            ))}
          </Select>
        </label>
        <Button aria-label={words('removeNamed', { name })} onClick={() => onChange(null)}>
          {words('remove')}
        </Button>
        <p id={`${id}-problem`} className={cx(SETTING_PROBLEM, 'col-span-full')} aria-live="polite">
          {problem === null ? '' : t(problem)}
        </p>
      </fieldset>
    </li>
  );
}
