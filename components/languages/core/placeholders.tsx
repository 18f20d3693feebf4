import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Spinner } from '@/components/ui/spinner';

const STYLE =
  'col-span-full grid flex-1 place-content-center justify-items-center gap-3 px-4 py-8 text-center text-tool-muted';

/** In place of a list that has nothing in it. */
export function NothingHere({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={cx(STYLE, className)}>{children}</p>;
}

/** A placeholder while something loads. */
export function Loading() {
  const t = useTranslations('languages');
  return (
    <p className={STYLE} role="status">
      <Spinner className="size-6" />
      <span className="sr-only">{t('loading')}</span>
    </p>
  );
}

/** A placeholder for something that could not be loaded. */
export function LoadFailed({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  const t = useTranslations('languages');
  return (
    <div className={STYLE} role="alert">
      <p className="rtl:text-right rtl:[unicode-bidi:plaintext]">{children}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
