import { lettersOf, misplaced } from '@/lib/cards/testing';
import { point, smallestOnCards } from '@/lib/cards/text/text';
import type { Card, CardFace } from '@/lib/cards/card';
import { cards as cardsOf } from '../cards/cards';
import { blankCards } from '../kit/cards/blank-cards';
import { newHero, type HeroDraft } from '../sheet/hero';
import { findSkill, schools, skills } from '../skills/index';
import { samples as samplesOfGame } from '../start/samples/samples';
import { plainLine } from '../skills/skill-text';
import { followerCards } from '../kit/cards/follower-cards';
import { initiativeCards } from '../kit/cards/initiative-cards';
import { missionStandees, standees } from '../kit/cards/standees';
import { missionCards, trainingCards } from '../kit/cards/training-cards';
import { describe, expect, test } from 'vitest';
import { cards } from '#words/systems/living/messages/cards';
import { kitCards } from '#words/systems/living/messages/kit-cards';

const samples = samplesOfGame.map(({ hero }) => hero);
const sample = (name: string): HeroDraft =>
  samples.find((hero) => hero.name.startsWith(name)) ?? newHero(name);

const vesper = sample('Vesper');
const azaria = sample('Azaria');
const summoners: readonly HeroDraft[] = [
  { ...vesper, skills: [...vesper.skills, 'necromancer/awake-golem'] },
  { ...azaria, skills: ['summoner/summon-daemon', 'summoner/dark-portal'] },
  { ...azaria, skills: ['summoner/summon-daemon'], followers: [] },
  { ...sample('Jane'), followers: [] },
  { ...sample('Ysolde'), followers: [] },
  {
    ...newHero('Gravedigger of the seventh hill'),
    snowfall: { skills: ['snowfall/raise-snowman', 'snowfall/winter-spirit'] },
  },
];

const sizes = (face: CardFace): readonly number[] =>
  face.drawings.flatMap((drawing) => (drawing.draw === 'text' ? [drawing.size / point] : []));

/** Faults of cards, found by a function so that the same rules can be shown to fail. */
const problems = (all: readonly Card[]): readonly string[] =>
  all.flatMap((card) => [
    ...(/-\d$/.test(card.id) && card.kind !== 'initiative' ? [`${card.id} is a continuation`] : []),
    ...[card.front, card.back].flatMap((face) => [
      ...misplaced(face, card).map((what) => `${card.id}: ${what}`),
      ...(lettersOf(face) === face.text.join('').replace(/\s/g, '')
        ? []
        : [`${card.id} draws other letters than it says`]),
      ...(Math.min(...sizes(face), smallestOnCards) >= smallestOnCards - 1e-9
        ? []
        : [`${card.id} is too small`]),
    ]),
  ]);

const byId = (all: readonly Card[], id: string): Card => {
  const card = all.find((one) => one.id === id);
  if (!card) throw new Error(`no ${id}`);
  return card;
};

const followers = followerCards(summoners, kitCards);
const training = trainingCards(kitCards);

describe('all in its place, whole and readable', () => {
  test.each([...followers, ...training].map((card, index) => [`${card.id} (${index})`, card] as const))(
    '%s',
    (_, card) => {
      expect(problems([card])).toEqual([]);
      expect(card.notices).toEqual([]);
    },
  );

  test('say no sentence of more than 25 words', () => {
    const sentences = [...followers, ...training]
      .flatMap(({ front, back }) => [...front.text, ...back.text])
      .flatMap((text) => text.split(/(?<=[.!?])\s+/));
    expect([...new Set(sentences)].filter((each) => each.split(/\s+/).length > 25)).toEqual([]);
  });

  test('initiative cards of all samples', () => {
    expect(
      problems(
        initiativeCards(
          samples.map((hero) => ({ hero })),
          kitCards,
        ),
      ),
    ).toEqual([]);
  });

  test('the checks would tell', () => {
    const zombie = byId(followers, 'summoned-zombie');
    const spoilt = (change: (face: CardFace) => CardFace): string =>
      problems([{ ...zombie, back: change(zombie.back) }]).join();
    const texts = (change: object) => (face: CardFace) => ({
      ...face,
      drawings: face.drawings.map((one) => (one.draw === 'text' ? { ...one, ...change } : one)),
    });
    expect(spoilt(texts({ y: 87 }))).toContain('outside the frame');
    expect(spoilt(texts({ size: 5 * point }))).toContain('too small');
    expect(spoilt((face) => ({ ...face, text: face.text.slice(1) }))).toContain('other letters');
    expect(problems([{ ...zombie, id: 'summoned-zombie-2' }]).join()).toContain('continuation');
  });
});

