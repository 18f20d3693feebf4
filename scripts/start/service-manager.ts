import { spawn } from 'node:child_process';

const MICROSECONDS = 1000;

/**
 * What systemd wants to hear of a service of `Type=notify`: that it is ready, that it is stopping, and, as often as the
 * unit asks for by `WatchdogSec`, that this process still turns. Nothing is said where there is no systemd.
 *
 * It listens on a datagram socket, which Node cannot send to: its own program does, which is wherever systemd is.
 */
export class ServiceManager {
  private readonly isThere: boolean;
  private readonly patienceMs: number;
  private beating: NodeJS.Timeout | undefined;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.isThere = Boolean(env.NOTIFY_SOCKET);
    this.patienceMs = Number(env.WATCHDOG_USEC ?? 0) / MICROSECONDS;
  }

  /** From now on systemd counts. */
  ready(): void {
    this.say('READY=1');
    if (!this.isThere || !(this.patienceMs > 0)) return;
    this.beating = setInterval(() => this.say('WATCHDOG=1'), this.patienceMs / 3).unref();
  }

  /** How long that may take is another matter of the unit. */
  stopping(): void {
    clearInterval(this.beating);
    this.say('STOPPING=1');
  }

  private say(state: string): void {
    if (!this.isThere) return;
    const telling = spawn('systemd-notify', [state], { stdio: 'ignore' });
    // A site that cannot tell works all the same.
    telling.on('error', () => undefined);
    telling.unref();
  }
}
