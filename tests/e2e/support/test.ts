import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** In the browser's time; a busy machine may need these seconds. */
const PRELOAD_HINT = /^The resource \S+ was preloaded using link preload but not used within a few seconds/;

/** Errors of the page itself. */
class Troubles {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (PRELOAD_HINT.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning')
        this.#seen.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#seen.push(`exception: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A navigation cancels pending requests of the page that it leaves.
      if (why !== 'net::ERR_ABORTED') this.#seen.push(`request failed: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#seen.push(`answer ${response.status()}: ${response.url()}`);
    });
  }

  /** Says that this journey causes such troubles: anything else still fails it, and so does their absence. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Says that some browsers find such a trouble here, and others do not. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Errors that this journey should not have caused, and expected ones that are missing. */
  report(): string[] {
    const known = [...this.#expected, ...this.#allowed];
    const surprising = this.#seen.filter((text) => !known.some((pattern) => pattern.test(text)));
    const missing = this.#expected.filter((pattern) => !this.#seen.some((text) => pattern.test(text)));
    return [...surprising, ...missing.map((pattern) => `expected, and did not happen: ${pattern}`)];
  }
}

/**
 * A kept connection that the server closes, as it may after five idle seconds, while a call is on its way was not answered:
 * clients ask again, and Playwright's does when it is told to.
 */
function askAgainWhenClosed({ request }: Page): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (address, options) => fetch(address, { maxRetries: 1, ...options });
}

/** Playwright's test, which also fails on console noise, exceptions, failed requests and error answers. */
export const test = base.extend<{ troubles: Troubles }>({
  troubles: [
    async ({ page }, use) => {
      askAgainWhenClosed(page);
      const troubles = new Troubles(page);
      await use(troubles);
      const report = troubles.report();
      if (report.length > 0) throw new Error(`the page had troubles:\n${report.join('\n')}`);
    },
    { auto: true },
  ],
});
