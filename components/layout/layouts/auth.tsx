import { PageSections } from '@/components/layout/page-sections';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

/** A small form in the middle of an empty page, without navigation or footer. */
export function AuthLayout({ page }: LayoutProps) {
  return (
    <main id="content" data-layout="auth" className="content-center text-center">
      <div className="mx-auto grid max-w-136 justify-items-center gap-(--space-3) py-(--space-4)">
        <PageTitle page={page} />
        <PageSections page={page} />
      </div>
    </main>
  );
}
