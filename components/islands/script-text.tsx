import type { HTMLAttributes } from 'react';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

interface ScriptTextProps extends HTMLAttributes<HTMLElement> {
  as: 'p' | 'span';
  text?: string;
}

/** An element whose words an island changes: given as markup, they are left alone by React, which may come later. */
export function ScriptText({ as: Element, text = '', ...rest }: ScriptTextProps) {
  const words = { __html: text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but words, escaped above
  return <Element {...rest} dangerouslySetInnerHTML={words} />;
}
