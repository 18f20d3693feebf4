/**
 * In a browser where somebody has signed in, asks for what React needs while the visitor's module is still to come: bundled
 * on its own (scripts/bundling/bundle.mjs), it stands inline at the end of pages that visitors get.
 */
import { FIRST_LOAD_HEADER } from '@/lib/domain/site/page-scripts';
import { isSignedInHere } from './signed-in';

if (isSignedInHere()) {
  window.pageData = fetch(location.pathname + location.search, { headers: { [FIRST_LOAD_HEADER]: '1' } });
  // Whoever takes it up (bring-react.ts) is told; without a network there may be nobody.
  window.pageData.catch(() => {});
}
