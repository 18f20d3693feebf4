'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { Field, Looks } from '@/lib/domain/blocks/fields';
import type { PropPath } from '@/lib/domain/content/commands';
import { useBlockTexts } from '../core/block-texts';
import './look-field.css';
import { useSetProp } from './use-set-prop';

interface LookFieldProps {
  blockId: string;
  path: PropPath;
  field: Field;
  looks: Looks;
  stored: unknown;
  /** The form of its parts. */
  children: ReactNode;
}

/** A group with ready looks: one of them, or a value of one's own, whose parts stand behind "More". */
export function LookField({ blockId, path, field, looks, stored, children }: LookFieldProps) {
  const t = useTranslations('properties');
  const texts = useBlockTexts();
  const set = useSetProp(blockId, path);
  const group = useId();
  const look = looks.nameOf(stored);
  return (
    <fieldset className="looks">
      <legend>{texts.label(field)}</legend>
      <div className="look-choices">
        {looks.names.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={group}
              checked={each === look}
              onChange={() => set(looks.valueOf(each))}
            />
            <LookPicture look={each} />
            {texts.look(field, each)}
          </label>
        ))}
        {/* Nothing to choose: it is what the parts below make of it. */}
        {look === null ? (
          <label>
            <input type="radio" name={group} checked readOnly />
            <LookPicture look={null} />
            {t('look-own')}
          </label>
        ) : null}
      </div>
      <details>
        <summary>{t('more')}</summary>
        {children}
      </details>
    </fieldset>
  );
}

/** A small drawing of a look. */
function LookPicture({ look }: { look: string | null }) {
  return (
    <svg className="look-picture" viewBox="0 0 48 32" aria-hidden="true">
      {look === 'titles' ? <path d="M5 8h24M5 16h30M5 24h20" /> : null}
      {look === 'years' ? (
        <>
          <path d="M5 8h20M5 16h25M5 24h17" />
          <path className="is-quiet" d="M37 8h6M37 16h6M37 24h6" />
        </>
      ) : null}
      {look === 'tiles' ? (
        <>
          <path className="is-filled" d="M5 5h16v14H5zM27 5h16v14H27z" />
          <path d="M5 26h12M27 26h12" />
        </>
      ) : null}
      {look === null ? <path strokeDasharray="3 3" d="M5 8h38M5 16h38M5 24h38" /> : null}
    </svg>
  );
}