const houseValue = /house value/i;
const sides = ['front', 'back'] as const;

describe('house values', () => {
  const unknown = [
    ...['summoned-zombie', 'summoned-golem'].map((id) => byId(followers, id)),
    ...training.filter(({ id }) => id !== 'uncle-tom'),
  ];
  const known = [
    ...['summoned-snowman', 'summoned-daemon', 'winter-spirit'].map((id) => byId(followers, id)),
    byId(training, 'uncle-tom'),
  ];

  test.each(unknown.map((card) => [card.id, card] as const))('%s says so once, in a few words', (_, card) => {
    const text = [...card.front.text, ...card.back.text].join(' ');
    expect(text.match(/chosen\s+by\s+Pipsmith\s+\(house\s+value\)/g)).toHaveLength(1);
    expect(text.match(/house\s+value/gi)).toHaveLength(1);
  });

  test.each(known.map((card) => [card.id, card] as const))('%s is as the book has it', (_, card) => {
    for (const side of sides) expect(card[side].text.join(' ')).not.toMatch(houseValue);
  });

  test('left blank, they have no pips, no figures and no mark, and what the book tells stays', () => {
    const blank = { ...kitCards, houseDice: 'blank' } as const;
    const zombie = byId(followerCards(summoners, blank), 'summoned-zombie');
    expect(zombie.back.spoken?.filter((line) => line.includes('-face'))).toEqual(
      [6, 5, 4, 3, 2, 1].map((face) => `${face}-face: no pips`),
    );
    expect(zombie.front.text).not.toContain('3');
    expect(sides.flatMap((side) => zombie[side].text)).toContain(kitCards.labels.paintIt);
    for (const side of sides) expect(zombie[side].text.join(' ')).not.toMatch(houseValue);
    const tom = byId(trainingCards(blank), 'uncle-tom');
    expect(tom).toEqual(byId(training, 'uncle-tom'));
    expect(problems(trainingCards(blank))).toEqual([]);
  });
});

describe('followers', () => {
  test('say why they are there', () => {
    expect(followers.map(({ countNote }) => countNote && `${countNote.what}: ${countNote.why}`)).toEqual([
      'Zombie × 1: Vesper Coldhand has Raise Zombie',
      'Golem × 1: Vesper Coldhand has Awake Golem',
      'Daemon × 1: Azaria Quill has Summon Daemon, and may build a new Daemon each time',
      'Daemon × 1: Azaria Quill has Summon Daemon, and may build a new Daemon each time',
      'Pet × 1: Jane has Basic Animal Training, but the pet isn’t built yet',
      'Beast shape × 1: Ysolde Fernhallow has Shapeshift, but the beast shape isn’t built yet',
      'Winter Spirit × 1: Gravedigger of the seventh hill has Winter Spirit, which becomes Hibernate',
      'Snowman × 1: Gravedigger of the seventh hill has Raise Snowman',
    ]);
  });

  test('a daemon has an empty die, its sums by the Magic of its summoner, and a line for every free slot', () => {
    // Azaria: 4 Magic on the 6-face, 1 on the 5-face; one trait, one school: 5 slots.
    const [withPortal, alone] = followers.filter(({ id }) => id === 'summoned-daemon');
    if (!withPortal || !alone) throw new Error('no daemons');
    for (const { front, back } of [withPortal, alone]) {
      expect(front.text.join(' ')).toContain(
        'Summoned with 1 Magic pip: 4 points, 1 Life; with 4: 16 points, 4 Life.',
      );
      expect(back.text).toContain('Up to 16 points');
      expect(back.spoken?.filter((line) => line.endsWith('no pips'))).toHaveLength(6);
    }
    const lines = (card: Card): number =>
      card.back.drawings.filter((one) => one.draw === 'line' && one.stroke === 'muted' && one.from[1] > 45)
        .length;
    expect(withPortal.back.text).toContain('Daemon Skills: 3 slots are free');
    expect(lines(withPortal)).toBe(3);
    expect(withPortal.front.text.join(' ')).toContain('Dark Portal');
    expect(alone.back.text).toContain('Daemon Skills: 4 slots are free');
    expect(lines(alone)).toBe(4);
    expect(alone.front.text.join(' ')).not.toContain('Dark Portal');
  });

  test('a snowman has its skill and its green pip', () => {
    const { back } = byId(followers, 'summoned-snowman');
    expect(back.text).toEqual(
      expect.arrayContaining(['Hard Knock', 'The target receives 1 Knockdown counter.']),
    );
    expect(back.spoken).toContain('6-face: 1 Skill');
  });

  test('a Winter Spirit has Hibernate, and a box for his green pips', () => {
    const { front, back } = byId(followers, 'winter-spirit');
    expect(back.text).toContain('Hibernate');
    expect(front.text).toContain('Skill');
    expect(front.text.filter((text) => /^\d$/.test(text))).toEqual([]);
  });
});

