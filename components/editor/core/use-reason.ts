import { useCallback } from 'react';
import { ApiError } from '@/lib/client/http';
import { lookAtBlock } from './look-at-block';
import { pageContent } from './page-content';
import { useToolTexts } from './tool-texts';

const PLACE = /\.sections\.(\d{1,4})\.blocks\.(\d{1,4})\./;

/**
 * The server's reason for a refusal: the first of several. A text that is too long is reported in the user's
 * language and scrolled into view.
 */
export function useReason(): (error: unknown) => string {
  const t = useToolTexts('editor');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return '';
      const [first] = error.errors;
      if (!first) return error.message;
      const { path, message, maximumCharacters } = first;
      if (maximumCharacters === undefined) return `${path}: ${message}`;
      const [, section, block] = PLACE.exec(path) ?? [];
      const { workingContent } = pageContent.getState();
      const id = workingContent.sections[Number(section)]?.blocks[Number(block)]?.id;
      if (id !== undefined) lookAtBlock(id);
      return t('textTooLong', { limit: maximumCharacters });
    },
    [t],
  );
}
