import { describe, expect, it } from 'vitest';
import { type Renewal, Renewals, type RenewalsRead } from './renewals';

/** A table that servers share, as `cache_tag` is: numbers in the order of commits. */
class SharedTable {
  source = 'one';
  isDown = false;
  reads = 0;
  private readonly rows = new Map<string, number>();
  private last = 0;

  save(...tags: string[]): Renewal[] {
    return tags.map((tag) => {
      this.last += 1;
      this.rows.set(tag, this.last);
      return { tag, seq: this.last };
    });
  }

  restart(source: string): void {
    this.source = source;
    this.rows.clear();
    this.last = 0;
  }

  read = async (since: number): Promise<RenewalsRead> => {
    this.reads += 1;
    if (this.isDown) throw new Error('down');
    const renewals = [...this.rows].map(([tag, seq]) => ({ tag, seq }));
    return {
      source: this.source,
      renewals: renewals.filter(({ seq }) => seq > since).sort((a, b) => a.seq - b.seq),
    };
  };
}

function server(table: SharedTable) {
  const clock = { now: 0 };
  return { clock, renewals: new Renewals(table.read, () => clock.now) };
}

describe('Renewals', () => {
  it('knows nothing before its first look', async () => {
    const { renewals } = server(new SharedTable());
    expect([renewals.isInformed, renewals.isDatabaseUp, renewals.source]).toEqual([false, false, '']);
    await expect(renewals.look()).resolves.toBe(true);
    expect([renewals.isInformed, renewals.isDatabaseUp, renewals.source]).toEqual([true, true, 'one']);
  });

  it('learns of another server’s save at its next look, of its own at once', async () => {
    const table = new SharedTable();
    const a = server(table).renewals;
    const b = server(table).renewals;
    await a.look();
    await b.look();
    a.note(table.save('page:1'));
    expect(a.isStale(['page:1'], 0)).toBe(true);
    expect(b.isStale(['page:1'], 0)).toBe(false);
    await b.look();
    expect(b.isStale(['page:1'], 0)).toBe(true);
    expect(b.isStale(['page:1'], 1)).toBe(false);
    expect(b.isStale(['page:2'], 0)).toBe(false);
  });

  it('does not take its own save for knowledge of all that came before', async () => {
    const table = new SharedTable();
    const { renewals } = server(table);
    await renewals.look();
    table.save('page:of-another-server');
    renewals.note(table.save('page:own'));
    expect(renewals.seq).toBe(0);
    await renewals.look();
    expect(renewals.seq).toBe(2);
    expect(renewals.isStale(['page:of-another-server'], 0)).toBe(true);
  });

  it('keeps the newest number of a tag, in whatever order it hears of them', async () => {
    const { renewals } = server(new SharedTable());
    renewals.note([{ tag: 'page:1', seq: 5 }]);
    renewals.note([{ tag: 'page:1', seq: 3 }]);
    expect(renewals.isStale(['page:1'], 4)).toBe(true);
  });

  it('keeps what it knows when a look fails, and says that the database is down', async () => {
    const table = new SharedTable();
    const { renewals, clock } = server(table);
    table.save('page:1');
    await renewals.look();
    table.isDown = true;
    clock.now = 10;
    await expect(renewals.look()).resolves.toBe(false);
    expect([renewals.isInformed, renewals.isDatabaseUp, renewals.seq]).toEqual([true, false, 1]);
    table.isDown = false;
    clock.now = 20;
    await renewals.look();
    expect(renewals.isDatabaseUp).toBe(true);
  });

  it('forgets the numbers of a database when another stands in its place', async () => {
    const table = new SharedTable();
    const { renewals } = server(table);
    table.save('page:1', 'page:2', 'page:3');
    await renewals.look();
    table.restart('two');
    table.save('page:9');
    await renewals.look();
    expect([renewals.source, renewals.seq]).toEqual(['two', 1]);
    expect(renewals.isStale(['page:1'], 0)).toBe(false);
    expect(renewals.isStale(['page:9'], 0)).toBe(true);
  });

  it('shares one look among those who ask at the same time', async () => {
    const table = new SharedTable();
    const { renewals } = server(table);
    await Promise.all([renewals.look(), renewals.look(), renewals.lookIfOlder(100)]);
    expect(table.reads).toBe(1);
  });

  it('looks again after a look that began before a save', async () => {
    const table = new SharedTable();
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isFirst = true;
    const renewals = new Renewals(async (since) => {
      const result = await table.read(since);
      if (isFirst) {
        isFirst = false;
        await held;
      }
      return result;
    });
    const early = renewals.look();
    table.save('page:1');
    const fresh = renewals.lookAfresh();
    letGo();
    await Promise.all([early, fresh]);
    expect(renewals.seq).toBe(1);
  });

  it.each([
    ['up, and the last look is young', { age: 99, isDown: false }, { reads: 1, answer: true }],
    ['up, and the last look is old', { age: 100, isDown: false }, { reads: 2, answer: true }],
  ])('looks only when the last look is older than asked: %s', async (_name, given, expected) => {
    const table = new SharedTable();
    const { renewals, clock } = server(table);
    await renewals.look();
    clock.now = given.age;
    const answer = await renewals.lookIfOlder(100);
    expect({ reads: table.reads, answer }).toEqual(expected);
  });

  it('takes any answer that the database gave since a look began for a sign that it is there', async () => {
    const clock = { now: 0, answered: Number.NEGATIVE_INFINITY };
    let fail = (): void => undefined;
    const table = new SharedTable();
    let isSilent = false;
    const renewals = new Renewals(
      (since) =>
        isSilent ? new Promise((_resolve, reject) => (fail = () => reject(new Error()))) : table.read(since),
      () => clock.now,
      () => clock.answered,
    );
    const states = () => [renewals.isDatabaseUp, renewals.isDatabaseDown];
    await renewals.look();
    isSilent = true;
    clock.now = 1_000;
    const looking = renewals.look();
    // While the look waits, a save is acknowledged over another connection.
    clock.answered = 1_200;
    clock.now = 2_500;
    fail();
    await looking;
    expect(states()).toEqual([true, false]);
    clock.now = 3_000;
    const again = renewals.look();
    fail();
    await again;
    expect(states()).toEqual([false, true]);
    await expect(renewals.lookIfOlder(0)).resolves.toBe(false);
    clock.answered = 3_100;
    expect(states()).toEqual([true, false]);
  });

  it('keeps nobody waiting for a database that is down, and asks it once a second (security O-1)', async () => {
    let isSilent = false;
    const table = new SharedTable();
    let reads = 0;
    const clock = { now: 0 };
    const renewals = new Renewals(
      async (since) => {
        reads += 1;
        if (isSilent) await new Promise(() => undefined);
        return table.read(since);
      },
      () => clock.now,
    );
    table.isDown = true;
    await renewals.look();
    expect(reads).toBe(1);
    isSilent = true;
    clock.now = 999;
    await expect(renewals.lookIfOlder(0)).resolves.toBe(false);
    expect(reads).toBe(1);
    clock.now = 1000;
    await expect(renewals.lookIfOlder(0)).resolves.toBe(false);
    await expect(renewals.lookIfOlder(0)).resolves.toBe(false);
    expect(reads).toBe(2);
  });
});
