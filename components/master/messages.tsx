'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { markMessage, messagesQuery, removeMessage } from '@/lib/client/messages';
import type { ContactMessage } from '@/lib/contracts/contact';
import { useAuth } from '@/stores/auth';
import { ConfirmDialog } from './confirm-dialog';
import { LoadedList } from './loaded-list';
import { MessageRow } from './message-row';
import { Rows } from './parts/rows';
import { useFailure } from './use-failure';

/** Messages of visitors; for the owner only. */
export function Messages() {
  const t = useTranslations('master');
  const client = useQueryClient();
  const failed = useFailure();
  const query = useInfiniteQuery(messagesQuery);
  const [doomed, setDoomed] = useState<ContactMessage | null>(null);
  // Receives the focus when the focused row is gone.
  const list = useRef<HTMLUListElement>(null);

  /** Updates the list optimistically, and returns the earlier state. */
  const show = async (change: (messages: ContactMessage[]) => ContactMessage[]) => {
    await client.cancelQueries(messagesQuery);
    const before = client.getQueryData(messagesQuery.queryKey);
    client.setQueryData(
      messagesQuery.queryKey,
      (now) =>
        now && { ...now, pages: now.pages.map((page) => ({ ...page, messages: change(page.messages) })) },
    );
    return { before };
  };
  const rollBack = (error: unknown, _: unknown, shown: Awaited<ReturnType<typeof show>> | undefined) => {
    client.setQueryData(messagesQuery.queryKey, shown?.before);
    failed(error);
  };
  // The number of new ones stands in the toolbar.
  const recount = () => void useAuth.getState().refresh();
  const mark = useMutation({
    mutationFn: markMessage,
    onMutate: ({ id, isRead }) =>
      show((all) =>
        all.map((each) =>
          each.id === id ? { ...each, readAt: isRead ? new Date().toISOString() : null } : each,
        ),
      ),
    onSuccess: recount,
    onError: rollBack,
  });
  const removal = useMutation({
    mutationFn: removeMessage,
    onMutate: (id) => show((all) => all.filter((each) => each.id !== id)),
    onSuccess: () => {
      recount();
      toast.success(t('messageRemoved'));
      list.current?.focus();
    },
    onError: rollBack,
  });
  return (
    <>
      <LoadedList
        query={{ ...query, data: query.data?.pages.flatMap(({ messages }) => messages) }}
        expected={3}
        empty={t('noMessages')}
      >
        {(messages: readonly ContactMessage[]) => (
          <Rows ref={list}>
            {messages.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                onMark={(isRead) => mark.mutate({ id: message.id, isRead })}
                onRemove={() => setDoomed(message)}
              />
            ))}
          </Rows>
        )}
      </LoadedList>
      {query.hasNextPage ? (
        <Button kind="main" onClick={() => query.fetchNextPage()} aria-disabled={query.isFetchingNextPage}>
          {query.isFetchingNextPage ? t('loading') : t('more')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t('removeMessageTitle', { name: doomed?.name ?? '' })}
        note={t('removeMessageNote')}
        action={t('removeMessage')}
        onConfirm={() => doomed && removal.mutate(doomed.id)}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
