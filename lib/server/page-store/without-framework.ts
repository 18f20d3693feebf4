import 'server-only';

import { type PageScripts, REACT_SCRIPTS_ID } from '@/lib/domain/site/page-scripts';
import { earlyDataCode } from '../inline-code';
import { beginningIn, isFrameworkScript } from './framework-scripts';

const SCRIPT = /<script(?<attributes>[^<>]*)>(?<code>[^<]*)<\/script>/g;
const FRAMEWORK_FILE = /^ (?:noModule="" )?src="(?<address>\/_next\/static\/chunks\/[\w./~-]+\.js)"/;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^<>]*>/g;

/**
 * A page as strangers get it: without the framework's scripts and their data, which only whoever is signed in needs. The scripts
 * are named in it, for the visitor's module to fetch then (components/shell/visitor/bring-react.ts).
 * @param early asks ahead for their data; none without a build, and null where React never comes
 */
export function withoutFramework(html: string, early: string | null = earlyDataCode()): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  const addresses = new Set<string>();
  const beginnings: unknown[] = [];
  const strip = (part: string) =>
    part.replaceAll(SCRIPT, (script: string, attributes: string, code: string) => {
      const address = FRAMEWORK_FILE.exec(attributes)?.groups?.address;
      if (address === undefined) {
        if (!isFrameworkScript(code)) return script;
        beginnings.push(...beginningIn(code));
        return '';
      }
      if (!attributes.includes('noModule')) addresses.add(address);
      return '';
    });
  const body = strip(html.slice(0, end));
  const rest = strip(html.slice(end));
  if (addresses.size === 0) return html;
  if (early === null) return `${body}${rest}`.replaceAll(SCRIPT_PRELOAD, '');
  const scripts: PageScripts = { addresses: [...addresses], beginnings };
  const list = `<script type="application/json" id="${REACT_SCRIPTS_ID}">${JSON.stringify(scripts)}</script>`;
  const asking = early === '' ? '' : `<script>${early}</script>`;
  return `${body}${list}${asking}${rest}`.replaceAll(SCRIPT_PRELOAD, '');
}
