'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { beforeLogout } from '@/stores/auth';
import type { InterfaceTexts } from './use-interface-texts';

/** Loaded when there is something to ask. */
const ToolDialog = lazy(async () => ({ default: (await import('@/components/ui/tool-dialog')).ToolDialog }));

interface LogoutQuestionProps {
  userId: string;
  texts: InterfaceTexts['toolbar'];
}

/** Asks before a sign-out drops unsaved work that this browser keeps of other pages (decision 3). */
export function LogoutQuestion({ userId, texts }: LogoutQuestionProps) {
  const [question, setQuestion] = useState<{ answer(mayGo: boolean): void } | null>(null);
  useEffect(
    () =>
      beforeLogout(async () => {
        const { countWorkingCopies, dropWorkingCopies } = await import('@/lib/client/working-copies');
        if ((await countWorkingCopies(userId)) === 0) return true;
        const mayGo = await new Promise<boolean>((resolve) => setQuestion({ answer: resolve }));
        setQuestion(null);
        // Before the page goes: what follows may not be waited for.
        if (mayGo) await dropWorkingCopies();
        return mayGo;
      }),
    [userId],
  );
  if (!question) return null;
  const { answer } = question;
  return (
    <Suspense fallback={null}>
      <ToolDialog title={texts.keptWork} note={texts.keptWorkNote} onClose={() => answer(false)}>
        <div className="tool-dialog-ways">
          <button type="button" onClick={() => answer(true)}>
            {texts.logoutAnyway}
          </button>
          <button type="button" className="is-main" onClick={() => answer(false)}>
            {texts.stay}
          </button>
        </div>
      </ToolDialog>
    </Suspense>
  );
}
