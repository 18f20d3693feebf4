import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const MOBILE_SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('browserName', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/130.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} OPR/114.0.0.0`, 'Opera', 'macOS'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${MOBILE_SAFARI}`, 'Safari', 'iPhone'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROME}`, 'Chrome', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(browserName(userAgent)).toEqual({ browser, system });
  });
});
