import { describe, expect, it } from 'vitest';
import type { Drawing } from '@/lib/cards/card';
import { pageArea, paperIds, papers, type DrawPages } from '@/lib/cards/paper/paper';
import { faceOf, saidOn } from '@/lib/cards/kit/testing';

import { point } from '@/lib/cards/text/text';
import { credits, iconsOn } from '@/lib/cards/kit/credits';
import { newHero, type HeroDraft } from '../sheet/hero';
import { schools, skills } from '../skills/index';
import { iconNameOf } from '../icon-files';
import { reference } from '../kit/reference/reference';
import { plainLine } from '../skills/skill-text';
import { kit } from '#words/systems/living/messages/kit';

const heroWith = (name: string, ids: readonly string[]): HeroDraft => ({ ...newHero(name), skills: ids });
const small = [heroWith('Anna', ['warrior/hamstring', 'survival/evade'])];
/** A hero for each school, who has learnt all of it. */
const everything = schools.map((school) =>
  heroWith(
    school.name,
    school.skills.map(({ id }) => id),
  ),
);

const forAll = (heroes: readonly HeroDraft[]) => ({ heroes, hasHeights: true });

const textsOn = (page: ReturnType<DrawPages>[number]): readonly Extract<Drawing, { draw: 'text' }>[] =>
  faceOf(page).drawings.filter((drawing) => drawing.draw === 'text');

describe.each(paperIds)('the reference on %s', (paper) => {
  const area = pageArea(papers[paper]);

  it('is one page for few skills, with the nine actions, seven conditions and the skills', () => {
    const pages = reference(forAll(small), kit.reference)(papers[paper]);
    expect(pages.map(({ name }) => name)).toEqual(['Reference']);
    const said = saidOn(pages);
    for (const action of [
      'Movement',
      'Charge · both actions',
      'Melee attack',
      'Ranged attack',
      'Skill',
      'Delay',
      'Recover · both actions',
      'Remove a condition',
      'Reload',
    ])
      expect(said).toContain(` ${action} `);
    for (const name of ['Bleeding', 'Burning', 'Dazed', 'Deep Wound', 'Knockdown', 'Poisoned', 'Slowed'])
      expect(said).toContain(name);
    expect(said).toContain('Hamstring');
    expect(said).toContain('Anna');
  });

  it('flows over further pages in type of at least 6 points, and loses no skill', () => {
    const pages = reference(forAll(everything), kit.reference)(papers[paper]);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ name }) => name)).toContain(`Reference, page 2 of ${pages.length}`);
    const said = saidOn(pages);
    for (const skill of skills.filter(({ school }) => school !== 'training'))
      expect(said).toContain(skill.name.replace(/ \(required\)$/, '').replace(/\s+/g, ' '));
    for (const text of pages.flatMap(textsOn)) {
      expect(text.size).toBeGreaterThanOrEqual(6 * point - 1e-9);
      expect(text.x).toBeGreaterThanOrEqual(area.x - 1e-9);
      expect(text.x + text.width).toBeLessThanOrEqual(area.x + area.width + 1e-6);
      expect(text.y).toBeLessThanOrEqual(area.bottom);
    }
  });
});

describe('words of skills that no card explains', () => {
  const explained = (id: string): string =>
    saidOn(reference(forAll([heroWith('Anna', [id])]), kit.reference)(papers.a4)).replace(/\s+/g, ' ');
  /** First words of what the reference says of each. */
  const words: readonly (readonly [word: RegExp, explanation: string])[] = [
    [/\bShout\b/, 'Takes no action: use it together with an action'],
    [/\bCommand\b/, 'Takes a skill action. One other ally in earshot'],
    [/\bearshot\b/, '1# for each die in the speaker’s Hand'],
    [/\bGuest\b/, 'A Loa that comes, does its work and leaves'],
    [/\bSleeper\b/, 'A Loa that waits for the moment'],
    [/\bIntruder\b/, 'A Loa that stays, with its effect'],
    [/\bHex\b/, 'A bad effect that stays'],
    [/\bEnchantment\b/, 'A good effect that stays'],
  ];
  const saidBy = (skill: (typeof skills)[number]): string => {
    const { facts, always, green, blue, removal } = kit.reference.renderSkill(skill);
    return [...facts, ...[always, green, blue, removal].map(plainLine)].join(' ');
  };

  it.each(words)('%s is explained wherever a skill names it, and nowhere else', (word, explanation) => {
    const naming = skills.filter((skill) => word.test(saidBy(skill)));
    expect(naming.length).toBeGreaterThan(0);
    for (const { id } of naming) expect(explained(id)).toContain(explanation);
    expect(explained('survival/evade')).not.toContain(explanation);
  });
});

describe('what a player needs who has only the paper', () => {
  const said = saidOn(reference(forAll(small), kit.reference)(papers.a4)).replace(/\s+/g, ' ');

  it.each([
    ['with how many dice a Hero starts', /five ordinary six-sided ones at the start/],
    [
      'the Dicepool and the Hand',
      /Dicepool: The most dice you can have.*Hand: The dice you have now.*each is 1 Life/,
    ],
    ['AV, RAV and MAV, and their pips', /AV: .*\(red\).*RAV: .*\(yellow\).*MAV: .*\(blue\)/],
    ['DV and MDV, and their pips', /MDV: .*\(blue\).*DV: .*\(grey\)/],
    ['whether the deck is face up', /all Heroes’ initiative cards into one deck, face up/],
    ['whom one may move past', /move through allies but not opponents.*Leaving contact costs nothing/],
    [
      'what a hit is that does no damage',
      /If the defence is as high or higher, you still hit, but do no damage/,
    ],
    ['what critical means', /A very good roll: at least two of your dice/],
    ['what a loaded Reload counter forbids', /with a Reload counter can’t be fired/],
    ['climbing, ladders and falling', /Climbing.*ladder.*Falling.*1 Life for each full #/],
  ])('%s', (_, sentence) => {
    expect(said).toMatch(sentence);
  });

  it('but no heights where nothing can be climbed', () => {
    const flat = saidOn(reference({ heroes: small, hasHeights: false }, kit.reference)(papers.a4));
    expect(flat).not.toContain('ladder');
  });
});

describe('the credits', () => {
  it('name each icon of the pages with who drew it, and no other', () => {
    const [page] = reference(forAll(small), kit.reference)(papers.a4);
    if (!page) throw new Error('no page');
    expect(iconsOn([faceOf(page)], iconNameOf)).toContain('bleeding-wound');
    const said = saidOn(credits([faceOf(page)], iconNameOf, kit.credits)(papers.a4));
    expect(said).toContain('Lorc');
    expect(said).toContain('bleeding-wound');
    expect(said).toContain('Kai Bettzieche');
    expect(said).not.toContain('anvil');
    expect(iconsOn([], iconNameOf)).toEqual([]);
  });
});
