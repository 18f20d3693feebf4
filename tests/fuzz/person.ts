import { type SaveOutcome, saveContent } from '@/components/editor/saving/save-content';
import type { Command } from '@/lib/domain/content/commands';
import type { Conflict } from '@/lib/domain/content/merge';
import type { PageContent } from '@/lib/domain/content/model';
import { type Choice, choicesOf, settleConflict } from '@/lib/domain/content/settle-conflict';
import { createContentStore, isUnsaved, type PendingSave, type StoredContent } from '@/stores/content';
import { type Ledger, tokensIn, tokensOf } from './ledger';
import type { Network } from './network';

/** A server that keeps one page. What it refuses has the `code` of an error answer. */
export interface Site {
  send(save: PendingSave): Promise<StoredContent>;
  read(): Promise<StoredContent>;
}

/** Events of a run. */
export interface Counts {
  saves: number;
  merges: number;
  conflicts: number;
  offlineSpells: number;
  crashes: number;
  kills: number;
  lostMessages: number;
}

export const noCounts = (): Counts => ({
  saves: 0,
  merges: 0,
  conflicts: 0,
  offlineSpells: 0,
  crashes: 0,
  kills: 0,
  lostMessages: 0,
});

const PLACE = { path: '/together', locale: 'en' };

interface Surroundings {
  site: Site;
  network: Network;
  ledger: Ledger;
  counts: Counts;
  newStore: () => ContentStore;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** The editor's own, in which each edit is a step of its own. */
export const newStore = (): ContentStore => {
  let time = 0;
  return createContentStore({ now: () => (time += 10_000), after: () => () => {} });
};

/** Somebody with the page open: the editor's own store and way of saving, without the browser around them. */
export class Person {
  private store: ContentStore;
  private conflicts: Conflict[] = [];
  private isSaving = false;
  private copies = 0;

  constructor(
    private readonly who: number,
    private readonly around: Surroundings,
  ) {
    this.store = around.newStore();
  }

  async open(): Promise<void> {
    this.store = this.around.newStore();
    this.isSaving = false;
    this.store.getState().init({ ...PLACE, ...(await this.around.site.read()) });
  }

  get content(): PageContent {
    return this.store.getState().workingContent;
  }

  /** Whether there is still something to do before their work is in the page. */
  get isBusy(): boolean {
    return this.isSaving || this.conflicts.length > 0 || isUnsaved(this.store.getState());
  }

  edit(command: Command): void {
    this.decide(() => this.store.getState().dispatch(command));
    this.around.ledger.write(tokensIn(this.content));
  }

  step(how: 'undo' | 'redo' | 'discard'): void {
    this.decide(() => this.store.getState()[how]());
  }

  /** Begins to save, unless something that both changed is still to be looked at. */
  save(): void {
    if (this.isSaving || this.conflicts.length > 0) return;
    const { site, network, ledger, counts } = this.around;
    const { store } = this;
    const finish = (outcome: SaveOutcome) => {
      // The tab that began it is gone.
      if (store !== this.store) return;
      this.isSaving = false;
      if (outcome.kind === 'failed') this.refusals.push(String(outcome.error));
      if (outcome.kind !== 'joined') return;
      counts.merges += 1;
      counts.conflicts += outcome.conflicts.length;
      this.conflicts = outcome.conflicts;
      this.see();
    };
    this.isSaving = true;
    const transport = {
      send: async (save: PendingSave) => {
        const stored = await network.carry(this.who, () => site.send(save));
        counts.saves += 1;
        ledger.acknowledge(tokensIn(save.content));
        return stored;
      },
      read: () => network.carry(this.who, () => site.read()),
    };
    this.saving = saveContent(store.getState, transport).then(finish);
  }

  /** The save that is under way. */
  saving: Promise<void> = Promise.resolve();
  /** The server's answers to saves that it will never accept. */
  readonly refusals: string[] = [];

  /** Chooses a side of everything that both changed. */
  settle(sides: number): void {
    const shown = new Set([...tokensIn(this.content), ...tokensOf(this.conflicts)]);
    this.conflicts.forEach((conflict, at) => {
      const choices = choicesOf(conflict);
      const choice: Choice = choices[(sides >> at) % choices.length] ?? 'mine';
      const settled = settleConflict(
        this.content,
        conflict,
        choice,
        `${conflict.id}-${this.who}-${this.copies++}`,
      );
      this.store.getState().replace(settled);
    });
    this.conflicts = [];
    this.around.ledger.decide(this.who, shown, tokensIn(this.content));
    this.around.ledger.write(tokensIn(this.content));
  }

  /** The tab ends without a word and is opened again; what it had kept is taken up, as the editor does it. */
  async crash(): Promise<void> {
    const { originalContent: base, workingContent: content, sent } = this.store.getState();
    const kept = isUnsaved(this.store.getState()) || this.conflicts.length > 0;
    this.around.network.loseAllOf(this.who);
    await this.open();
    if (!kept) return this.see();
    const found = this.store.getState().restore(content, base, sent);
    const ids = new Set(found.map(({ id }) => id));
    this.conflicts = [...found, ...this.conflicts.filter(({ id }) => !ids.has(id))];
    this.see();
  }

  private decide(act: () => unknown): void {
    const before = tokensIn(this.content);
    act();
    this.around.ledger.decide(this.who, before, tokensIn(this.content));
  }

  private see(): void {
    this.around.ledger.see(this.who, tokensIn(this.content));
  }
}
