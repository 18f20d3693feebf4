import { useTranslations } from 'next-intl';
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

/** What a file would change in a language, and what of it is to be looked at. */
export function ImportPreview({ name, plan }: { name: string; plan: ImportPlan }) {
  const t = useTranslations('translations');
  const { added, changed, same, invalid, entries } = plan;
  // A key may come twice.
  const numbered = invalid.slice(0, SHOWN).map((text, at) => ({ ...text, at }));
  const more = (count: number) =>
    count > SHOWN ? <p className="exchange-hint">{t('moreOfThem', { count: count - SHOWN })}</p> : null;
  return (
    <>
      <p className="exchange-sum">
        <b dir="auto">{name}</b> {t('planned', { added, changed, same })}
      </p>
      {entries.length === 0 ? <p className="exchange-hint">{t('nothingToImport')}</p> : null}
      {invalid.length > 0 ? (
        <details className="exchange-list">
          <summary>{t('toLookAt', { count: invalid.length })}</summary>
          <ul>
            {numbered.map(({ at, namespace, key, problems, isKept }) => (
              <li key={at}>
                <b dir="ltr">{key === '' ? namespace : `${namespace}.${key}`}</b>
                <span>
                  {problems.map((problem) => t(PROBLEM[problem])).join('; ')}
                  {isKept ? null : <em> ({t('leftOut')})</em>}
                </span>
              </li>
            ))}
          </ul>
          {more(invalid.length)}
        </details>
      ) : null}
      {entries.length > 0 ? (
        <details className="exchange-list" open>
          <summary>{t('changes')}</summary>
          <ul>
            {entries.slice(0, SHOWN).map(({ namespace, key, before, value }) => (
              <li key={`${namespace}\n${key}`}>
                <b dir="ltr">{`${namespace}.${key}`}</b>
                {before ? <del dir="auto">{before}</del> : null}
                <ins dir="auto">{value}</ins>
              </li>
            ))}
          </ul>
          {more(entries.length)}
        </details>
      ) : null}
    </>
  );
}
