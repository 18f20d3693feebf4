'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { endToken, tokensQuery } from '@/lib/client/tokens';
import type { AccessToken, MadeToken } from '@/lib/contracts/tokens';
import { ConfirmDialog } from '../confirm-dialog';
import { LoadedList } from '../loaded-list';
import type { SignedInUser } from '../master-frame';
import { Row, RowActions, RowName, RowNote, Rows } from '../parts/rows';
import { ShownOnceDialog } from '../parts/shown-once-dialog';
import { useFailure } from '../use-failure';
import { useWhen } from '../use-when';
import { TokenDialog } from './token-dialog';
import { SCOPE_TEXT } from './token-texts';

/** The user's access tokens (decision 71): making one, which is shown once, and ending it. */
export function Tokens({ user }: { user: SignedInUser }) {
  const t = useTranslations('tokens');
  const when = useWhen();
  const client = useQueryClient();
  const failed = useFailure();
  const query = useQuery(tokensQuery);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  const [ending, setEnding] = useState<AccessToken | null>(null);
  // Receives the focus when the focused element is gone.
  const part = useRef<HTMLDivElement>(null);
  const end = useMutation({
    mutationFn: endToken,
    onSuccess: (_, id) => {
      client.setQueryData(tokensQuery.queryKey, (all) => all?.filter((each) => each.id !== id));
      toast.success(t('ended'));
      part.current?.focus();
    },
    onError: failed,
    onSettled: () => client.invalidateQueries(tokensQuery),
  });
  return (
    <div ref={part} className="grid w-full justify-items-start gap-(--space-3) outline-none" tabIndex={-1}>
      <LoadedList query={query} expected={1} empty={t('empty')}>
        {(tokens) => (
          <Rows>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
            ))}
          </Rows>
        )}
      </LoadedList>
      <Button kind="main" onClick={() => setIsMaking(true)}>
        {t('make')}
      </Button>
      {isMaking ? (
        <TokenDialog
          user={user}
          onMade={(token) => {
            setIsMaking(false);
            setMade(token);
            void client.invalidateQueries(tokensQuery);
          }}
          onClose={() => setIsMaking(false)}
        />
      ) : null}
      {made === null ? null : (
        <ShownOnceDialog
          title={t('shownTitle', { name: made.made.name })}
          note={t('shownNote', { until: when(made.made.expiresAt) })}
          value={made.token}
          onClose={() => setMade(null)}
        />
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        title={t('endTitle', { name: ending?.name ?? '' })}
        note={t('endNote')}
        action={t('end')}
        onConfirm={() => {
          if (ending) end.mutate(ending.id);
        }}
        onClose={() => setEnding(null)}
      />
    </div>
  );
}

function TokenRow({ token, onEnd }: { token: AccessToken; onEnd: () => void }) {
  const t = useTranslations('tokens');
  const when = useWhen();
  const { name, beginning, scopes, createdAt, expiresAt, lastUsedAt } = token;
  const isOver = Date.parse(expiresAt) <= Date.now();
  const used = lastUsedAt === null ? t('unused') : t('used', { when: when(lastUsedAt) });
  const times = [t('made', { when: when(createdAt) }), used, t('ends', { when: when(expiresAt) })];
  return (
    <Row>
      <div>
        <RowName>
          {name} {isOver ? <Badge>{t('expired')}</Badge> : null}
        </RowName>
        <RowNote>
          <code dir="ltr">{`${beginning}…`}</code>
          {` · ${scopes.map((scope) => t(SCOPE_TEXT[scope])).join(' · ')}`}
        </RowNote>
        <RowNote>{times.join(' · ')}</RowNote>
      </div>
      <RowActions>
        <Button aria-label={t('endOf', { name })} onClick={onEnd}>
          {t('end')}
        </Button>
      </RowActions>
    </Row>
  );
}
