import { chromium } from '@playwright/test';
import { findChromium } from '@/scripts/testing/chromium.mjs';
import { comparePictures } from './compare';
import { takePages } from './pages';
import { takeTools } from './tools';

const USE = 'npm run pixels -- take URL FOLDER [NAME-PART], or compare FOLDER FOLDER [NAME-PART]';

async function take(url: string, folder: string, only: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await takeTools(browser, url, folder, only);
    await takePages(browser, url, folder, only);
  } finally {
    await browser.close();
  }
}

async function compare(before: string, after: string, only: string): Promise<void> {
  const differences = await comparePictures(before, after, only);
  for (const { name, what } of differences) process.stdout.write(`${name}: ${what}\n`);
  process.stdout.write(`${differences.length} pictures differ\n`);
  if (differences.length > 0) process.exitCode = 1;
}

const [verb, one, two, only = ''] = process.argv.slice(2);
if (verb === 'take' && one && two) await take(one, two, only);
else if (verb === 'compare' && one && two) await compare(one, two, only);
else throw new Error(USE);
