import 'server-only';

const LATE_SCRIPT =
  /<script src="(?<address>\/_next\/static\/[\w./~-]+\.js)"(?: id="[\w-]+")? async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^<>]*>/g;

/** How long the scripts wait for the page's leading picture: on a poor line its visitor wants to see it first. */
const PATIENCE_MS = 1000;

/**
 * Fetches the scripts that a page names, once its leading picture has come and a frame has been painted. Without
 * frames (a tab in the background) nothing is waited for.
 */
export const LATE_SCRIPTS_CODE = [
  '(()=>{',
  'const begun=()=>{',
  'if(!addresses)return;',
  'for(const address of addresses){',
  'const script=document.createElement("script");',
  'script.src=address;script.setAttribute("async","");document.head.append(script)}',
  'addresses=null};',
  'let addresses=JSON.parse(document.getElementById("late-scripts").textContent);',
  'const begin=()=>requestAnimationFrame(()=>setTimeout(begun));',
  'const picture=document.querySelector("img[fetchpriority=high]");',
  'if(document.hidden)begun();',
  'else if(!picture||picture.complete)begin();',
  'else{picture.addEventListener("load",begin);picture.addEventListener("error",begin);',
  `setTimeout(begun,${PATIENCE_MS})}`,
  'document.addEventListener("visibilitychange",begun)',
  '})()',
].join('');

/**
 * A page whose scripts are fetched after its first picture and its first paint instead of beside them: everything on
 * it can be seen and followed without them. React finds each one by its address, wherever it was put.
 */
export function delayScripts(html: string): string {
  const end = html.lastIndexOf('</body>');
  const addresses = [...html.matchAll(LATE_SCRIPT)].map(({ groups }) => groups?.address ?? '');
  if (end < 0 || addresses.length === 0) return html;
  const list = `<script type="application/json" id="late-scripts">${JSON.stringify([...new Set(addresses)])}</script>`;
  const body = `${html.slice(0, end)}${list}<script>${LATE_SCRIPTS_CODE}</script>${html.slice(end)}`;
  return body.replaceAll(LATE_SCRIPT, '').replaceAll(SCRIPT_PRELOAD, '');
}
