import type { Locator, Page } from '@playwright/test';
import { edit, keptCopies, served, textsOf, toolbarOf } from './support/editing';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let own: OwnPages;
withOwnPages((pages) => {
  own = pages;
});

const LINES = ['Lisbon, 2022', 'Oil on sea water', 'Courtesy of a friend'];

async function write(page: Page, path: string) {
  const blocks = LINES.map((line, n) => ({
    id: `block-${n}`,
    component: 'RichText',
    props: { content: `<p>${line}</p>` },
    attributes: {},
    blockAttributes: [],
    itemAttributes: [],
  }));
  const content = { sections: [{ id: 'section-1', name: 'Lines', attributes: [], blocks }] };
  await expect(async () => {
    const data = { path, locale: 'en', translation: { content, version: 1 } };
    expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  }).toPass();
}

/** One way to do the same things: by mouse, keys or touch. */
interface Hand {
  /** Into a text. */
  into(text: Locator): Promise<void>;
  /** Adds a block below the selection, after a search if one is given. */
  add(name: string, search?: string): Promise<void>;
  tool(name: 'Move up' | 'Duplicate' | 'Remove'): Promise<void>;
  undo(): Promise<void>;
  copyAndPaste(): Promise<void>;
}

const toolOf = (page: Page, name: string) => page.locator('.block-tools').getByRole('button', { name });
const more = async (page: Page, press: (target: Locator) => Promise<void>, name: string) => {
  await press(toolOf(page, 'More'));
  await press(page.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
};

function byPointer(page: Page, press: (target: Locator) => Promise<void>): Hand {
  return {
    into: press,
    add: async (name, search) => {
      await press(toolOf(page, 'Add below'));
      if (search) {
        await press(page.getByRole('combobox'));
        await page.keyboard.type(search);
      }
      await press(page.getByRole('option', { name: new RegExp(`^${name}`) }));
    },
    tool: async (name) => {
      const tool = toolOf(page, name);
      await ((await tool.isVisible()) ? press(tool) : more(page, press, name));
    },
    undo: () => press(toolbarOf(page).getByRole('button', { name: 'Undo', exact: true }).first()),
    copyAndPaste: async () => {
      await more(page, press, 'Copy');
      await more(page, press, 'Paste');
    },
  };
}

function byKeys(page: Page): Hand {
  const keys = { 'Move up': 'Alt+ArrowUp', Duplicate: 'Control+KeyD', Remove: 'Delete' };
  const out = async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-handle]')).toBeFocused();
  };
  return {
    into: async (text) => {
      const frame = page.locator('.block-frame');
      await expect(async () => {
        await page.keyboard.press('Alt+PageDown');
        expect(await frame.boundingBox()).toEqual(await text.boundingBox());
      }).toPass({ intervals: [100] });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+End');
    },
    add: async (name, search = name) => {
      await page.keyboard.press('Alt+KeyA');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(search);
      await expect(page.getByRole('option').first()).toContainText(name);
      await page.keyboard.press('Enter');
    },
    tool: async (name) => {
      if (name === 'Remove') await out();
      await page.keyboard.press(keys[name]);
    },
    undo: () => page.keyboard.press('Control+KeyZ'),
    copyAndPaste: async () => {
      await out();
      await page.keyboard.press('Control+KeyC');
      await page.keyboard.press('Control+KeyV');
    },
  };
}

