import { useCallback } from 'react';
import { useToolFormatter } from './tool-texts';

/** Formats a point in time for the user's language and time zone. */
export function useWhen(): (at: Date | number | string) => string {
  const format = useToolFormatter();
  return useCallback(
    (at) =>
      format.dateTime(new Date(at), {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    [format],
  );
}
