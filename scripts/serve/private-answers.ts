import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/**
 * Makes any answer private (decision 27): where the address itself is the secret, no cache may store a part of a
 * page, a redirect or an error, nor may another site learn the address from it.
 */
export function answerPrivately(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number) => ServerResponse;
  Object.assign(response, {
    writeHead(status: number, ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]) {
      const given = rest.find((each) => typeof each === 'object') ?? {};
      for (const [name, value] of [...pairsOf(given), ...Object.entries(PRIVATE_HEADERS)])
        if (value !== undefined) response.setHeader(name, value);
      return writeHead(status);
    },
  });
}

/** Headers come by name, or as one flat list of names and values. */
function pairsOf(
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[],
): [string, OutgoingHttpHeader | undefined][] {
  if (!Array.isArray(headers)) return Object.entries(headers);
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1]]] : []));
}