describe('training', () => {
  test('each mission has its hero and those whom he meets', () => {
    const dummies = ['cloth', 'leather', 'chain', 'peate', 'peate-shield'].map((id) => `dummy-${id}`);
    const idsOf = (mission: Parameters<typeof missionCards>[0]) =>
      missionCards(mission, kitCards).map(({ id }) => id);
    expect(idsOf('first-steps')).toEqual(['trainee-first-steps']);
    expect(idsOf('melee-training')).toEqual(['trainee-melee-training', ...dummies]);
    expect(idsOf('open-fire')).toEqual(['trainee-open-fire', ...dummies]);
    expect(idsOf('kind-of-magic')).toEqual(['trainee-kind-of-magic', ...dummies, 'uncle-tom']);
    expect(training).toHaveLength(10);
  });

  test.each([
    ['trainee-first-steps', 'Plague'],
    ['trainee-melee-training', 'Bloodlust'],
    ['trainee-open-fire', 'Fast Reload'],
    ['trainee-kind-of-magic', 'Life Boon'],
    ['dummy-chain', 'A Boot to the Head'],
    ['dummy-peate-shield', 'Go For It'],
    ['uncle-tom', 'Tommyknocker'],
    ['uncle-tom', 'Uncle Tom’s Cruise Missile'],
  ])('%s has %s with what it does', (id, skill) => {
    const { text } = byId(training, id).back;
    expect(text).toContain(skill);
    const entry = skills.find((one) => one.school === 'training' && one.name === skill);
    const { always = [], green = [], blue = [] } = entry ? kitCards.renderSkill(entry) : {};
    expect(green).not.toEqual([]);
    for (const line of [always, green, blue]) if (line.length > 0) expect(text).toContain(plainLine(line));
  });
});

describe('standees', () => {
  test('everybody who can stand on the table, numbered, with whose they are', () => {
    const all = standees(
      summoners.slice(0, 4).map((hero) => ({ hero })),
      kitCards,
    );
    expect(all.map(({ name }) => name)).toEqual([
      'Vesper Coldhand',
      'Zombie 1',
      'Zombie 2',
      'Zombie 3',
      ...[1, 2, 3, 4, 5].map((number) => `Golem ${number}`),
      'Azaria Quill',
      'Gnashrak',
      'Azaria Quill',
      'Daemon',
      'Jane',
      'Pet',
    ]);
    expect(all.every(({ kind, front, back }) => kind === 'standee' && front === back)).toBe(true);
    expect(byId(all, 'standee-1-zombie-2').front.text).toEqual([
      'Zombie 2',
      'of Vesper Coldhand',
      'Zombie 2',
    ]);
    expect(byId(all, 'standee-1-zombie-2').countNote).toEqual({
      what: 'Zombie × 3',
      why: 'Vesper Coldhand’s Raise Zombie, as many as the best face has Magic pips',
    });
  });

  test('a hero without a school has his initials, a photo stands before all', () => {
    const [bito] = standees([{ hero: newHero('Bito van Ostmark'), photo: 'p1' }], kitCards);
    expect(bito && lettersOf(bito.front)).toContain('BVO');
    expect(bito?.front.drawings).toContainEqual(expect.objectContaining({ draw: 'image', photo: 'p1' }));
  });

  test('those of a mission: everybody in it, you too', () => {
    expect(missionStandees('first-steps', kitCards).map(({ name }) => name)).toEqual(['You']);
    expect(missionStandees('open-fire', kitCards)).toHaveLength(6);
    expect(missionStandees('kind-of-magic', kitCards).map(({ name }) => name)).toContain('Uncle Tom');
  });
});

