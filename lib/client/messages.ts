import { infiniteQueryOptions } from '@tanstack/react-query';
import { contactMessageList } from '@/lib/contracts/contact';
import { call, callForNothing } from './http';

const PATH = '/api/contact';

/** What visitors wrote, newest first, a page at a time. Of the owner alone. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: ['messages'],
  queryFn: ({ pageParam, signal }) =>
    call(pageParam === null ? PATH : `${PATH}?cursor=${encodeURIComponent(pageParam)}`, contactMessageList, {
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }) => cursor ?? null,
});

export const markMessage = ({ id, isRead }: { id: string; isRead: boolean }) =>
  callForNothing(at(id), { method: 'PATCH', body: { isRead } });

export const removeMessage = (id: string) => callForNothing(at(id), { method: 'DELETE' });

function at(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}
