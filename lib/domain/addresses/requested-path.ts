/**
 * The script of a 404's headline: the document is served at many addresses, so it fills in the requested one
 * before the first paint. The headline holds the pieces of its sentence and the prefix of its language.
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
