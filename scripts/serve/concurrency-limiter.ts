interface Limits {
  /** Places that everybody shares. */
  atOnce: number;
  /** Places that one network may have of these. */
  perNetwork: number;
  /** Places beside them, for devices that have signed in before. */
  forDevices: number;
  /** Places that the devices of one account may have of these. */
  perAccount: number;
  /** How many may wait for a place, and how long. */
  waiting: number;
  waitMs: number;
}

/** Who requests a place. */
export interface Caller {
  network: string;
  /** The account that the caller's device has signed in to before; null for a device that is not known. */
  account: string | null;
}

/** Gives a place back; a second time it does nothing. */
export type Leave = () => void;

/**
 * Limits concurrent work. No network can take all places, and known devices have places of their own, so that one
 * sender cannot shut others out (security A-2).
 */
export class ConcurrencyLimiter {
  private readonly shared = new Places();
  private readonly ofDevices = new Places();
  private readonly line = new Set<{ caller: Caller; enter(leave: Leave): void }>();

  constructor(private readonly limits: Limits) {}

  /** A place, now or as soon as one is free; null if none becomes free in time. */
  async enter(caller: Caller): Promise<Leave | null> {
    const leave = this.take(caller);
    if (leave || this.line.size >= this.limits.waiting) return leave;
    return new Promise((resolve) => {
      const waiting = {
        caller,
        enter: (place: Leave) => {
          clearTimeout(timer);
          resolve(place);
        },
      };
      const timer = setTimeout(() => {
        this.line.delete(waiting);
        resolve(null);
      }, this.limits.waitMs);
      this.line.add(waiting);
    });
  }

  private take({ network, account }: Caller): Leave | null {
    const { atOnce, perNetwork, forDevices, perAccount } = this.limits;
    const place =
      (account !== null && this.ofDevices.take(account, { inAll: forDevices, perHolder: perAccount })) ||
      this.shared.take(network, { inAll: atOnce, perHolder: perNetwork });
    if (!place) return null;
    return () => {
      if (place()) this.letIn();
    };
  }

  /** Admits the caller that has waited longest among those for whom there is a place. */
  private letIn(): void {
    for (const waiting of this.line) {
      const leave = this.take(waiting.caller);
      if (!leave) continue;
      this.line.delete(waiting);
      waiting.enter(leave);
      return;
    }
  }
}

class Places {
  private readonly taken = new Map<string, number>();
  private count = 0;

  /** A place for a holder, or null. The returned function releases it, and returns false if that was done before. */
  take(holder: string, { inAll, perHolder }: { inAll: number; perHolder: number }): (() => boolean) | null {
    const own = this.taken.get(holder) ?? 0;
    if (this.count >= inAll || own >= perHolder) return null;
    this.count += 1;
    this.taken.set(holder, own + 1);
    let isTaken = true;
    return () => {
      const wasTaken = isTaken;
      if (wasTaken) this.giveBack(holder);
      isTaken = false;
      return wasTaken;
    };
  }

  private giveBack(holder: string): void {
    this.count -= 1;
    const left = (this.taken.get(holder) ?? 1) - 1;
    if (left === 0) this.taken.delete(holder);
    else this.taken.set(holder, left);
  }
}
