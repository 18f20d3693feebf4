'use client';

import { useQuery } from '@tanstack/react-query';
import { siteMailQuery } from '@/lib/client/site-mail';
import { LoadedList } from '../loaded-list';
import { MailForm } from './mail-form';
import { MailState } from './mail-state';

/** Mail about new messages: how it goes, and its settings; for the owner only. */
export function Mail() {
  const query = useQuery(siteMailQuery);
  return (
    <LoadedList query={{ ...query, data: query.data && [query.data] }} expected={3}>
      {([mail]) =>
        mail ? (
          <>
            <MailState mail={mail} />
            <MailForm saved={mail} />
          </>
        ) : null
      }
    </LoadedList>
  );
}
