import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { addTranslation, changeTranslation } from '@/lib/client/translations';
import type { Language } from '@/lib/domain/languages/model';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { saysNothing } from '../core/drafts';
import { whileChanging } from '../queries';

interface TextEditOptions {
  /** The candidates; at least one. */
  texts: readonly ReviewedText[];
  language: Language;
  /** @param isSaved whether something was changed */
  onDone(isSaved: boolean): void;
}

/** One of several texts, chosen, typed and saved. */
export function useTextEdit({ texts, language, onDone }: TextEditOptions) {
  const router = useRouter();
  const [chosen, setChosen] = useState(texts[0]);
  const [value, setValue] = useState(chosen?.value ?? '');
  const [state, setState] = useState<'open' | 'saving' | 'empty' | 'failed'>('open');
  const type = (typed: string) => {
    setValue(typed);
    setState('open');
  };
  const choose = (text: ReviewedText) => {
    setChosen(text);
    type(text.value ?? '');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || state === 'saving') return;
    if (saysNothing(value)) return setState('empty');
    if (value === chosen.value) return onDone(false);
    setState('saving');
    const { id, namespace, key } = chosen;
    const languageId = language.id;
    try {
      await whileChanging(languageId, () =>
        id === undefined
          ? addTranslation({ languageId, namespace, key, value })
          : changeTranslation({ id, value }),
      );
      // The page as visitors get it from now on.
      router.refresh();
      onDone(true);
    } catch {
      setState('failed');
    }
  };
  return { chosen, value, state, choose, type, save };
}
