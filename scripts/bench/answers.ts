import { devices, type Browser, type Page } from '@playwright/test';
import { inBrowser } from '../set-up/in-browser';
import type { Figure } from './figure';

/** So many times slower is a phone. */
const slower = 4;

/** ms after which everything that a touch changes has been painted. */
const settled = 400;

/**
 * The longest answer to a touch or a key on a phone, in ms from the event to the next frame, as the browser reports it
 * to the nearest 8 ms.
 */
const slowestAnswer = async (
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<number> => {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    // In the first round the browser translates the scripts.
    await act(page);
    await page.waitForTimeout(settled);
    await page.evaluate(() => {
      const answers: number[] = [];
      Object.assign(globalThis, { answers });
      // TypeScript's own description lacks the threshold.
      const wanted = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) answers.push(entry.duration);
      }).observe(wanted);
    });
    await act(page);
    await page.waitForTimeout(settled);
    return await page.evaluate(() => {
      const { answers } = globalThis as unknown as { readonly answers: readonly number[] };
      return Math.max(...answers);
    });
  } finally {
    await context.close();
  }
};

const paint = async (page: Page): Promise<void> => {
  const pips = page.locator('[data-face="4"] [data-pip]');
  for (let time = 0; time < 6; time += 1) {
    await pips.first().tap();
    await page.waitForTimeout(settled);
  }
};

const typeName = async (page: Page): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).first().fill('');
  await page.keyboard.type('Bito of the Mill', { delay: 60 });
};

const findSkills = async (page: Page): Promise<void> => {
  const search = page.getByRole('searchbox').first();
  if (!(await search.isVisible())) {
    await page.getByRole('button', { name: 'Skills', exact: true }).first().tap();
    await page.getByRole('button', { name: 'Add a skill', exact: true }).first().tap();
  }
  await search.fill('');
  await page.keyboard.type('heal the dead', { delay: 90 });
};

const turnKnobs = async (page: Page): Promise<void> => {
  for (const name of ['Your hero', 'Opponent', 'Computer strength']) {
    const knob = page.getByRole('combobox', { name, exact: true }).first();
    await knob.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(settled);
    }
  }
};

/** How long a phone takes to answer, for what players touch and type most. */
export const answerFigures = (site: string, executablePath: string): Promise<readonly Figure[]> =>
  inBrowser(executablePath, async (browser) => {
    const builder = `${site}/build?sample=bito`;
    const cases = [
      ['painting pips', builder, paint],
      ['typing a name', builder, typeName],
      ['looking for a skill', builder, findSkills],
      ['turning the knobs of the odds', `${site}/odds`, turnKnobs],
    ] as const;
    const figures: Figure[] = [];
    for (const [what, address, act] of cases) {
      const value = await slowestAnswer(browser, address, act);
      figures.push({ what: `longest answer on a phone while ${what}`, value, goal: 100, unit: 'ms' });
    }
    return figures;
  });
