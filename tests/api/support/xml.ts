/** An element of an XML document, with what a test asks of it. */
export class XmlElement {
  readonly children: XmlElement[] = [];
  text = '';

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  all(name: string): XmlElement[] {
    return this.children.filter((each) => each.name === name);
  }

  textOf(name: string): string {
    return this.all(name)[0]?.text ?? '';
  }
}

const TOKEN =
  /<\?[^>]*\?>|<(?<close>\/?)(?<name>[A-Za-z][\w:.-]*)(?<rest>[^<>]*?)(?<empty>\/?)>|(?<text>[^<]+)/gy;
const ATTRIBUTE = /\s+([A-Za-z][\w:.-]*)="([^"<]*)"/gy;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&([^;\s]*;?)/g, (whole, body: string) => {
    const sign = ENTITIES[body.slice(0, -1)];
    if (!body.endsWith(';') || sign === undefined) throw new Error(`not well-formed: ${whole}`);
    return sign;
  });
}

function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  const length = found.reduce((sum, [whole]) => sum + whole.length, 0);
  if (text.slice(length).trim() !== '') throw new Error(`not well-formed: ${text}`);
  const names = found.map(([, name]) => name);
  if (new Set(names).size < names.length) throw new Error(`an attribute stands twice: ${text}`);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, decode(value)]));
}

/** The root of a document of the forms that the site writes; throws for anything that is not well-formed. */
export function readXml(source: string): XmlElement {
  const document = new XmlElement('', {});
  const open = [document];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const { name, close, rest = '', empty, text } = match.groups ?? {};
    const parent = open.at(-1) ?? document;
    if (text !== undefined) parent.text += decode(text);
    else if (name === undefined) continue;
    else if (close) {
      if (parent.name !== name) throw new Error(`not well-formed: </${name}> in <${parent.name}>`);
      open.pop();
    } else {
      const element = new XmlElement(name, attributesIn(rest));
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root, ...others] = document.children;
  if (end !== source.length || open.length !== 1 || !root || others.length > 0 || document.text.trim() !== '')
    throw new Error(`not well-formed near ${source.slice(end, end + 80)}`);
  return root;
}
