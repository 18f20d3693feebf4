import 'server-only';

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { workInQueues } from './work-queues';

/** What an address is for. */
export type AddressKind = 'page' | 'api' | 'media' | 'iiif' | 'asset';

/** Where the answer to a request for a page came from. */
export type PageSource = 'memory' | 'store' | 'render' | 'last_good' | 'missing' | 'unavailable';

/** Seconds; pages from memory take less than the first, and uploads more than the last. */
const DURATIONS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

declare global {
  // The small server and the application are two bundles in one process: both count in the same.
  var atelierMetrics: Metrics | undefined;
}

/** What a process counts for Prometheus. Names and labels hold nothing of visitors, addresses or texts. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Histogram({
    name: 'atelier_http_request_duration_seconds',
    help: 'Time until an answer was sent, by what was asked for and the class of its status.',
    labelNames: ['kind', 'status'] as const,
    buckets: DURATIONS,
    registers: this.registers,
  });

  private readonly pages = new Counter({
    name: 'atelier_page_answers_total',
    help: 'Answers to requests for pages, by where they came from.',
    labelNames: ['source'] as const,
    registers: this.registers,
  });

  private readonly renders = new Counter({
    name: 'atelier_page_renders_total',
    help: 'Pages rendered, for a visitor or ahead of one, by whether that went well.',
    labelNames: ['result'] as const,
    registers: this.registers,
  });

  private readonly uploads = new Counter({
    name: 'atelier_uploaded_bytes_total',
    help: 'Bytes of files that were taken into the media library.',
    registers: this.registers,
  });

  private readonly mails = new Counter({
    name: 'atelier_mail_attempts_total',
    help: 'Attempts to send a mail, by what the mail server made of them.',
    labelNames: ['result'] as const,
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const work = new Gauge({
      name: 'atelier_queue_tasks',
      help: 'Tasks of each queue of this process, running and waiting.',
      labelNames: ['queue', 'state'] as const,
      registers: this.registers,
      collect: () => {
        work.reset();
        for (const { name, running, waiting } of workInQueues()) {
          work.set({ queue: name, state: 'running' }, running);
          work.set({ queue: name, state: 'waiting' }, waiting);
        }
      },
    });
  }

  /** @param seconds until the answer was sent */
  request(kind: AddressKind, status: number, seconds: number): void {
    this.requests.labels(kind, `${Math.floor(status / 100)}xx`).observe(seconds);
  }

  page(source: PageSource): void {
    this.pages.labels(source).inc();
  }

  render(result: 'ok' | 'failed'): void {
    this.renders.labels(result).inc();
  }

  upload(bytes: number): void {
    this.uploads.inc(bytes);
  }

  mail(result: 'sent' | 'failed'): void {
    this.mails.labels(result).inc();
  }
}

/** What this process has counted. */
export function metrics(): Metrics {
  globalThis.atelierMetrics ??= new Metrics();
  return globalThis.atelierMetrics;
}
