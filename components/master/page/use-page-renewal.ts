'use client';

import { useQueryClient } from '@tanstack/react-query';

const KEYS = ['page-settings', 'page-publishing', 'page-history'] as const;

/** Reads again all that is shown of a page, after something of it has been changed. */
export function usePageRenewal(id: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: ['pages'] });
    await Promise.all(KEYS.map((key) => client.invalidateQueries({ queryKey: [key, id] })));
  };
}
