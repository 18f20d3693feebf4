import { isHostName, isMailbox, isSameServer, type MailServer, showsPassword } from './server';

/** What an owner says of mail; `password` only where a new one is given, empty to take it away. */
export interface MailForm extends MailServer {
  isOn: boolean;
  password?: string | undefined;
  /** The address that mails come from. */
  sender: string;
  /** The address that they go to. */
  recipient: string;
  isDaily: boolean;
}

/** What holds before: the stored server with whether it has a password, and what the environment says instead. */
export interface MailGround {
  stored: MailServer | null;
  hasPassword: boolean;
  isServerGiven: boolean;
  isSenderGiven: boolean;
}

/** Whether so much is known that a mail can be sent. */
export const isSetUp = ({ host, sender }: Pick<MailForm, 'host' | 'sender'>): boolean =>
  host !== '' && sender !== '';

export const MAIL_FAULTS = [
  'host',
  'shown',
  'passwordAgain',
  'passwordMissing',
  'userMissing',
  'address',
] as const;

export type MailFault = (typeof MAIL_FAULTS)[number];
export type MailField = 'host' | 'security' | 'password' | 'user' | 'sender' | 'recipient';

/** Whether the stored password goes on being used. */
export function keepsPassword(form: MailForm, { hasPassword }: Pick<MailGround, 'hasPassword'>): boolean {
  return form.password === undefined && hasPassword && form.user !== '';
}

/** What is wrong with the settings, by field. Those that are off may be incomplete, but never unsafe. */
export function mailFaults(
  form: MailForm,
  ground: MailGround,
  { isComplete = form.isOn } = {},
): Partial<Record<MailField, MailFault>> {
  const { sender, recipient } = form;
  const lacks = (address: string) => (isComplete || address !== '') && !isMailbox(address);
  return {
    ...(ground.isServerGiven ? {} : serverFaults(form, ground, isComplete)),
    ...(!ground.isSenderGiven && lacks(sender) && { sender: 'address' }),
    ...(lacks(recipient) && { recipient: 'address' }),
  };
}

function serverFaults(
  form: MailForm,
  ground: MailGround,
  isComplete: boolean,
): Partial<Record<MailField, MailFault>> {
  const { host, user, password } = form;
  const isWrongHost = (isComplete || host !== '') && !isHostName(host);
  const isKept = keepsPassword(form, ground);
  // A password goes to the server that it was entered for, and to no other.
  const isElsewhere = isKept && ground.stored !== null && !isSameServer(form, ground.stored);
  const isMissing = isComplete && user !== '' && !isKept && !password;
  return {
    ...(isWrongHost && { host: 'host' }),
    ...(!isWrongHost && showsPassword(form) && { security: 'shown' }),
    ...(user === '' && password && { user: 'userMissing' }),
    ...(isMissing && { password: 'passwordMissing' }),
    ...(isElsewhere && { password: 'passwordAgain' }),
  };
}
