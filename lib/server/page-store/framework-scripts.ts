import 'server-only';

/** What its bundler is told to begin with. */
const BEGINNING =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<entry>\{[\w":[\],./~\s-]*\})\);?$/;

/** The scripts that Next.js writes into a page, by their whole form. */
const FORMS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"(?:[^"\\<\n]|\\.)*"\]\)$/,
  // Data that were cut within a letter of several bytes come as base64.
  /^self\.__next_f\.push\(\[3,"[\w+/=]*"\]\)$/,
  BEGINNING,
];

/** Whether Next.js has written this script into a page. */
export const isFrameworkScript = (code: string): boolean => FORMS.some((form) => form.test(code));

/** What such a script gives to the bundler, if it does. */
export function beginningIn(code: string): unknown[] {
  const entry = BEGINNING.exec(code)?.groups?.entry;
  return entry === undefined ? [] : [JSON.parse(entry)];
}
