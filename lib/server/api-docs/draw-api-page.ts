import 'server-only';

import type { ApiDescription } from '@/lib/contracts/api-description';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: 0.3rem 0; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentColor 8%, transparent); }
b { display: inline-block; min-width: 4.5rem; }`;

/** The description of the HTTP interface for a person: every call and every schema, which open when they are clicked. */
export function drawApiPage({ info, paths, components }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, ...rest }]) =>
      drawEntry(`<b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}`, rest),
    ),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) =>
    drawEntry(`<code id="${escaped(name)}">${escaped(name)}</code>`, schema),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(info.title)}: HTTP interface</title>
<style>${STYLE}</style>
<h1>HTTP interface</h1>
<p>${escaped(info.description)} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>
${calls.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</html>
`;
}

function drawEntry(heading: string, content: unknown): string {
  const json = escaped(JSON.stringify(content, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#$1">$1</a>',
  );
  return `<details><summary>${heading}</summary><pre>${json}</pre></details>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
