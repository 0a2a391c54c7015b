import { describe, expect, it } from 'vitest';
import { saidOn } from '../../../cards/kit/testing';
import { papers } from '../../../cards/paper/paper';
import type { KitOrder } from '../../kit-part';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { kit } from '../parts/kit';
import { newHero, type HeroDraft } from '../sheet/hero';
import { findSkill } from '../skills/index';
import { castOf, missionIds, type MissionId } from './cards/training-cast';
import { kitPieces } from './pieces';

const usual: KitOrder<HeroDraft> = {
  kit: kitPieces.filter(({ isUsual }) => isUsual).map(({ id }) => id),
  scenario: '',
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
  counts: {},
  sheets: [{ sheet: newHero('Anna') }],
};
const laidFor = (scenario: string) => kit.lay({ ...usual, scenario });
const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();
const saidOnCards = (scenario: string): string =>
  plain(
    laidFor(scenario)
      .cards.flatMap(({ front, back }) => [...front.text, ...back.text])
      .join(' '),
  );

/** Skills with the first words of what they do. */
const skillsOf = (mission: MissionId) =>
  castOf(mission, kitCards.labels).flatMap(({ skills }) =>
    skills.flatMap((id) => (typeof id === 'string' ? (findSkill(id) ?? []) : [])),
  );

/** Text of each line of a skill. */
const textOf = (skill: ReturnType<typeof skillsOf>[number]): readonly string[] => {
  const { always, green, blue } = kitCards.renderSkill(skill);
  return [always, green, blue].map((line) =>
    plain(typeof line === 'string' ? line : line.map(({ text }) => text).join('')),
  );
};

describe.each(missionIds)('the usual kit of %s', (mission) => {
  it('has a card for everybody in it, with each of their skills and its text', () => {
    const { cards } = laidFor(mission);
    const said = saidOnCards(mission);
    for (const { name } of castOf(mission, kitCards.labels))
      expect(cards.map((card) => card.name)).toContain(name);
    for (const skill of skillsOf(mission)) {
      expect(said).toContain(plain(skill.name));
      for (const text of textOf(skill)) expect(said).toContain(text);
    }
  });

  it('has their skills in the reference or on the leaflet, and nobody of another mission', () => {
    const { pages, leaflets } = laidFor(mission);
    const said = plain(saidOn(pages.flatMap((draw) => draw(papers.a4))) + JSON.stringify(leaflets));
    for (const { name } of skillsOf(mission)) expect(said).toContain(plain(name));
    const cards = laidFor(mission).cards.map((card) => card.name);
    for (const other of missionIds.filter((id) => id !== mission))
      expect(cards).not.toContain(kitCards.labels.trainee(other).name);
  });
});

