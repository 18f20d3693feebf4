'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { useIsMissing } from '@/components/page/page-stage';
import { splitLocale } from '@/lib/domain/addresses/paths';
import { can } from '@/lib/domain/auth/roles';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { useAuth } from '@/stores/auth';

/** Loaded where there is no page for visitors: perhaps there is one for whoever edits. */
const UnseenPage = lazy(async () => ({
  default: (await import('@/components/editor/publishing/unseen-page')).UnseenPage,
}));

/** The page that visitors do not find, for whoever may edit it, at the address where they will. */
export function LazyUnseenPage() {
  const isMissing = useIsMissing();
  const { session, devMode } = useAuth();
  const { locale, path } = splitLocale(usePathname(), reservedSegments());
  if (!isMissing || session === null || !can(session.user.role, 'edit-pages')) return null;
  return (
    <Suspense fallback={null}>
      <UnseenPage key={`${locale} ${path}`} path={path} locale={locale} isEdited={devMode} />
    </Suspense>
  );
}
