import { useFormatter } from 'next-intl';
import { useCallback } from 'react';

/** Says a point in time the way it is said where the person is. */
export function useWhen(): (at: Date | number | string) => string {
  const format = useFormatter();
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
