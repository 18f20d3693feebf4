import * as library from '@/app/api/media/route';
import { type Answer, call } from './call';
import { SITE_URL } from './site';

/** A form as a browser sends it, from the site itself. */
export async function upload(
  files: [name: string, bytes: Buffer][],
  headers: Record<string, string>,
  { field = 'files', query = '' } = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return call(library, 'POST', {
    path: `/api/media${query}`,
    raw: await encoded.arrayBuffer(),
    headers: { 'content-type': type, origin: SITE_URL, ...headers },
  });
}
