/**
 * The script behind the headline of a document that is answered at many addresses: it says which of them was asked for, before
 * the first paint. The headline brings the pieces of its sentence, and what addresses of its language begin with.
 */
export const REQUESTED_PATH_SCRIPT = [
  '(()=>{',
  'const title=document.currentScript.previousElementSibling;',
  'const{around,prefix}=title.dataset;',
  'const path=decodeURI(location.pathname);',
  'const own=path.startsWith(prefix)?path.slice(prefix.length-1):path;',
  'title.textContent=JSON.parse(around).join(own)',
  '})()',
].join('');
