import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { openPublishing } from './open-publishing';

/**
 * Has the page drawn anew beneath the edited one whenever it is saved or published: when editing ends, visitors' page
 * is there as it is now, and the menu has its new title.
 */
export function useRenewedPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      openPublishing.subscribe((now, before) => {
        if (now.publishing === null || now.pageId !== before.pageId) return;
        const isSame =
          now.publishing.version === before.publishing?.version &&
          now.publishing.publishedAt === before.publishing.publishedAt;
        if (!isSame) router.refresh();
      }),
    [router],
  );
}
