import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { isBlockKind } from '@/lib/domain/blocks';
import type { Field } from '@/lib/domain/blocks/fields';

type Group = 'fields' | 'inPlace' | 'options' | 'looks';

/** What kinds of blocks and their fields are called: their own texts, which stand under `block.{kind}`. */
export function useBlockTexts() {
  const t = useTranslations('block');
  const editor = useTranslations('editor');
  const styles = useTranslations('textStyle');
  return useMemo(() => {
    const find = (key: string) => (t.has(key as never) ? t(key as never) : undefined);
    const ofField = ({ texts }: Field, group: Group, suffix = '') =>
      texts && find(`${texts.kind}.${group}.${texts.key}${suffix}`);
    const label = (field: Field) => ofField(field, 'fields') ?? field.texts?.key ?? '';
    return {
      kind: (component: string) => (isBlockKind(component) ? t(`${component}.name`) : editor('unknownKind')),
      about: (component: string) => find(`${component}.about`) ?? '',
      /** What to do with an empty block so that visitors see something of it. */
      start: (component: string) => find(`${component}.start`) ?? editor('openProperties'),
      /** Of a field in a form. */
      label,
      /** Of a field whose words are typed on the page, where nothing around them says what they are. */
      inPlace: (field: Field) => ofField(field, 'inPlace') ?? label(field),
      /** An option of a choice. Styles of text are called the same in every kind. */
      option: (field: Field, option: string) =>
        ofField(field, 'options', `-${option}`) ??
        (styles.has(option as never) ? styles(option as never) : option),
      /** A ready look of a group. */
      look: (field: Field, look: string) => ofField(field, 'looks', `-${look}`) ?? look,
    };
  }, [t, editor, styles]);
}
