import '../island-elements';
import type { LightboxTexts } from './lightbox-viewer';

interface LightboxProps {
  /** Names the page: another one has pictures of its own. */
  page: string;
  texts: LightboxTexts;
  /** Hands on why the viewer could not be loaded; prevented where the page is loaded anew. */
  failedEvent: string;
}

/**
 * All pictures of the page that are links with `data-lightbox`, opened large. Without script the
 * links lead to the pictures; the viewer is loaded when it is first needed.
 */
export function Lightbox({ page, texts, failedEvent }: LightboxProps) {
  return <picture-lightbox page={page} texts={JSON.stringify(texts)} failed-event={failedEvent} hidden />;
}
