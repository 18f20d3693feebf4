import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ImportPlan, InvalidText } from '@/lib/domain/translations/import-plan';

/** A look at a file is no list to read to its end. */
const SHOWN = 100;

const PROBLEM = {
  invalid_icu: 'problemIcu',
  missing_placeholder: 'problemMissingValues',
  extra_placeholder: 'problemExtraValues',
  different_markup: 'problemMarkup',
  missing_plural: 'problemPlural',
  not_a_text: 'problemNotText',
  unusable_key: 'problemKey',
  unusable_value: 'problemValue',
  repeated: 'problemRepeated',
  text_and_group: 'problemGroup',
} as const satisfies Record<InvalidText['problems'][number], string>;

/** The changes that a file would make, and its problems. */
export function ImportPreview({ name, plan }: { name: string; plan: ImportPlan }) {
  const t = useTranslations('translations');
  const { added, changed, same, invalid, entries } = plan;
  // A key may come twice.
  const numbered = invalid.slice(0, SHOWN).map((text, at) => ({ ...text, at }));
  return (
    <>
      <p className="mt-3 text-tool-ink">
        <b dir="auto">{name}</b> {t('planned', { added, changed, same })}
      </p>
      {entries.length === 0 ? <p className={HINT}>{t('nothingToImport')}</p> : null}
      {invalid.length > 0 ? (
        <TextsOfFile title={t('toLookAt', { count: invalid.length })} count={invalid.length}>
          {numbered.map(({ at, namespace, key, problems, isKept }) => (
            <li key={at} className={ENTRY}>
              <b className="font-semibold" dir="ltr">
                {key === '' ? namespace : `${namespace}.${key}`}
              </b>
              <span>
                {problems.map((problem) => t(PROBLEM[problem])).join('; ')}
                {isKept ? null : <em className="text-tool-danger not-italic"> ({t('leftOut')})</em>}
              </span>
            </li>
          ))}
        </TextsOfFile>
      ) : null}
      {entries.length > 0 ? (
        <TextsOfFile title={t('changes')} count={entries.length} isOpen>
          {entries.slice(0, SHOWN).map(({ namespace, key, before, value }) => (
            <li key={`${namespace}\n${key}`} className={ENTRY}>
              <b className="font-semibold" dir="ltr">{`${namespace}.${key}`}</b>
              {before ? (
                <del className="text-tool-muted" dir="auto">
                  {before}
                </del>
              ) : null}
              <ins className="no-underline" dir="auto">
                {value}
              </ins>
            </li>
          ))}
        </TextsOfFile>
      ) : null}
    </>
  );
}

const HINT = 'mt-2 text-sm text-tool-muted';
const ENTRY = 'grid border-t border-tool-line py-1.5 wrap-anywhere';

interface TextsOfFileProps {
  title: string;
  /** How many there are; no more than `SHOWN` of them are among the children. */
  count: number;
  isOpen?: boolean;
  children: ReactNode;
}

function TextsOfFile({ title, count, isOpen = false, children }: TextsOfFileProps) {
  const t = useTranslations('translations');
  return (
    <details className="mt-2" open={isOpen}>
      <summary className="cursor-pointer font-display text-sm leading-[2rem] font-semibold text-tool-accent">
        {title}
      </summary>
      <ul className="max-h-56 overflow-y-auto text-sm">{children}</ul>
      {count > SHOWN ? <p className={HINT}>{t('moreOfThem', { count: count - SHOWN })}</p> : null}
    </details>
  );
}
