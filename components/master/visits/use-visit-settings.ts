'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/notices';
import { SITE_VISITS, saveVisitSettings } from '@/lib/client/site-visits';
import type { SiteVisitsAnswer, VisitSettings } from '@/lib/contracts/site-visits';
import { useFailure } from '../use-failure';

interface Change {
  settings: VisitSettings;
  /** What is said when it is saved. */
  done: string;
}

/** Saves the settings of counting: they are shown at once, and as they were if that fails. */
export function useVisitSettings(): (settings: VisitSettings, done: string) => void {
  const client = useQueryClient();
  const failed = useFailure();
  const { mutate } = useMutation({
    // One after another: the last that was chosen is the last that is saved.
    scope: { id: 'site-visits' },
    mutationFn: ({ settings }: Change) => saveVisitSettings(settings),
    onMutate: async ({ settings: { isOn, keptMonths } }) => {
      await client.cancelQueries(SITE_VISITS);
      const before = client.getQueriesData<SiteVisitsAnswer>(SITE_VISITS);
      client.setQueriesData<SiteVisitsAnswer>(SITE_VISITS, (now) => now && { ...now, isOn, keptMonths });
      return { before };
    },
    onSuccess: (_, { done }) => toast.success(done),
    onError: (error, _, shown) => {
      for (const [key, data] of shown?.before ?? []) client.setQueryData(key, data);
      failed(error);
    },
    onSettled: () => client.invalidateQueries(SITE_VISITS),
  });
  return (settings, done) => mutate({ settings, done });
}
