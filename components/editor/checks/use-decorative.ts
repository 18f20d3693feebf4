import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mediaItemQuery } from '@/lib/client/media-item';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { editorQueries } from '../core/queries';
import { useKnownTexts } from '../media/known-media';

/**
 * Which of these pictures are decorative according to the library. Those still being looked up count as
 * decorative, so that nothing is reported too early.
 */
export function useDecorative(addresses: readonly string[]): ReadonlySet<string> {
  const known = useKnownTexts();
  const requested = addresses.flatMap((address) => {
    const pathname = pathnameOfMediaPath(address);
    return known[address] === undefined && pathname !== null ? [{ address, pathname }] : [];
  });
  const quiet = useQueries(
    {
      queries: requested.map(({ pathname }) => mediaItemQuery(pathname)),
      combine: (answers) =>
        requested
          .filter((_, at) => answers[at]?.isPending || answers[at]?.data?.item.isDecorative === true)
          .map(({ address }) => address)
          .join('\n'),
    },
    editorQueries,
  );
  return useMemo(
    () =>
      new Set([
        ...quiet.split('\n'),
        ...addresses.filter((address) => known[address]?.isDecorative === true),
      ]),
    [quiet, addresses, known],
  );
}