test('the bar of an initiative card is as long as the points of each trait', () => {
  const [bito] = initiativeCards([{ hero: sample('Bito') }], kitCards);
  const widths = (bito?.front.drawings ?? []).flatMap((one) =>
    one.draw === 'rect' && one.fill && ['grey', 'red', 'blue'].includes(one.fill) ? [one.width] : [],
  );
  // 8 Defence, 4 Melee at 2, 1 Magic at 4: 8, 8 and 4 of 20 points.
  const [defence = 0, melee = 0, magic = 1] = widths;
  expect([defence / magic, melee / magic].map((share) => share.toFixed(6))).toEqual(['2.000000', '2.000000']);
  expect(bito?.front.spoken).toEqual(expect.arrayContaining(['Defence 4', 'Melee 3', 'Magic 1']));
});

describe('Snowfall cards', () => {
  const entries = schools.find(({ id }) => id === 'snowfall')?.skills ?? [];
  const length = (id: string): number => {
    const entry = findSkill(id);
    return entry ? JSON.stringify(kitCards.renderSkill(entry)).length : 0;
  };
  const commons = entries
    .filter(({ tier }) => tier === 'common')
    .map(({ id }) => id)
    .toSorted((one, other) => length(other) - length(one));
  const elites = entries.filter(({ tier }) => tier === 'elite').map(({ id }) => id);

  test.each(elites)('say what the four longest common skills and %s do, on two cards at most', (elite) => {
    const hero = { ...sample('Bito'), snowfall: { skills: [...commons.slice(0, 4), elite] } };
    const skills = { print: 'short', renderSkill: kitCards.renderSkill } as const;
    const all = cardsOf(hero, { labels: cards.labels, houseRules: false, skills }).filter(
      ({ kind }) => kind === 'snowfall',
    );
    expect(['snowfall', 'snowfall-2']).toEqual(expect.arrayContaining(all.map(({ id }) => id)));
    expect(problems(all.slice(0, 1))).toEqual([]);
    const said = all.flatMap(({ front, back }) => [...front.text, ...back.text]);
    for (const id of hero.snowfall.skills) expect(said.join(' ')).toContain(findSkill(id)?.name ?? id);
    // In a Snowfall the traits count 0: green pips alone.
    expect(all[0]?.back.spoken).toContain('6-face: 1 Skill');
    expect(all[0]?.front.text).toEqual(expect.arrayContaining(['1', 'Skill', 'Movement 5#']));
    expect(said.filter((text) => text === 'Range 5#')).toHaveLength(
      hero.snowfall.skills.filter((id) => findSkill(id)?.kind === 'snowball').length,
    );
  });

  test('a blank one has room for a green pip, five skills and a whole die', () => {
    const [blank] = blankCards('snowfall', cards.labels);
    if (!blank) throw new Error('no card');
    expect(problems([blank])).toEqual([]);
    const lines = blank.back.drawings.filter(
      (one) => one.draw === 'line' && one.stroke === 'muted' && one.from[1] > 45,
    );
    expect(lines).toHaveLength(5);
    expect(blank.back.drawings.filter(({ draw }) => draw === 'circle')).toHaveLength(21);
  });
});
