'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '@/components/ui/cx';
import type { Field, Looks } from '@/lib/domain/blocks/fields';
import type { PropPath } from '@/lib/domain/content/commands';
import { useBlockTexts } from '../core/block-texts';
import { FIELDSET, LEGEND } from '../core/fieldset-styles';
import { useToolTexts } from '../core/tool-texts';
import { useSetProp } from './use-set-prop';

const CHOICE =
  'relative grid cursor-pointer content-start gap-1.5 rounded-lg border border-tool-edge bg-tool-sunken p-2 font-display text-sm leading-snug has-checked:border-tool-accent has-checked:inset-ring has-checked:inset-ring-tool-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tool-accent';
/** The whole of its label is the button; forced colours show it by the outline of the label. */
const WHOLE = 'absolute inset-0 cursor-pointer opacity-0';

interface LookFieldProps {
  blockId: string;
  path: PropPath;
  field: Field;
  looks: Looks;
  stored: unknown;
  /** The form of its parts. */
  children: ReactNode;
}

/** A group with presets: one of them, or a value of one's own whose parts are under "More". */
export function LookField({ blockId, path, field, looks, stored, children }: LookFieldProps) {
  const t = useToolTexts('properties');
  const texts = useBlockTexts();
  const set = useSetProp(blockId, path);
  const group = useId();
  const look = looks.nameOf(stored);
  return (
    <fieldset className={cx(FIELDSET, 'gap-2.5')}>
      <legend className={LEGEND}>{texts.label(field)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {looks.names.map((each) => (
          <label key={each} className={CHOICE}>
            <input
              className={WHOLE}
              type="radio"
              name={group}
              checked={each === look}
              onChange={() => set(looks.valueOf(each))}
            />
            <LookPicture look={each} />
            {texts.look(field, each)}
          </label>
        ))}
        {/* Cannot be chosen: it results from the parts below. */}
        {look === null ? (
          <label className={CHOICE}>
            <input className={WHOLE} type="radio" name={group} checked readOnly />
            <LookPicture look={null} />
            {t('look-own')}
          </label>
        ) : null}
      </div>
      <details>
        <summary className="min-h-10 cursor-pointer py-2 font-display text-sm text-tool-soft">
          {t('more')}
        </summary>
        {children}
      </details>
    </fieldset>
  );
}

/** A small drawing of a look. */
function LookPicture({ look }: { look: string | null }) {
  return (
    <svg className="w-full max-w-24 fill-none stroke-current stroke-3" viewBox="0 0 48 32" aria-hidden="true">
      {look === 'titles' ? <path d="M5 8h24M5 16h30M5 24h20" /> : null}
      {look === 'years' ? (
        <>
          <path d="M5 8h20M5 16h25M5 24h17" />
          <path className="stroke-tool-muted" d="M37 8h6M37 16h6M37 24h6" />
        </>
      ) : null}
      {look === 'tiles' ? (
        <>
          <path className="fill-tool-top stroke-none" d="M5 5h16v14H5zM27 5h16v14H27z" />
          <path d="M5 26h12M27 26h12" />
        </>
      ) : null}
      {look === null ? <path strokeDasharray="3 3" d="M5 8h38M5 16h38M5 24h38" /> : null}
    </svg>
  );
}
