import type { Browser, Page } from '@playwright/test';
import { encounterFor, seatKinds, seatOf } from '@/components/play/set-up/arrangement';
import { playMessages } from '@/lib/messages/play';
import { Computer } from '@/lib/session/computer';
import { answered, beginSession, requestNow, type Session } from '@/lib/session/session';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, systemIds, systemOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { inBrowser, onNewPage } from '../set-up/in-browser';
import { visit } from './browsing';
import type { Figure } from './figure';

const levels = seatKinds.flatMap((kind) => (kind === 'person' ? [] : [kind]));

/** The first two samples of a game, or the whole set of a game with sets. */
const beginMatch = (system: SystemId, level: (typeof levels)[number]): Session => {
  const samples = samplesOf(system).map(({ document }) => document);
  const documents = systemOf(system).set ? samples : samples.slice(0, 2);
  const usual = { teams: 'usual', scenario: undefined, map: undefined, isPlaced: false } as const;
  const encounter = encounterFor(
    system,
    documents,
    documents.map((_, at) => at),
    usual,
    1,
  );
  const begun = beginSession(
    encounter,
    documents.map(() => seatOf(level, undefined)),
    'fair',
  );
  if (!begun.ok) throw new Error(`No match of ${system}: ${begun.error.map(({ rule }) => rule).join(', ')}`);
  return begun.value;
};

/** A match with slow decisions is abandoned after this many ms. */
const patience = 20_000;

/** The longest decision of a match, in ms, as the worker of the table makes it. */
const longestDecision = (session: Session): number => {
  const computer = new Computer(() => performance.now());
  const end = performance.now() + patience;
  let now = session;
  let longest = 0;
  while (requestNow(now) && performance.now() < end) {
    const { encounter, forks, seats, history } = now;
    const started = performance.now();
    const choices = computer.choose({
      ...{ table: 'bench', encounter, forks, seats },
      choices: history.choices,
      most: 1,
    });
    longest = Math.max(longest, performance.now() - started);
    const next = answered(now, choices);
    if (!next.ok) throw new Error('A computer chose an option that was not offered.');
    now = next.value;
  }
  return longest;
};

/** How long computers think at a table. */
export const decisionFigures = (): readonly Figure[] =>
  systemIds.flatMap((system) =>
    levels.map((level) => ({
      what: `longest decision, ${system}, ${level}`,
      value: longestDecision(beginMatch(system, level)),
      goal: 1000,
      unit: 'ms',
    })),
  );

/** Frames are watched for this many ms. */
const watched = 12_000;

/** The longest task of a page within that time, at a quarter of the processor's speed. */
const longestTask = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page.evaluate(async (span) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ entryTypes: ['longtask'] });
    await new Promise((resolve) => setTimeout(resolve, span));
    return longest;
  }, watched);
};

/** Computers play a match, watched. */
const watchMatch = async (page: Page, site: string, how: string, count: number): Promise<void> => {
  const heroes = samplesOf(firstSystem).map(({ id }) => `hero=sample-${id}`);
  await visit(page, `${site}/play?${heroes.slice(0, count).join('&')}`);
  if (count > 2) await page.getByLabel('Played by').selectOption({ label: how });
  else for (const nth of [1, 2]) await page.getByLabel(`Who plays hero ${nth}`).selectOption({ label: how });
  await page.getByRole('button', { name: 'Start match' }).click();
  await page.getByRole('radio', { name: 'Max' }).click();
};

/** How long the page stands still at most while computers think. */
export const frameFigures = (site: string, executablePath: string): Promise<readonly Figure[]> =>
  inBrowser(executablePath, async (browser: Browser) => {
    const figures: Figure[] = [];
    const add = async (what: string, open: (page: Page) => Promise<void>): Promise<void> => {
      const value = await onNewPage(browser, async (page) => {
        await open(page);
        return longestTask(page);
      });
      figures.push({ what: `longest task, ${what}; at 1/4`, value, goal: 50, unit: 'ms' });
    };
    for (const level of levels)
      await add(`one against one, ${level}`, (page) =>
        watchMatch(page, site, playMessages.setUp.players[level], 2),
      );
    await add('eight heroes watched at Max', (page) =>
      watchMatch(page, site, playMessages.setUp.players.greedy, 8),
    );
    await add('matches on /odds', async (page) => {
      await visit(page, `${site}/odds?a=sample-bito&b=sample-jane`);
      await page.getByRole('button', { name: /^Play [\d,]+ matches/ }).click();
    });
    return figures;
  });
