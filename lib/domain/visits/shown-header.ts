/** By which a page that the browser drew or fetched ahead says that it is shown now. */
export const SHOWN_HEADER = 'x-page-shown';
