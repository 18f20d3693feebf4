/** A request that costs more to process than to send. */
export interface Shape {
  name: string;
  headers: Record<string, string>;
  body: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const PARTS_TYPE = { 'content-type': 'multipart/form-data; boundary=x' };

/** Repeats a piece until the text has about the wanted length. */
const filled = (bytes: number, piece: (at: number) => string, between = '') => {
  const count = Math.floor(bytes / (piece(0).length + between.length + 5));
  return Array.from({ length: Math.max(1, count) }, (_, at) => piece(at)).join(between);
};

const part = (at: number, file: string) =>
  `--x\r\ncontent-disposition: form-data; name="f${at}"${file}\r\n\r\n\r\n`;

const jsonOf = (bytes: number) => (name: string, body: string) => ({
  name: `${name}, ${bytes} bytes`,
  headers: JSON_TYPE,
  body,
});

/** The same for every call. */
function commonShapes(bytes: number) {
  const json = jsonOf(bytes);
  const keys = filled(bytes, (at) => `"k${at}":0`, ',');
  const items = filled(bytes, () => '[]', ',');
  const deep = Math.floor(bytes / 2);
  const shapes: Shape[] = [
    json('many items', `[${items}]`),
    json('lists in each other', `${'['.repeat(deep)}${']'.repeat(deep)}`),
    json('objects in each other', `${'{"a":'.repeat(bytes / 6)}0${'}'.repeat(bytes / 6)}`),
    json('brackets that are never closed', '['.repeat(bytes)),
    json('one long key', `{"${'k'.repeat(bytes)}":0}`),
    { name: `many fields, ${bytes} bytes`, headers: FORM_TYPE, body: filled(bytes, (at) => `f${at}=`, '&') },
    {
      name: `one field many times, ${bytes} bytes`,
      headers: FORM_TYPE,
      body: filled(bytes, () => 'a=', '&'),
    },
    {
      name: `many parts, ${bytes} bytes`,
      headers: PARTS_TYPE,
      body: `${filled(bytes, (at) => part(at, ''))}--x--`,
    },
    {
      name: `many files, ${bytes} bytes`,
      headers: PARTS_TYPE,
      body: `${filled(bytes, (at) => part(at, `; filename="${at}"`))}--x--`,
    },
  ];
  return { keys, items, shapes };
}

/** By their bytes: made once, since so many pieces take longer to put together than to send. */
const common = new Map<number, ReturnType<typeof commonShapes>>();

/** The shapes of attack on what reads a body, of about so many bytes each, around a body that is right in form. */
export function costlyBodies(bytes: number, right: object): Shape[] {
  const made = common.get(bytes) ?? commonShapes(bytes);
  common.set(bytes, made);
  const { keys, items, shapes } = made;
  const json = jsonOf(bytes);
  const first = Object.keys(right)[0] ?? 'key';
  const rest = JSON.stringify({ ...right, [first]: 'HERE' });
  return [
    json('many keys', `{${keys}}`),
    json('many keys beside those that are known', `{${keys},${JSON.stringify(right).slice(1)}`),
    json(
      'many items in a field',
      rest.replace('"HERE"', () => `[${items}]`),
    ),
    json(
      'many keys in a field',
      rest.replace('"HERE"', () => `{${keys}}`),
    ),
    json('a long number', `{"${first}":${'9'.repeat(bytes)}}`),
    ...shapes,
  ];
}

/** The largest request head that is accepted. */
const HEAD_BYTES = 12_000;

/** Cookies by the hundred, as much as a head may hold. */
export const MANY_COOKIES = filled(HEAD_BYTES, (at) => `c${at}=v`, '; ');

/** The same with keys in the query. */
export const MANY_QUERY_KEYS = filled(HEAD_BYTES, (at) => `k${at}=`, '&');
