import { cleanLine, cleanLines, isEmailAddress } from '../contact/clean-text';
import { xmlText } from '../site/xml';
import { MAIL } from './limits';
import { isMailbox } from './server';

/** A visitor's message, as a mail tells of it. */
export interface NotedMessage {
  name: string;
  email: string;
  message: string;
  /** Title of the page that is asked about; empty: of none. */
  about: string;
  createdAt: Date;
}

/** Says a text of the namespace `mail`. */
export type MailWords = (key: string, values?: Record<string, string | number>) => string;

export interface MailFrame {
  words: MailWords;
  /** BCP 47, with the direction of its letters. */
  language: { tag: string; dir: string };
  /** The name of the site. */
  site: string;
  /** Where the messages are read. */
  panel: string;
}

/** What a mail says; who sends it to whom is not part of it. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to. */
  replyTo?: { name: string; address: string };
}

/** The mail about one message: an answer to it goes to the visitor. */
export function composeMessage(frame: MailFrame, message: NotedMessage): MailText {
  const { words } = frame;
  const name = cleanLine(message.name);
  const title = cleanLine(message.about);
  const subject = title === '' ? words('subject', { name }) : words('subjectAbout', { name, title });
  const replyTo = addressOf(message);
  const notes = [replyTo ? words('answerHere') : words('answerThere', { email: cleanLine(message.email) })];
  return { ...composed(frame, subject, [message], notes), ...(replyTo && { replyTo }) };
}

/** The mail about the messages of a day; of very many the last ones are only counted. */
export function composeDigest(frame: MailFrame, messages: readonly NotedMessage[]): MailText {
  const { words, site } = frame;
  const shown = messages.slice(0, MAIL.digestMessages);
  const count = messages.length - shown.length;
  const subject = words('subjectDaily', { count: messages.length, site });
  return composed(frame, subject, shown, count > 0 ? [words('more', { count })] : []);
}

/** What the test of the settings sends. */
export function composeTest(frame: MailFrame): MailText {
  const { words, site } = frame;
  return composed(frame, words('testSubject', { site }), [], [words('testText', { site })]);
}

/** What a mail with a one-time link for an account says of it. */
export interface LinkForAccount {
  /** The name of the account, and of whoever sends the link. */
  name: string;
  from: string;
  link: string;
  expires: Date;
}

/** The mail with the link by which the holder of an account sets a password. */
export function composeLink({ words, language, site }: MailFrame, given: LinkForAccount): MailText {
  const { link, expires } = given;
  const [name, from] = [cleanLine(given.name), cleanLine(given.from)];
  const when = new Intl.DateTimeFormat(language.tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const before = words('linkText', { name, from, site });
  const after = words('linkUntil', { until: `${when.format(expires)} UTC` });
  const why = words('linkWhy', { site });
  return {
    subject: cut(cleanLine(words('linkSubject', { site }))),
    text: [before, link, after, why].join('\n\n'),
    html: asDocument(
      language,
      [
        lines(before),
        `<a href="${xmlText(link)}">${xmlText(words('linkOpen'))}</a>`,
        lines(after),
        lines(why),
      ]
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join(''),
    ),
  };
}

/** Whom an answer goes to; null for an address that not every mail server takes. */
function addressOf({ name, email }: NotedMessage): { name: string; address: string } | null {
  return isEmailAddress(email) && isMailbox(email) ? { name: cleanLine(name), address: email } : null;
}

function composed(
  { words, language, site, panel }: MailFrame,
  subject: string,
  messages: readonly NotedMessage[],
  notes: readonly string[],
): MailText {
  const parts = messages.map((message) => ({
    facts: factsOf(words, language.tag, message),
    message: cleanLines(message.message),
  }));
  const text = [
    ...parts.map(({ facts, message }) => `${facts.join('\n')}\n\n${message}`),
    [...notes, words('open', { address: panel })].join('\n'),
    words('why', { site }),
  ].join('\n\n* * *\n\n');
  const html = [
    ...parts.map(
      ({ facts, message }) => `<p>${lines(facts.join('\n'))}</p><p dir="auto">${lines(message)}</p>`,
    ),
    `<p>${[...notes.map(lines), `<a href="${xmlText(panel)}">${xmlText(words('openLink'))}</a>`].join('<br>')}</p>`,
    `<p>${lines(words('why', { site }))}</p>`,
  ].join('<hr>');
  return {
    subject: cut(cleanLine(subject)),
    text,
    html: asDocument(language, html),
  };
}

function asDocument({ tag, dir }: MailFrame['language'], body: string): string {
  return `<!doctype html><html lang="${xmlText(tag)}" dir="${xmlText(dir)}"><body>${body}</body></html>`;
}

function factsOf(words: MailWords, tag: string, { name, email, about, createdAt }: NotedMessage): string[] {
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const title = cleanLine(about);
  return [
    words('from', { name: cleanLine(name), email: cleanLine(email) }),
    ...(title === '' ? [] : [words('about', { title })]),
    `${when.format(createdAt)} UTC`,
  ];
}

function lines(text: string): string {
  return xmlText(text).replaceAll('\n', '<br>');
}

/** Cut between characters, not within one. */
function cut(line: string): string {
  const characters = [...line];
  const { subjectCharacters } = MAIL;
  return characters.length <= subjectCharacters
    ? line
    : `${characters.slice(0, subjectCharacters - 1).join('')}…`;
}
