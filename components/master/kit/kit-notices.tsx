'use client';

import { Button } from '@/components/ui/button';
import { toastsIn } from '@/components/ui/notices';
import { NOTICES, type Sample } from './kit-words';

/** Samples of notices: with and without a title, with and without an action. */
export function KitNotices({ sample: { short, long, hint } }: { sample: Sample }) {
  const plain = toastsIn('master');
  const titled = toastsIn('master', { titles: { success: short, failure: short } });
  const action = { label: short, onClick: () => plain.failure(hint) };
  return (
    <div className="flex flex-wrap gap-2" lang="en" dir="ltr">
      <Button onClick={() => plain.success(long, action)}>{NOTICES.done}</Button>
      <Button onClick={() => plain.failure(hint)}>{NOTICES.failed}</Button>
      <Button onClick={() => titled.success(hint, action)}>{NOTICES.titled}</Button>
    </div>
  );
}
