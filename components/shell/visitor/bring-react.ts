import { takeWholeStyles } from '@/lib/client/whole-styles';
import { FIRST_LOAD_HEADER, type PageScripts, REACT_SCRIPTS_ID } from '@/lib/domain/site/page-scripts';
import { expectReact, hasReact } from './react-here';
import { isSignedInHere } from './signed-in';

/** The kind of an entry of Next.js's data that is text. */
const TEXT = 1;

declare global {
  var TURBOPACK: unknown[] | undefined;
}

/** None on a page that loads the framework by itself. */
function scriptsOf(): PageScripts | null {
  const scripts = document.getElementById(REACT_SCRIPTS_ID);
  return scripts && (JSON.parse(scripts.textContent) as PageScripts);
}

/** What the page was drawn from: of one that is not kept, only Next.js has it. */
async function dataOfPage(): Promise<string> {
  const address = location.pathname + location.search;
  const early = window.pageData;
  // Another try asks again.
  delete window.pageData;
  for (const header of [FIRST_LOAD_HEADER, 'rsc']) {
    const isEarly = early && header === FIRST_LOAD_HEADER;
    const answer = await (isEarly ? early : fetch(address, { headers: { [header]: '1' } }));
    if (answer.headers.get('content-type')?.startsWith('text/x-component')) return answer.text();
  }
  throw new Error('This page cannot be taken over.');
}

function appendScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  // By which React knows it for its own.
  script.setAttribute('async', '');
  document.head.append(script);
}

/**
 * Has React take over the page that stands there. Its data come first, since Next.js takes what is there when its scripts
 * begin; the scripts are fetched meanwhile.
 */
async function bringReact({ addresses, beginnings }: PageScripts): Promise<void> {
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  const [data] = await Promise.all([dataOfPage(), takeWholeStyles(document)]);
  if (hasReact()) return;
  expectReact().push([TEXT, data]);
  globalThis.TURBOPACK ??= [];
  globalThis.TURBOPACK.push(...beginnings);
  for (const src of addresses) appendScript(src);
}

/** React and the owner's tools come once somebody has signed in in this browser, and never to a stranger. */
export function bringReactWhenSignedIn(): void {
  const scripts = scriptsOf();
  if (scripts === null) return;
  let isComing = false;
  const look = async () => {
    if (isComing || hasReact() || !isSignedInHere()) return;
    isComing = true;
    // Without a network the next sign of somebody who is signed in tries again.
    await bringReact(scripts).catch(() => {});
    isComing = false;
  };
  void look();
  addEventListener('storage', look);
  addEventListener('online', look);
}
