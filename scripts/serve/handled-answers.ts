import type { IncomingMessage, ServerResponse } from 'node:http';
import { DECLARED_LENGTH } from '@/lib/server/gateway/declared-length';
import { bufferAnswer, copyOf } from './buffered-answer';
import { enforceDeclaredLength } from './declared-length';
import { sendDressed } from './dress-answer';

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Drawings get much smaller by packing, and are never large: they are packed here, where their length is known. */
const DRAWING = /^\/media\/.*\.svg$/i;

/** Answers with the application's handlers, with the length that they declare. */
export async function answerHandled(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  render: Render,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !DRAWING.test(pathname)) {
    enforceDeclaredLength(response);
    return render(request, response);
  }
  // HEAD gets the headers of GET.
  const copy = copyOf(request, 'GET');
  const buffered = await bufferAnswer(copy, (stand) => {
    for (const [name, value] of Object.entries(response.getHeaders()))
      if (value !== undefined) stand.setHeader(name, value);
    return render(copy, stand);
  });
  const { [DECLARED_LENGTH]: reported, ...headers } = buffered.headers;
  if (reported !== undefined && Number(reported) !== buffered.body.length) response.destroy();
  else await sendDressed({ ...buffered, headers }, request, response);
}
