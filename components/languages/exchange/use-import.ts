import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ApiError } from '@/lib/client/http';
import { applyImport, previewImport, type TextFile } from '@/lib/client/translation-exchange';
import { INPUT } from '@/lib/domain/limits';
import type { ImportPlan } from '@/lib/domain/translations/import-plan';
import { useNotices } from '../notices';
import { whileChanging } from '../queries';

interface Chosen {
  file: TextFile & { name: string };
  plan: ImportPlan;
}

export type ImportState =
  | { step: 'none' | 'reading' }
  | { step: 'refused'; why: 'tooLargeFile' | 'notJson' }
  | ({ step: 'shown' | 'applying' } & Chosen);

/** Why the server does not take a file; null where it is another trouble. */
function refusalOf(error: unknown): 'tooLargeFile' | 'notJson' | null {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'payload_too_large') return 'tooLargeFile';
  return code === 'validation_failed' ? 'notJson' : null;
}

/** An import: choosing a file, previewing, applying. */
export function useImport(languageId: string, onDone: () => void) {
  const t = useTranslations('translations');
  const notices = useNotices();
  const [state, setState] = useState<ImportState>({ step: 'none' });
  /** A file that was chosen later is the one that counts. */
  const turn = useRef(0);
  const choose = async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    // Only a first check, so that a large file is not sent in vain: as JSON in the call the text is a little longer, and the
    // server checks that.
    if (file.size > INPUT.translationFileBytes) return setState({ step: 'refused', why: 'tooLargeFile' });
    setState({ step: 'reading' });
    const format = file.name.toLowerCase().endsWith('.csv') ? 'csv' : 'json';
    try {
      const text = await file.text();
      const plan = await previewImport({ languageId, format, text });
      if (mine === turn.current)
        setState({ step: 'shown', file: { languageId, format, text, name: file.name }, plan });
    } catch (error) {
      if (mine !== turn.current) return;
      const why = refusalOf(error);
      if (why) return setState({ step: 'refused', why });
      setState({ step: 'none' });
      notices.failure(error, t('importFailed'));
    }
  };
  const apply = async () => {
    if (state.step !== 'shown') return;
    setState({ ...state, step: 'applying' });
    const { name: _, ...file } = state.file;
    try {
      const { entries } = await whileChanging(languageId, () => applyImport(file));
      notices.success(t('imported', { count: entries.length }));
      onDone();
    } catch (error) {
      setState({ ...state, step: 'shown' });
      notices.failure(error, t('importFailed'));
    }
  };
  return { state, choose, apply };
}
