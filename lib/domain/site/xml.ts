// What XML 1.0 cannot hold at all, not even escaped: most control characters and halves of a character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an XML document, between tags or in an attribute (security X-7). */
export function xmlText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}

/** An element with its attributes, self-closing without content; absent attributes are omitted. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content?: string,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
