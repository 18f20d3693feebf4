'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { LAYOUTS } from '@/components/layout/layouts';
import { showOnStage } from '@/components/page/page-stage';
import type { PageContent } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';
import { useDrawnContent } from './drawn-content';

interface SavedPageProps {
  view: PageView;
  /** As it was saved. */
  content: PageContent;
}

/**
 * What has been saved, from the end of editing until the server has drawn the page anew: else the page would be seen as it
 * was before.
 */
export function SavedPage({ view, content }: SavedPageProps) {
  const router = useRouter();
  const pathname = usePathname();
  const [isPending, startTransition] = useTransition();
  const began = useRef<string | null>(null);
  useEffect(() => {
    if (began.current === null) {
      began.current = pathname;
      // Without a network the browser would leave the page for a message of its own.
      if (navigator.onLine) startTransition(() => router.refresh());
    } else if (!isPending || began.current !== pathname) showOnStage(null);
  }, [isPending, pathname, router]);
  const page = useDrawnContent(view, content);
  const Layout = LAYOUTS[view.layout];
  return <Layout page={page} />;
}
