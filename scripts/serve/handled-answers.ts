import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOLD_LENGTH } from '@/lib/server/gateway/told-length';
import { sendDressed } from './dress-answer';
import { copyOf, holdAnswer } from './held-response';
import { keepToldLength } from './told-length';

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Drawings get much smaller by packing, and are never large: they are packed here, where their length is known. */
const DRAWING = /^\/media\/.*\.svg$/i;

/** What the application's handlers answer, with the length that they tell. */
export async function answerHandled(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  render: Render,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !DRAWING.test(pathname)) {
    keepToldLength(response);
    return render(request, response);
  }
  // What HEAD says of a body is what GET says of it.
  const copy = copyOf(request, 'GET');
  const held = await holdAnswer(copy, (stand) => {
    for (const [name, value] of Object.entries(response.getHeaders()))
      if (value !== undefined) stand.setHeader(name, value);
    return render(copy, stand);
  });
  const { [TOLD_LENGTH]: told, ...headers } = held.headers;
  if (told !== undefined && Number(told) !== held.body.length) response.destroy();
  else await sendDressed({ ...held, headers }, request, response);
}
