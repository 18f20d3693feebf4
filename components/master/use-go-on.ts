'use client';

import { useRouter } from 'next/navigation';

/**
 * What follows a sign-in: the requested page is shown in place, the popup closes, or the browser goes to an
 * address of this site.
 */
export type AfterSignIn = { kind: 'stay' } | { kind: 'close' } | { kind: 'go'; path: string };

/** Goes on after a sign-in. */
export function useGoOn(after: AfterSignIn): () => void {
  const router = useRouter();
  return () => {
    if (after.kind === 'go') router.push(after.path);
    else if (after.kind === 'stay') router.refresh();
    // After the store has written the value that the opening window waits for.
    else setTimeout(() => window.close());
  };
}
