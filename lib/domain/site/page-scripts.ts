/** What brings React to a page that came without it. */
export interface PageScripts {
  addresses: string[];
  /** What the bundler of the scripts is told to begin with. */
  beginnings: unknown[];
}

/** Id of the element that holds it, as JSON. */
export const REACT_SCRIPTS_ID = 'react-scripts';

/** Header of a request for the data that React hydrates a page with. */
export const FIRST_LOAD_HEADER = 'x-first-load';

declare global {
  interface Window {
    /** What the page was drawn from, as asked for before there was a module to do it (components/shell/visitor/early-data.ts). */
    pageData?: Promise<Response>;
  }
}
