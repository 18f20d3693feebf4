/** What is needed of the browser and the server to sign out; none of it throws. */
export interface SignOutOutside {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Whether the server has heard it; that it has not is nobody's error. */
  sendLogout(): Promise<boolean>;
  /** Does one such work at a time, in all tabs of this browser. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * How a sign-out stands that the server could not be told of at once: it waits for the server, and the session there lives
 * until then; or the server has heard it by now.
 */
export type LateSignOut = 'waits' | 'heard';

/** Kept while the server does not know of a sign-out: whoever comes next in this browser tells it. */
const KEY = 'sign_out_waits';

/** The sign-out that a browser owes the server, if it does. */
export function createLateSignOut(connected: Promise<SignOutOutside>) {
  /** Where this browser keeps nothing. */
  let isOwedHere = false;
  return {
    isOwed: (outside: SignOutOutside) => isOwedHere || outside.read(KEY) !== null,

    owe: (outside: SignOutOutside) => {
      outside.write(KEY, 'true');
      isOwedHere = outside.read(KEY) === null;
    },

    /** A new session has ended the one that was to end. */
    forget: (outside: SignOutOutside) => {
      outside.remove(KEY);
      isOwedHere = false;
    },

    /** Tells the server what is owed. In turn with every sign-in, so that no later session is ended by it. */
    pay: async (): Promise<LateSignOut | 'nothing'> => {
      const outside = await connected;
      return outside.inTurn(async () => {
        if (!isOwedHere && outside.read(KEY) === null) return 'nothing';
        if (!(await outside.sendLogout())) return 'waits';
        outside.remove(KEY);
        isOwedHere = false;
        return 'heard';
      });
    },
  };
}