describe('what they need besides', () => {
  const counters = (scenario: string): readonly string[] =>
    laidFor(scenario).counters.map(({ name }) => name);

  it('are the counters that they can cause', () => {
    expect(counters('open-fire')).toContain('Reload');
    expect(counters('kind-of-magic')).toContain('Tommyknocker');
    expect(counters('first-steps')).not.toContain('Reload');
    expect(counters('team-carnage')).not.toContain('Tommyknocker');
  });

  it('are no others: nothing in First Steps, and nothing of a hero who is not in it', () => {
    expect(laidFor('first-steps').counters).toEqual([]);
    // The sword's critical hits; dummies have no pips to land any, and nobody may delay.
    expect(counters('melee-training')).toEqual(['Bleeding']);
    expect([...counters('open-fire')].sort()).toEqual(['Delay', 'Reload']);
    expect([...counters('kind-of-magic')].sort()).toEqual(['Delay', 'Recovering', 'Tommyknocker']);
  });

  it('are initiative cards of all who act, where there is a deck', () => {
    const deck = (scenario: string): readonly string[] =>
      laidFor(scenario).cards.flatMap(({ kind, name }) => (kind === 'initiative' ? [name] : []));
    expect(deck('first-steps')).toEqual([]);
    expect(deck('melee-training')).toEqual([]);
    expect(deck('open-fire')).toEqual(['You', 'Cloth', 'Leather', 'Chain', 'Plate', 'Plate with shield']);
    expect(deck('kind-of-magic')).toEqual(['You', 'Uncle Tom']);
    expect(deck('team-carnage')).toEqual(['Anna']);
  });

  it('have no empty bar of traits on the initiative card of a dummy without any', () => {
    const cards = laidFor('open-fire').cards.filter(({ kind }) => kind === 'initiative');
    const empty = cards.filter(({ front }) =>
      front.drawings.some((drawing) => drawing.draw === 'rect' && drawing.stroke === 'muted'),
    );
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it('are dummies’ cards with what they do here, and nothing of another mission', () => {
    const does = (mission: MissionId): string =>
      laidFor(mission)
        .cards.filter(({ id }) => id.startsWith('dummy-'))
        .flatMap(({ front, back }) => [...front.text, ...back.text])
        .join(' ')
        .replace(/\s+/g, ' ');
    expect(does('melee-training')).toContain('Stands still. If it’s in contact with you');
    expect(does('melee-training')).not.toMatch(/Kind of Magic|Go For It|victim/i);
    expect(does('open-fire')).toContain('take its initiative card out of the deck');
    expect(does('open-fire')).not.toMatch(/Kind of Magic|A Boot|victim/i);
    expect(does('kind-of-magic')).toContain('It defends with its Magic pips');
    expect(does('kind-of-magic')).not.toMatch(/A Boot|Go For It|Open Fire/);
  });

  it('is a goal called yours where it is', () => {
    const said = (scenario: string): string =>
      saidOn(laidFor(scenario).pages.flatMap((draw) => draw(papers.a4)));
    expect(said('first-steps')).toContain('Your goal');
    expect(said('first-steps')).not.toContain('Their goal');
    expect(said('open-fire')).toContain('Their goal');
  });

  it('are templates and ranges of their weapons and spells', () => {
    const said = (scenario: string): string =>
      saidOn(laidFor(scenario).pages.flatMap((draw) => draw(papers.a4)));
    expect(said('open-fire')).toContain('One-handed crossbow');
    expect(said('kind-of-magic')).toContain('Life Boon');
    expect(said('team-carnage')).not.toContain('Life Boon');
  });

  it('is nobody where no mission is played', () => {
    for (const { name } of castOf('kind-of-magic', kitCards.labels))
      expect(laidFor('team-carnage').cards.map((card) => card.name)).not.toContain(name);
  });

  it('are their cards once, whether they are ticked by themselves or not', () => {
    const ids = (kitIds: readonly string[]): readonly string[] =>
      kit
        .lay({ ...usual, kit: kitIds, scenario: 'open-fire' })
        .cards.filter(({ kind }) => kind === 'hero')
        .map(({ id }) => id);
    expect(ids(['parts', 'training'])).toEqual(ids(['parts']));
    expect(ids(['training'])).toEqual(ids(['parts']));
    expect(ids(['parts'])).toHaveLength(6);
  });
});

/** Text of the reference for a scenario or mission. */
const referenceOf = (scenario: string): string => {
  const pages = kit
    .lay({ ...usual, kit: ['reference', 'parts'], scenario })
    .pages.flatMap((draw) => draw(papers.a4));
  return saidOn(pages).replace(/\s+/g, ' ');
};

describe('the reference', () => {
  /** Sections of which each needs something to happen. */
  const sections = {
    deck: 'Shuffle all Heroes’ initiative cards',
    turn: 'On its turn a Hero has two actions',
    hit: 'You hit with a value of 1 or more',
    snow: 'Throw one up to 5#',
    critical: 'A very good roll',
    charge: 'Charge · both actions',
    melee: 'Attack in base contact: AV against DV',
    ranged: 'RAV against DV',
    skill: 'It works if you roll a Skill pip',
    star: 'Magic defence value:',
    delay: 'Save your second action',
    recover: 'Recover · both actions',
    remove: 'Removes one Dazed counter',
    reload: 'Removes one Reload counter',
  } as const;
  type Section = keyof typeof sections;
  const all = Object.keys(sections) as readonly Section[];

  it.each<readonly [string, readonly Section[]]>([
    ['melee-training', ['turn', 'hit', 'critical', 'charge', 'melee']],
    ['open-fire', ['deck', 'turn', 'hit', 'critical', 'ranged', 'skill', 'delay', 'reload']],
    ['kind-of-magic', ['deck', 'turn', 'hit', 'skill', 'star', 'delay', 'recover']],
    ['snowfall', ['deck', 'turn', 'snow', 'skill', 'delay', 'recover', 'remove']],
    ['king-of-the-hill', all.filter((section) => section !== 'snow')],
  ])('of %s has the sections of what can happen there, and no other', (scenario, has) => {
    const said = referenceOf(scenario);
    expect(said).toContain('five ordinary six-sided ones at the start');
    expect(said).toContain(
      scenario === 'snowfall'
        ? 'move up to 5#, however few dice you have'
        : 'move up to 1# for each die in the Hand',
    );
    expect(all.filter((section) => said.includes(sections[section]))).toEqual(
      all.filter((section) => has.includes(section)),
    );
  });

  it('calls each kind of pip by one name, on the leaflet, the cards and the reference alike', () => {
    const words = /\b(clovers?|arrowheads?|green pips?|blue pips?|red pips?|grey pips?|yellow pips?)\b/i;
    for (const scenario of [...missionIds, 'king-of-the-hill', 'snowfall']) {
      const { leaflets = [], pages } = laidFor(scenario);
      const texts = [
        JSON.stringify(leaflets.map(({ need, setUp, turn, win }) => [need, setUp, turn, win])),
        saidOnCards(scenario),
        saidOn(pages.flatMap((draw) => draw(papers.a4))),
      ];
      for (const text of texts) expect([scenario, words.exec(text)?.[0]]).toEqual([scenario, undefined]);
    }
  });
});
