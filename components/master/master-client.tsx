'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Notices } from '@/components/ui/notices';
import '@/components/ui/tools.css';
import { ApiError } from '@/lib/client/http';
import { onReset, useAuth } from '@/stores/auth';
import type { AuthSession } from '@/stores/auth-state';

interface MasterClientProps {
  /** What the server has said of the session while drawing the page. */
  answer: AuthSession | Record<string, never>;
  children: ReactNode;
}

/** What pages of the hidden area need in the browser: questions and answers, notices, and an eye on the session. */
export function MasterClient({ answer, children }: MasterClientProps) {
  const t = useTranslations('master');
  const [client] = useState(makeClient);
  useSession(answer);
  // Whoever has signed out leaves nothing to be read, although the server does not know yet.
  const isLeft = useAuth(({ lateSignOut }) => lateSignOut === 'waits');
  return (
    <QueryClientProvider client={client}>
      {isLeft ? null : children}
      <Notices place="master" label={t('notices')} bottom="calc(5rem + env(safe-area-inset-bottom))" />
    </QueryClientProvider>
  );
}

function makeClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') useAuth.getState().clear();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // What was refused stays refused; a server that is away is asked once more.
      queries: { retry: (count, error) => count < 1 && !(error instanceof ApiError && error.code) },
    },
  });
}

/** Tells the store who is signed in, and shows the door in place once the session has ended, here or elsewhere. */
function useSession(answer: AuthSession | Record<string, never>): void {
  const router = useRouter();
  const known = JSON.stringify(answer);
  useEffect(() => {
    void useAuth.getState().meet(JSON.parse(known) as AuthSession);
  }, [known]);
  useEffect(
    () =>
      onReset((reason) => {
        if (reason === 'ended') router.refresh();
      }),
    [router],
  );
  const isHeard = useAuth(({ lateSignOut }) => lateSignOut === 'heard');
  useEffect(() => {
    if (isHeard) router.refresh();
  }, [isHeard, router]);
}
