'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { endOtherSessions, endSession, sessionsQuery } from '@/lib/client/sessions';
import type { OwnSession } from '@/lib/contracts/sessions';
import { browserName } from '@/lib/domain/auth/browser-name';
import { LoadedList } from './loaded-list';
import { NOTE } from './parts/note';
import { Row, RowActions, RowName, RowNote, Rows } from './parts/rows';
import { useFailure } from './use-failure';
import { useWhen } from './use-when';

/** The user's sessions; each can be ended except the current one (security A-10). */
export function Sessions() {
  const t = useTranslations('master');
  const client = useQueryClient();
  const failed = useFailure();
  const query = useQuery(sessionsQuery);
  // Receives the focus when the focused row is gone.
  const list = useRef<HTMLUListElement>(null);
  const reload = () => client.invalidateQueries(sessionsQuery);
  const one = useMutation({
    mutationFn: endSession,
    onSuccess: (_, id) => {
      client.setQueryData(sessionsQuery.queryKey, (all) => all?.filter((each) => each.id !== id));
      toast.success(t('sessionEnded'));
      list.current?.focus();
    },
    onError: failed,
    onSettled: reload,
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: (ended) => {
      toast.success(t('othersEnded', { ended }));
      list.current?.focus();
    },
    onError: failed,
    onSettled: reload,
  });
  return (
    <LoadedList query={query} expected={2}>
      {(sessions: readonly OwnSession[]) => (
        <>
          <Rows ref={list}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={one.isPending && one.variables === session.id}
                onEnd={() => one.mutate(session.id)}
              />
            ))}
          </Rows>
          {sessions.length === 1 ? (
            <p className={NOTE}>{t('onlySession')}</p>
          ) : (
            <Button kind="main" onClick={() => others.mutate()} aria-disabled={others.isPending}>
              {t('endOthers')}
            </Button>
          )}
        </>
      )}
    </LoadedList>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations('master');
  const when = useWhen();
  const { browser, system } = browserName(session.userAgent);
  const name = t('sessionOn', {
    browser: browser ?? t('unknownBrowser'),
    system: system ?? t('unknownSystem'),
  });
  return (
    <Row isShort>
      <div>
        <RowName>
          {name} {session.isCurrent ? <Badge>{t('sessionHere')}</Badge> : null}
        </RowName>
        <RowNote>
          {t('sessionUsed', { when: when(session.lastUsedAt) })}
          {session.address === '' ? null : ` · ${t('sessionFrom', { address: session.address })}`}
        </RowNote>
      </div>
      {session.isCurrent ? null : (
        <RowActions>
          <Button aria-label={t('endSessionOf', { name })} aria-disabled={isEnding} onClick={onEnd}>
            {t('endSession')}
          </Button>
        </RowActions>
      )}
    </Row>
  );
}
