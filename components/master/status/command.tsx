/** What somebody types at the server; the same in every language. */
const COMMANDS = { backup: 'npm run backup', repair: 'npm run media:repair' } as const;

/** A command that is run at the server, in one piece. */
export function Command({ name }: { name: keyof typeof COMMANDS }) {
  return (
    <code dir="ltr" className="whitespace-nowrap">
      {COMMANDS[name]}
    </code>
  );
}
