import { messages } from '@/lib/messages/index';
import { bito, openBuilder, openFile } from './bench';
import { expect, long, test } from './test';

const wolf = {
  kind: 'pet',
  name: 'Fang',
  ability: 'hungry',
  magical: false,
  faces: { 4: { defence: 2 }, 5: { melee: 4, skill: 1 }, 6: { defence: 2, melee: 4 } },
};

/** Each rule once: what is changed on Bito, and what the builder then says. */
const broken: readonly (readonly [rule: string, hero: object, sentence: string | RegExp])[] = [
  [
    'points-budget',
    { faces: { ...bito.faces, 6: { magic: 3, defence: 2 } } },
    /costs 26 points, and the limit is 20: remove pips worth 6 points\./,
  ],
  ['face-capacity', { faces: { 4: { melee: 3, defence: 2 } } }, 'The 4-face has room for 4 pips, not 5.'],
  [
    'one-colour-face',
    { faces: { 4: { defence: 4 } } },
    'The 4-face can have at most 3 Defence pips: all four in one colour would fill it.',
  ],
  [
    'armour-cap',
    { equipment: { armour: 'light' }, faces: { 5: { defence: 2 } } },
    'Light armour allows 1 Defence pip on a face: the 5-face has 2.',
  ],
  [
    'skill-pip-count',
    { faces: { 5: { skill: 1 }, 6: { skill: 1 } } },
    'The die can have only 1 green Skill pip, not 2.',
  ],
  ['skill-allowance', { skills: ['druid/regrowth', 'survival/jog'] }, /[Tt]hree traits/],
  [
    'skill-unknown',
    { skills: ['druid/photosynthesis'] },
    'No school teaches “druid/photosynthesis”. Choose another skill.',
  ],
  [
    'skill-duplicate',
    { skills: ['druid/regrowth', 'druid/regrowth'] },
    'Regrowth is listed twice; once is enough.',
  ],
  ['skill-equipment', { skills: ['zealot/life-boon'] }, /Life Boon allows no armour, no shield/],
  [
    'pet-training',
    { followers: [wolf] },
    'You have 1 pet, but training for none: take Basic Animal Training once for each pet.',
  ],
  ['pet-caps', { followers: [{ ...wolf, ability: undefined }] }, 'Fang has no ability yet. Choose one.'],
  [
    'daemon-caps',
    {
      faces: { 6: { magic: 1, skill: 1 } },
      skills: ['summoner/summon-daemon'],
      followers: [{ kind: 'daemon', name: 'Zoth', faces: { 6: { magic: 2 } } }],
    },
    /Zoth costs 8 points but has only 4/,
  ],
  [
    'daemon-slots',
    {
      faces: { 6: { magic: 1, skill: 1 } },
      skills: ['summoner/summon-daemon'],
      followers: [{ kind: 'daemon', name: 'Zoth', skills: ['warrior/berserk'] }],
    },
    'Berserk isn’t a Daemon Skill.',
  ],
  ['snowfall-mix', { skills: ['snowfall/popsicle'] }, /Popsicle is a Snowfall skill/],
  [
    'follower-unsupported',
    { followers: [{ kind: 'beast-shape', name: 'Bear', ability: 'hungry' }] },
    /To have a beast shape, your hero needs the skill Shapeshift\./,
  ],
];

test('each broken rule is said in a sentence', async ({ page }) => {
  await openBuilder(page);
  for (const [rule, change, sentence] of broken) {
    await openFile(page, { ...bito, name: rule, ...change });
    await expect(page.getByText(sentence).first(), rule).toBeVisible();
    await expect(page.getByText(/^\d problems?$/).first(), rule).toBeVisible();
    await expect(page.getByText(messages.site.state.legal, { exact: true }), rule).toBeHidden();
  }
});

test('a fix does what it says', async ({ page }) => {
  await openBuilder(page);
  await openFile(page, { ...bito, name: 'Greyface', faces: { ...bito.faces, 4: { defence: 4 } } });
  await page.getByRole('button', { name: 'Remove 1 Defence pip from the 4-face' }).click();
  await expect(page.getByText(messages.site.state.legal, { exact: true })).toBeVisible();
});

test('a file that is no hero gets its sentence, and what is on the bench stays', async ({ page }) => {
  await openBuilder(page);
  await openFile(page, bito);
  await page.locator('input[type="file"][accept*="json"]').setInputFiles({
    name: 'club.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ ...bito, name: 'Club', equipment: { weapons: [{ name: 'Club', type: 'club' }] } }),
    ),
  });
  await expect(page.getByText(/equipment\.weapons\[0\]\.type/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bito van Ostmark');
});

test('what a player types is shown as text', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1">';
  await openBuilder(page);
  await openFile(page, { ...bito, name });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('pages of scenarios show their plan', long, async ({ page }) => {
  await page.goto('/rules/scenarios#capture-the-flag');
  const plan = page.getByRole('img', { name: /Capture the Flag/ });
  await expect(plan).toBeVisible();
  await expect(page.locator('figure', { has: plan }).getByRole('listitem').first()).toBeVisible();
  expect(await page.locator('figure').count()).toBeGreaterThan(5);
  await page.goto('/rules/first/scenarios');
  await expect(page.locator('figure').first()).toBeVisible();
  await page.goto('/rules/warband/scenarios');
  await expect(page.locator('figure')).toHaveCount(3);
});