/** An action, what is typed right after it, and the resulting texts. */
async function walk(page: Page, hand: Hand) {
  const text = (words: string) => textsOf(page).filter({ hasText: words }).first();
  const [first, second, third] = LINES as [string, string, string];
  const holds = async (...expected: string[]) => {
    await expect(textsOf(page)).toHaveText(expected);
    // The copy in the browser contains every word.
    await expect
      .poll(async () => JSON.stringify(await keptCopies(page)))
      .toMatch(new RegExp(expected.map((words) => `<p>${words}</p>`).join('.*')));
  };
  const standsAt = () => page.evaluate(() => scrollY);

  await write(page, own.path);
  await edit(page, own.path);
  await hand.into(text(first));
  const began = await standsAt();

  await hand.add('Text');
  await page.keyboard.type('Added, with spaces in it');
  await holds(first, 'Added, with spaces in it', second, third);
  expect(await standsAt()).toBe(began);

  await hand.add('Text', 'tex');
  await page.keyboard.type('Found');
  await holds(first, 'Added, with spaces in it', 'Found', second, third);

  await hand.tool('Move up');
  await page.keyboard.type(', moved');
  await holds(first, 'Found, moved', 'Added, with spaces in it', second, third);

  await hand.tool('Duplicate');
  await page.keyboard.type(' twice');
  await holds(first, 'Found, moved', 'Found, moved twice', 'Added, with spaces in it', second, third);

  await hand.tool('Remove');
  await expect(textsOf(page)).toHaveCount(5);
  await hand.undo();
  await page.keyboard.type(', again');
  await holds(first, 'Found, moved', 'Found, moved twice, again', 'Added, with spaces in it', second, third);

  await hand.into(text(third));
  await hand.copyAndPaste();
  await page.keyboard.type(', pasted');
  const pasted = [third, `${third}, pasted`];
  await holds(
    first,
    'Found, moved',
    'Found, moved twice, again',
    'Added, with spaces in it',
    second,
    ...pasted,
  );

  await hand.add('New section', 'new sec');
  await page.keyboard.type('A room of its own');
  const all = [
    first,
    'Found, moved',
    'Found, moved twice, again',
    'Added, with spaces in it',
    second,
    ...pasted,
    'A room of its own',
  ];
  await holds(...all);

  await page.keyboard.press('Control+KeyS');
  await expect(toolbarOf(page).getByText('All saved')).toBeAttached();
  const saved = await served(page, own.path);
  const shown = [...saved.matchAll(/<div class="prose"[^>]*><p>([^<]*)<\/p><\/div>/g)].map(
    // Lines do not part what belongs together (decision 58).
    ([, words]) => words?.replaceAll('\u00a0', ' '),
  );
  expect(shown).toEqual(all);
}

test('by mouse, a block that was added, moved, copied or restored takes the very next letter', async ({
  page,
}) => {
  await walk(
    page,
    byPointer(page, (target) => target.click()),
  );
});

test('by keys, a block that was added, moved, copied or restored takes the very next letter', {
  tag: '@long',
}, async ({ page }) => {
  await walk(page, byKeys(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('by finger, a block that was added, moved, copied or restored takes the very next letter', async ({
    page,
  }) => {
    await walk(
      page,
      byPointer(page, (target) => target.tap()),
    );
  });

  test('a tap in the middle of a line is in its words', async ({ page }) => {
    await write(page, own.path);
    await edit(page, own.path);
    for (const words of LINES) {
      const line = textsOf(page).filter({ hasText: words });
      const box = await line.boundingBox();
      if (!box) throw new Error('there is no line to tap');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await expect(line.and(page.locator('[contenteditable="true"]'))).toBeFocused();
      await expect(page.getByRole('option')).toHaveCount(0);
    }
  });
});

test('the tools and the frame of a line leave its neighbours free, and its frame is its own box', async ({
  page,
}) => {
  await write(page, own.path);
  await edit(page, own.path);
  for (const words of [...LINES].reverse()) {
    const line = textsOf(page).filter({ hasText: words });
    // Playwright clicks only what is not covered.
    await line.click({ timeout: 5_000 });
    const box = await line.boundingBox();
    const frame = await page.locator('.block-frame').boundingBox();
    expect(frame).toEqual(box);
  }
  const last = textsOf(page).last();
  await last.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('One line more');
  await expect.poll(async () => page.locator('.block-frame').boundingBox()).toEqual(await last.boundingBox());
});

test('text typed right before a reload is restored', async ({ page }) => {
  await write(page, own.path);
  await edit(page, own.path);
  await textsOf(page).first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', at night');
  await page.reload();
  await expect(textsOf(page).first()).toHaveText(`${LINES[0]}, at night`);
});
