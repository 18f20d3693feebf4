'use client';

import { useRouter } from 'next/navigation';

/**
 * What follows a sign-in: what was asked for is shown in place, the popup closes, or one goes on to an
 * address of this site.
 */
export type AfterSignIn = { kind: 'stay' } | { kind: 'close' } | { kind: 'go'; path: string };

/** Goes on after a sign-in. */
export function useGoOn(after: AfterSignIn): () => void {
  const router = useRouter();
  return () => {
    if (after.kind === 'go') router.push(after.path);
    else if (after.kind === 'stay') router.refresh();
    // After the store has written what the window that opened this one waits for.
    else setTimeout(() => window.close());
  };
}
