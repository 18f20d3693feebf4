import { infiniteQueryOptions } from '@tanstack/react-query';
import { contactMessageList } from '@/lib/contracts/contact';
import { call, callForNothing } from './http';

const PATH = '/api/contact';

/** Messages of visitors, newest first, a page at a time. For the owner only. */
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
