import { diceOf } from '@/lib/match/chance';
import { randomChoice } from '@/lib/match/players';
import { matchFragment } from '@/lib/session/match-link';
import { answer, beginSession, lengthOf, requestNow, situationAt, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, open, partOf } from '@/lib/systems/open';
import { playMessages } from '@/lib/messages/play';
import { violations, visit } from './access';
import { map } from './play-table';
import { fileOf, openHome, partyOf } from './roster';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

/** The link of a running match of four persons at one device, played by chance to where something is as it shall be. */
const matchUntil = async (
  sample: (id: string, sheet: unknown) => boolean,
  isThere: (session: Session) => boolean,
): Promise<{ readonly path: string; readonly session: Session }> => {
  await open([firstSystem], 'match', 'play');
  const found = samplesOf(firstSystem).find(({ id, document }) => sample(id, document.sheet));
  if (!found) throw new Error('There is no such hero.');
  const { sheet } = found.document;
  const { encounterOf, maps, usualScenario } = matchPartOf(firstSystem);
  const pairing = {
    system: firstSystem,
    sheets: [sheet, sheet, sheet, sheet],
    scenario: usualScenario(4, undefined),
    map: maps[0] ?? '',
    isLenient: true,
  };
  const persons = pairing.sheets.map(() => ({ plays: 'person' }) as const);
  for (let seed = 1; seed < 50; seed += 1) {
    const begun = beginSession(encounterOf(pairing, seed, 0), persons, 'fair');
    if (!begun.ok) throw new Error('The match does not begin.');
    let session = begun.value;
    const dice = diceOf(seed);
    for (let nth = 0; nth < 150; nth += 1) {
      const request = requestNow(session);
      if (!request) break;
      if (isThere(session)) return { path: `/play#${matchFragment(session)}`, session };
      const next = answer(session, randomChoice(request, dice));
      if (!next.ok) throw new Error(next.error.refused);
      session = next.value;
    }
  }
  throw new Error('No match comes to that.');
};

const secretIn = (session: Session): string | undefined => {
  const situation = situationAt(session, lengthOf(session));
  const known = partOf(firstSystem, 'play')?.scene(situation, session.encounter).known ?? [];
  return known.find(({ player }) => player >= 0)?.text;
};

const isBuilding = (session: Session): boolean => {
  const request = requestNow(session);
  return request !== undefined && 'building' in request;
};

test('what one of several players knows is shown to him alone, behind a screen that no slip opens', async ({
  page,
}) => {
  const { path, session } = await matchUntil(
    (id) => id === 'ines',
    (each) => secretIn(each) !== undefined,
  );
  const secret = secretIn(session) ?? '';
  await page.goto(path);
  await page.getByRole('button', { name: playMessages.table.goOn }).click();
  const ask = page.getByRole('button', { name: /^Only .+ knows this$/ });
  await expect(ask).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await ask.click();
  await expect(page.getByRole('heading', { name: /^Hand the device to / })).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await expect(page.getByText(secret)).toHaveCount(0);
  // Neither another tap nor a key opens it: first somebody says that he is alone.
  await expect(page.getByRole('button', { name: playMessages.table.handOver.show })).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('checkbox', { name: /nobody else is looking$/ }).check();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: playMessages.table.handOver.show }).click();
  await expect(page.getByText(secret)).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await page.getByRole('button', { name: playMessages.table.handOver.back }).click();
  await expect(map(page)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
});

test(
  'a daemon is built by hand in the middle of a match, and the rules judge it at once',
  long,
  async ({ page }) => {
    const { path } = await matchUntil((_, sheet) => JSON.stringify(sheet).includes('/summon'), isBuilding);
    await page.goto(path);
    await page.getByRole('button', { name: playMessages.table.goOn }).click();
    const asked = page.getByRole('region', { name: /^Build .*Daemon/ });
    await asked.getByText(playMessages.table.building.change).click();
    const melee = asked.getByRole('spinbutton', { name: '5-face: Melee' });
    const before = await melee.inputValue();
    await melee.fill('5');
    await expect(asked.getByRole('status')).toContainText(/one colour|filled|of a single colour|points/i);
    await expect(asked.getByRole('button', { name: playMessages.table.building.build })).toBeDisabled();
    await expect(asked.getByLabel(playMessages.table.building.sheet)).toHaveValue('');
    expect(await violations(page)).toEqual([]);
    await melee.fill(before);
    await asked.getByRole('button', { name: playMessages.table.building.build }).click();
    await expect(asked).toHaveCount(0);
  },
);

test('two parties of the device meet, as two teams', long, async ({ page }) => {
  await openHome(page);
  for (const [party, members] of [
    ['Reds', ['Ann', 'Bea']],
    ['Blues', ['Cid', 'Dan']],
  ] as const) {
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(fileOf('party.json', partyOf(party, members)));
    await expect(page.locator('[data-hero]').filter({ hasText: members[1] })).toBeVisible();
  }
  await visit(page, '/play');
  const meeting = page.getByRole('group', { name: playMessages.setUp.parties.title });
  await expect(meeting.getByRole('button', { name: playMessages.setUp.parties.meet })).toBeDisabled();
  await meeting.getByLabel(playMessages.setUp.parties.first).selectOption({ label: 'Reds' });
  await meeting.getByLabel(playMessages.setUp.parties.second).selectOption({ label: 'Blues' });
  await meeting.getByRole('button', { name: playMessages.setUp.parties.meet }).click();
  await expect(page.getByLabel(/^Who plays hero \d$/)).toHaveCount(4);
  for (const [nth, plays] of ['person', 'person', 'greedy', 'greedy'].entries())
    await expect(page.getByLabel(`Who plays hero ${nth + 1}`)).toHaveValue(plays);
  await expect(page.getByLabel(playMessages.setUp.teams)).toHaveValue('parties');
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(map(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ann and Bea against Cid and Dan' })).toBeAttached();
  for (const name of ['Ann', 'Bea', 'Cid', 'Dan'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).first()).toBeVisible();
});
