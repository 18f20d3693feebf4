'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Notices } from '@/components/ui/notices';
import { ToolsLanguage } from '@/components/ui/tools-language';
import '@/components/ui/tools.css';
import { ApiError } from '@/lib/client/http';
import { onReset, useAuth } from '@/stores/auth';
import type { AuthSession } from '@/stores/auth-state';

interface MasterClientProps {
  /** The session as the server saw it while rendering the page. */
  answer: AuthSession | Record<string, never>;
  /** `lang` and `dir` of what the tools say, where they do not speak the language of the page. */
  language: ComponentProps<typeof ToolsLanguage>['value'];
  children: ReactNode;
}

/** Providers of pages in the hidden area: queries, notices, and the session. */
export function MasterClient({ answer, language, children }: MasterClientProps) {
  const t = useTranslations('master');
  const [client] = useState(makeClient);
  useSession(answer);
  // After signing out nothing stays readable, even before the server knows.
  const isLeft = useAuth(({ lateSignOut }) => lateSignOut === 'waits');
  return (
    <QueryClientProvider client={client}>
      <ToolsLanguage value={language}>{isLeft ? null : children}</ToolsLanguage>
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
      // Refusals are final; an unreachable server is asked once more.
      queries: { retry: (count, error) => count < 1 && !(error instanceof ApiError && error.code) },
    },
  });
}

/** Tells the store who is signed in, and shows the sign-in form in place once the session has ended, here or elsewhere. */
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
