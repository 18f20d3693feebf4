import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/http';
import { languagesQuery } from '@/lib/client/languages';
import { translationsQuery } from '@/lib/client/translations';
import type { Translation } from '@/lib/domain/translations/model';

/** Queries of languages and texts, kept as long as the document. */
export const languageQueries = new QueryClient({
  defaultOptions: {
    queries: {
      // Refusals are final; an unreachable server is asked once more.
      retry: (count, error) => count < 1 && !(error instanceof ApiError && error.code !== undefined),
      refetchOnWindowFocus: false,
    },
  },
});

/** After each change that went well the lists are loaded anew; they stay until then. */
export function reloadLanguages(): void {
  void languageQueries.invalidateQueries({ queryKey: languagesQuery.queryKey });
}

/** Changes of texts that the server has not answered. */
let running = 0;

/**
 * Runs a change of a language's texts, and reloads them once no other change is in progress: an answer from in
 * between would briefly undo what is shown.
 */
export async function whileChanging<Answer>(
  languageId: string,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const { queryKey } = translationsQuery(languageId);
  running += 1;
  await languageQueries.cancelQueries({ queryKey });
  try {
    return await change();
  } finally {
    running -= 1;
    if (running === 0) void languageQueries.invalidateQueries({ queryKey });
  }
}

/** Updates the cached texts of a language, optimistically or by the server's answer. */
export function changeTexts(
  languageId: string,
  change: (texts: readonly Translation[]) => readonly Translation[],
): void {
  languageQueries.setQueryData(
    translationsQuery(languageId).queryKey,
    (texts) => texts && [...change(texts)],
  );
}

/** The texts of a language as they are shown. */
export function shownTexts(languageId: string): readonly Translation[] {
  return languageQueries.getQueryData(translationsQuery(languageId).queryKey) ?? [];
}
