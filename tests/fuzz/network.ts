import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

interface Held {
  who: number;
  letThrough(): void;
  lose(): void;
}

/** Messages between people and the server: each waits on its way there and on its way back until the run lets it through. */
export class Network {
  private readonly held: Held[] = [];
  private readonly offline = new Set<number>();
  /** How many the server has before it. */
  private moving = 0;

  get waiting(): number {
    return this.held.length;
  }

  /** Brings an answer, or the loss of the message on either way. */
  async carry<Answer>(who: number, request: () => Promise<Answer>): Promise<Answer> {
    await this.hold(who);
    this.moving += 1;
    const answer = await request().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    this.moving -= 1;
    await this.hold(who);
    return answer();
  }

  setOffline(who: number, isOffline: boolean): boolean {
    if (!isOffline) return this.offline.delete(who);
    const isNew = !this.offline.has(who);
    this.offline.add(who);
    this.loseAllOf(who);
    return isNew;
  }

  loseAllOf(who: number): void {
    for (const message of this.held.filter((each) => each.who === who)) message.lose();
  }

  async deliver(which: number): Promise<void> {
    this.held[which % Math.max(1, this.held.length)]?.letThrough();
    await this.rest();
  }

  async lose(which: number): Promise<void> {
    this.held[which % Math.max(1, this.held.length)]?.lose();
    await this.rest();
  }

  /** Lets everything through that waits, all at once; `meanwhile` happens while it is under way. */
  async rush(meanwhile?: () => Promise<void>): Promise<void> {
    for (const message of [...this.held]) message.letThrough();
    await meanwhile?.();
    await this.rest();
  }

  /** Waits until every message waits again, or has arrived. */
  async rest(): Promise<void> {
    await turn();
    while (this.moving > 0) await sleep(1);
    await turn();
  }

  private async hold(who: number): Promise<void> {
    if (this.offline.has(who)) throw new Error('offline');
    const isLost = await new Promise<boolean>((resolve) => {
      const end = (lost: boolean) => {
        this.held.splice(this.held.indexOf(message), 1);
        resolve(lost);
      };
      const message: Held = { who, letThrough: () => end(false), lose: () => end(true) };
      this.held.push(message);
    });
    if (isLost) throw new Error('lost on the way');
  }
}
