'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { FaultBoundary } from '@/components/ui/fault-boundary';
import { heedFailedPart } from '@/lib/client/reload';
import { countWorkingCopies, dropWorkingCopies } from '@/lib/client/working-copies';
import { isRunning } from '@/lib/domain/media/upload-queue';
import { beforeLogout } from '@/stores/auth';
import { useUploadQueue } from '@/stores/uploads';
import type { InterfaceTexts } from './use-interface-texts';

/** Loaded when there is something to ask. */
const LogoutDialog = lazy(async () => ({ default: (await import('./logout-dialog')).LogoutDialog }));

interface LogoutQuestionProps {
  userId: string;
  texts: InterfaceTexts['toolbar'];
}

interface Question {
  /** What would be lost. */
  kind: 'work' | 'uploads';
  answer(mayGo: boolean): void;
}

/** Asks before a sign-out drops unsaved work that this browser keeps of other pages, or files on their way. */
export function LogoutQuestion({ userId, texts }: LogoutQuestionProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      beforeLogout(async () => {
        const confirm = async (kind: Question['kind']) => {
          const mayGo = await new Promise<boolean>((answer) => setQuestion({ kind, answer }));
          setQuestion(null);
          return mayGo;
        };
        if (useUploadQueue.getState().uploads.some(isRunning) && !(await confirm('uploads'))) return false;
        if ((await countWorkingCopies(userId)) === 0) return true;
        const mayGo = await confirm('work');
        // Before the page goes: what follows may not be waited for.
        if (mayGo) await dropWorkingCopies();
        return mayGo;
      }),
    [userId],
  );
  if (!question) return null;
  const { kind, answer } = question;
  // What cannot be asked is answered by staying.
  const failed = (error: unknown) => {
    heedFailedPart(error);
    answer(false);
  };
  return (
    <FaultBoundary onFault={failed} shown={() => null}>
      <Suspense fallback={null}>
        <LogoutDialog kind={kind} texts={texts} onAnswer={answer} />
      </Suspense>
    </FaultBoundary>
  );
}
