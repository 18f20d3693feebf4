import { normaliseContent } from '@/lib/domain/content/normalise';
import { validateContent } from '@/lib/domain/content/validate';
import type { Action, Script } from './action';
import { commandFor, FIRST_TOKEN } from './commands';
import { Ledger, tokensIn } from './ledger';
import { Network } from './network';
import { type Counts, newStore, noCounts, Person, type Site } from './person';

/** The site of a run, whose server can end at once. */
export interface RunningSite extends Site {
  /** Ends the server process, and starts another one: given back once the old one is gone. */
  kill(): Promise<void>;
  /** Waits until it runs again. */
  ready(): Promise<void>;
}

export interface Report {
  counts: Counts;
  /** Words that were written and are lost, though nobody removed them. */
  lost: { token: string; wasAcknowledged: boolean }[];
  /** Faults of the final page, and saves that were refused. */
  problems: string[];
  written: number;
  acknowledged: number;
}

/** How often everybody saves and settles at the end, until nothing is left to do. */
const LAST_ROUNDS = 30;

/** Lets people edit one page as a script says, then everybody finishes, and tells what became of it. */
export async function runScript(
  { people, actions }: Script,
  site: RunningSite,
  storeOfPerson = newStore,
): Promise<Report> {
  const [network, ledger, counts] = [new Network(), new Ledger(), noCounts()];
  const around = { site, network, ledger, counts, newStore: storeOfPerson };
  const persons = Array.from({ length: people }, (_, who) => new Person(who, around));
  ledger.write(tokensIn(await pageOf(site)));
  for (const person of persons) await person.open();
  let token = FIRST_TOKEN;
  const act = async (action: Action): Promise<void> => {
    switch (action.kind) {
      case 'edit': {
        const person = persons[action.who];
        const command = person && commandFor(person.content, { ...action, token: `tok${token}z` });
        token += 1;
        if (command) person.edit(command);
        return;
      }
      case 'undo':
      case 'redo':
      case 'discard':
        return persons[action.who]?.step(action.kind);
      case 'save':
        return persons[action.who]?.save();
      case 'settle':
        return persons[action.who]?.settle(action.sides);
      case 'offline':
        if (network.setOffline(action.who, true)) counts.offlineSpells += 1;
        return network.rest();
      case 'online':
        network.setOffline(action.who, false);
        return;
      case 'crash':
        await site.ready();
        counts.crashes += 1;
        return persons[action.who]?.crash();
      case 'deliver':
        return network.deliver(action.which);
      case 'lose':
        if (network.waiting > 0) counts.lostMessages += 1;
        return network.lose(action.which);
      case 'rush':
        return network.rush();
      case 'kill':
        counts.kills += 1;
        for (const person of persons) person.save();
        await network.rest();
        return network.rush(async () => {
          await new Promise((resolve) => setTimeout(resolve, action.afterMs));
          await site.kill();
        });
    }
  };
  for (const action of actions) await act(action);
  await finish(persons, network, site);
  const content = await pageOf(site);
  return {
    counts,
    lost: ledger.lostFrom(content),
    problems: [
      ...validateContent(content).map(({ path, message }) => `${path}: ${message}`),
      ...persons.flatMap(({ refusals }) => refusals),
    ],
    ...ledger.size,
  };
}

const pageOf = async (site: Site) => normaliseContent((await site.read()).content);

/** Everybody comes back, settles what is left and saves, until the page has it all. */
async function finish(persons: readonly Person[], network: Network, site: RunningSite): Promise<void> {
  await site.ready();
  for (const who of persons.keys()) network.setOffline(who, false);
  for (let round = 0; round < LAST_ROUNDS; round += 1) {
    for (const person of persons) {
      person.settle(round);
      person.save();
      await network.rest();
      while (network.waiting > 0) await network.rush();
      await person.saving;
    }
    if (persons.every((person) => !person.isBusy)) return;
  }
  throw new Error('Somebody could not finish.');
}
