/**
 * Calls back once the page has nothing else to do; gives what calls it off.
 * @param otherwiseMs how long to wait where the browser cannot say when that is
 */
export function whenIdle(work: () => void, otherwiseMs = 1_500): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, otherwiseMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
