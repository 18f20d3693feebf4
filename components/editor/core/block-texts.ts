import { useMemo } from 'react';
import { isBlockKind } from '@/lib/domain/blocks';
import type { Field } from '@/lib/domain/blocks/fields';
import { useToolTexts } from './tool-texts';

type Group = 'fields' | 'inPlace' | 'options' | 'looks';

/** Names of block kinds and of their fields, from the messages under `block.{kind}`. */
export function useBlockTexts() {
  const t = useToolTexts('block');
  const editor = useToolTexts('editor');
  const styles = useToolTexts('textStyle');
  return useMemo(() => {
    const find = (key: string) => (t.has(key as never) ? t(key as never) : undefined);
    const ofField = ({ texts }: Field, group: Group, suffix = '') =>
      texts && find(`${texts.kind}.${group}.${texts.key}${suffix}`);
    const label = (field: Field) => ofField(field, 'fields') ?? field.texts?.key ?? '';
    return {
      kind: (component: string) => (isBlockKind(component) ? t(`${component}.name`) : editor('unknownKind')),
      about: (component: string) => find(`${component}.about`) ?? '',
      /** How to fill an empty block so that visitors see something. */
      start: (component: string) => find(`${component}.start`) ?? editor('openProperties'),
      /** The label of a field in a form. */
      label,
      /** The label of a field that is typed on the page, where no form explains it. */
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
