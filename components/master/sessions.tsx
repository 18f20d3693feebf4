'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { notify } from '@/components/ui/notices';
import { endOtherSessions, endSession, sessionsQuery } from '@/lib/client/sessions';
import type { OwnSession } from '@/lib/contracts/sessions';
import { browserName } from '@/lib/domain/auth/browser-name';
import { LoadedList } from './loaded-list';
import { useFailure } from './use-failure';
import { useWhen } from './use-when';

/** Where one is signed in; each place can be ended but the one where one is (security A-10). */
export function Sessions() {
  const t = useTranslations('master');
  const client = useQueryClient();
  const failed = useFailure();
  const query = useQuery(sessionsQuery);
  // Where the keyboard goes on when what it stood on is gone.
  const list = useRef<HTMLUListElement>(null);
  const reload = () => client.invalidateQueries(sessionsQuery);
  const one = useMutation({
    mutationFn: endSession,
    onSuccess: (_, id) => {
      client.setQueryData(sessionsQuery.queryKey, (all) => all?.filter((each) => each.id !== id));
      notify.success(t('sessionEnded'));
      list.current?.focus();
    },
    onError: failed,
    onSettled: reload,
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: (ended) => {
      notify.success(t('othersEnded', { ended }));
      list.current?.focus();
    },
    onError: failed,
    onSettled: reload,
  });
  return (
    <LoadedList query={query} expected={2}>
      {(sessions: readonly OwnSession[]) => (
        <>
          <ul ref={list} className="rows" tabIndex={-1}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={one.isPending && one.variables === session.id}
                onEnd={() => one.mutate(session.id)}
              />
            ))}
          </ul>
          {sessions.length === 1 ? (
            <p className="settings-note">{t('onlySession')}</p>
          ) : (
            <button
              type="button"
              className="button"
              onClick={() => others.mutate()}
              aria-disabled={others.isPending}
            >
              {t('endOthers')}
            </button>
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
    <li className="row row-short">
      <div>
        <p className="row-name">
          {name} {session.isCurrent ? <span className="badge">{t('sessionHere')}</span> : null}
        </p>
        <p className="row-note">
          {t('sessionUsed', { when: when(session.lastUsedAt) })}
          {session.address === '' ? null : ` · ${t('sessionFrom', { address: session.address })}`}
        </p>
      </div>
      {session.isCurrent ? null : (
        <div className="row-ways">
          <button
            type="button"
            className="quiet-button"
            aria-label={t('endSessionOf', { name })}
            aria-disabled={isEnding}
            onClick={onEnd}
          >
            {t('endSession')}
          </button>
        </div>
      )}
    </li>
  );
}
