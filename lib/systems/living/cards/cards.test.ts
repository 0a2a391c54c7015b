import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card, CardFace } from '../../../cards/card';
import { lettersOf, misplaced, sameLetters } from '../../../cards/testing';
import { hollowBox, point, shown, smallestOnCards } from '../../../cards/text/text';
import { weaponTypes } from '../sheet/armoury';
import { cards } from './cards';
import { blankCards } from '../kit/cards/blank-cards';
import { skillPrints } from './card-labels';
import { testLabels as labels } from '../fixtures/labels';
import { newHero, type HeroDraft } from '../sheet/hero';
import { samples } from '../start/samples/samples';
import type { Skill } from '../skills/school';
import { findSkill, isChoosable, schools } from '../skills/index';
import { plainLine, type SkillLine, type SkillText } from '../skills/skill-text';

const link = `https://pipsmith.example/hero/${'Ab3-_'.repeat(16)}`;
const options = { labels, houseRules: false, link };

/** A line in which no digit grows. */
const line = (text: string): SkillLine => (text === '' ? [] : [{ text }]);

/** A teller of long texts, every line of its own length. */
const renderSkill = ({ id, class: kind }: Skill): SkillText => ({
  facts: [kind, 'Target: opponent', 'In base contact with the target'],
  brief: [kind, 'on it'],
  always: line(`Always ${id} does this.`),
  green: line(`Green ${id} makes the target ${'run further away from you '.repeat(3)}this turn.`),
  blue: line(id.length % 2 === 0 ? `Blue ${id} lasts for ${id.length} turns.` : ''),
  removal: line(id.length % 3 === 0 ? `Removed ${id} burns.` : ''),
  otherForm:
    id.length % 5 === 0
      ? {
          while: 'While the pet is dead',
          text: {
            facts: [kind, 'Alone'],
            brief: [kind],
            always: [],
            green: line(`Dead ${id} returns.`),
            blue: [],
            removal: [],
            otherForm: undefined,
          },
        }
      : undefined,
});
const prints = skillPrints.map((print) => ({
  print,
  ...(print === 'names' ? {} : { skills: { print, renderSkill } }),
}));

const squash = (text: string): string => text.replace(/\s/g, '');
const said = (faces: readonly CardFace[]): string => squash(faces.flatMap((face) => face.text).join(''));

/** What the back and its continuations say, without heads and credits: one stream of text. */
const flowing = (all: readonly Card[]): string => {
  const [first, ...further] = all;
  const faces = further.flatMap(({ front, back }) => [front, back]);
  return squash(
    [
      ...(first?.back.text ?? []).filter((text) => text !== labels.credits),
      ...faces.flatMap((face) => face.text.slice(1)),
    ].join(''),
  );
};

/** Everything that must hold for any card. */
const problems = (all: readonly Card[]): readonly string[] =>
  all.flatMap((card) =>
    [card.front, card.back].flatMap((face) => [
      ...misplaced(face, card),
      ...face.drawings.flatMap((drawing) =>
        drawing.draw === 'text' && drawing.size < smallestOnCards * point - 1e-9
          ? [`${card.id} is set below ${smallestOnCards} points`]
          : [],
      ),
      ...(sameLetters(lettersOf(face), said([face]).replaceAll(hollowBox, ''))
        ? []
        : [`${card.id} draws other letters than it says`]),
    ]),
  );

describe('cards of the sample heroes', () => {
  test.each(samples)('$id: all in its place, nothing missing', ({ hero }) => {
    const all = cards(hero, options);
    expect(problems(all)).toEqual([]);
    expect(all.flatMap(({ notices }) => notices)).toEqual([]);
    expect(all.map(({ kind }) => kind)).toEqual([
      'hero',
      ...hero.followers.map(() => 'follower'),
      ...(hero.snowfall.skills.length > 0 ? ['snowfall'] : []),
    ]);
  });
});

const bito = samples.find(({ hero }) => hero.name === 'Bito van Ostmark')?.hero ?? newHero('Bito');

test('the front names the hero, his best values and armour; the back his skills and weapons', () => {
  const [card] = cards(bito, options);
  expect(card?.front.spoken).toEqual(
    expect.arrayContaining([
      'Bito van Ostmark',
      'Paladin',
      'Defence 4',
      'Melee 3',
      'Magic 1',
      'Heavy armour',
    ]),
  );
  expect(card?.back.text).toEqual(expect.arrayContaining(['Regrowth', 'Druid', 'Nature Spell']));
  expect(card?.back.text).toContain('Equipment: Heavy armour, shield, White surcoat');
  expect(card?.back.text).toContain('Heavy mace (blunt): what blunt does');
  expect(card?.back.spoken).toContain('6: 4 defence, 1 magic, 1 skill');
});

const pet = {
  kind: 'pet',
  name: 'Fang',
  ability: 'hungry',
  magical: false,
  weapons: [],
  skills: [],
} as const;

test('the back of a pet says what its ability does, and what the Pet Attacks of its hero do', () => {
  const biter: HeroDraft = {
    ...bito,
    skills: ['beastmaster/basic-animal-training', 'beastmaster/contagious-bite'],
    followers: [{ ...pet, faces: bito.faces }],
  };
  const brief = (skill: Skill): SkillText => ({
    ...renderSkill(skill),
    green: line(`Green ${skill.id} bites.`),
    blue: [],
    removal: [],
  });
  const [fang] = cards(biter, { ...options, skills: { print: 'full', renderSkill: brief } }).filter(
    ({ kind }) => kind === 'follower',
  );
  expect(fang?.back.text).toEqual(
    expect.arrayContaining([labels.abilityRules.hungry, 'Contagious Bite', labels.skillOf(bito.name)]),
  );
  expect(fang?.back.text.join()).toContain('Green beastmaster/contagious-bite');
  expect(fang?.back.text).not.toContain('Basic Animal Training');
});

test('notes are printed where they are asked for, and only then', () => {
  const noted = { ...bito, notes: 'Likes rum.\n\nOwes Jane a horse.' };
  expect(flowing(cards(noted, options))).not.toContain('Likesrum.');
  const all = cards(noted, { ...options, notes: true });
  expect(problems(all)).toEqual([]);
  for (const line of ['Likesrum.', 'OwesJaneahorse.']) expect(flowing(all)).toContain(line);
});

test('house rules are marked on both sides, and only then', () => {
  const [legal] = cards(bito, options);
  const [illegal] = cards(bito, { ...options, houseRules: true });
  for (const side of ['front', 'back'] as const) {
    expect(legal?.[side].text).not.toContain(labels.houseRules);
    expect(illegal?.[side].text).toContain(labels.houseRules);
  }
  expect(problems(illegal ? [illegal] : [])).toEqual([]);
});

test('a repeated skill stands once, counted', () => {
  const training = 'beastmaster/basic-animal-training';
  const [card] = cards({ ...bito, skills: [training, 'ranger/dodge', training] }, options);
  expect(card?.back.text.filter((text) => text.startsWith('Basic Animal'))).toEqual([
    'Basic Animal Training × 2',
  ]);
});

const chosen = ['ranger/dodge', 'druid/regrowth', 'beastmaster/basic-animal-training', 'warrior/cleave'];

/** All that a card could say of a skill, in this print. */
const linesOf = (id: string, print: (typeof skillPrints)[number]): readonly string[] => {
  const skill = findSkill(id);
  if (!skill || print === 'names') return [];
  const text = renderSkill(skill);
  const removal = plainLine(text.removal);
  const lines = [
    ...[text.always, text.green, text.blue].map(plainLine),
    removal && `${labels.removal} ${removal}`,
  ];
  const other = text.otherForm;
  return [
    ...lines,
    ...(print === 'full' ? [text.facts.join(' · ')] : []),
    ...(print === 'full' && other ? [other.while, plainLine(other.text.green)] : []),
  ].filter((line) => line !== '');
};

describe.each(prints)('skills printed as $print', ({ print, ...skills }) => {
  const all = cards(
    { ...bito, skills: chosen, snowfall: { skills: ['snowfall/shove'] } },
    { ...options, ...skills },
  );
  const own = all.filter(({ kind }) => kind === 'hero');

  test('say every line, all in its place, and no line of another print', () => {
    expect(problems(all)).toEqual([]);
    const stream = flowing(own);
    const whole = chosen.flatMap((id) => linesOf(id, 'full'));
    const said = chosen.flatMap((id) => linesOf(id, print));
    for (const line of whole) {
      expect([line, stream.includes(squash(line))]).toEqual([line, said.includes(line)]);
    }
    expect(flowing(all.filter(({ kind }) => kind === 'snowfall')).includes('Green')).toBe(print !== 'names');
    expect(stream.includes(squash('Nature Spell · on it'))).toBe(print === 'short');
  });

  test('have their names on the card itself; texts that do not fit go on, all of them', () => {
    const [first, ...further] = own;
    expect(first?.back.text.join().includes('Green')).toBe(false);
    for (const id of chosen) expect(first?.back.text.join()).toContain(findSkill(id)?.name.split(' (')[0]);
    const isThere = print !== 'names';
    expect(first?.back.text.includes(labels.goesOn(further.length))).toBe(isThere);
    expect(further.flatMap(({ front, back }) => [...front.text, ...back.text]).includes('Regrowth')).toBe(
      isThere,
    );
    const sizes = further
      .flatMap(({ front, back }) => [...front.drawings, ...back.drawings])
      .flatMap((drawing) =>
        drawing.draw === 'text' && drawing.typeface === 'text' && drawing.fill === 'ink'
          ? [Math.round((drawing.size / point) * 4) / 4]
          : [],
      );
    expect(new Set(sizes)).toEqual(new Set(isThere ? [8.5] : []));
  });

  test('stand on the card itself where they fit, unless they are in full', () => {
    const [first, ...further] = cards(
      { ...bito, skills: ['druid/regrowth'], equipment: newHero('').equipment },
      { ...options, ...skills },
    );
    expect(first?.back.text.join().includes('Green')).toBe(print === 'short');
    expect(further.length > 0).toBe(print === 'full');
  });

  test('have a pip before each line that a pip pays for, said aloud', () => {
    const faces = own.flatMap(({ front, back }, index) => (index === 0 ? [back] : [front, back]));
    const pipsOf = (fill: 'green' | 'blue') =>
      faces.flatMap(({ drawings }) =>
        drawings.filter(
          (drawing) => drawing.draw === 'circle' && drawing.fill === fill && drawing.radius < 1.4,
        ),
      ).length;
    const begins = (...words: readonly string[]) =>
      chosen.flatMap((id) => linesOf(id, print)).filter((line) => words.some((word) => line.startsWith(word)))
        .length;
    expect(pipsOf('green')).toBe(begins('Green', 'Removed', 'Dead'));
    expect(pipsOf('blue')).toBe(begins('Blue'));
    const spoken = faces.flatMap((face) => face.spoken ?? []);
    expect(spoken.filter((text) => text === labels.withPip('skill'))).toHaveLength(pipsOf('green'));
  });
});

test('a digit that grows with the pips is set strong, whatever stands beside it; other digits are not', () => {
  const grows = (skill: Skill): SkillText => ({
    ...renderSkill(skill),
    always: line('Always 4 of them.'),
    green: [
      { text: 'Move ' },
      { text: '2', scales: true },
      { text: '# further, at most 5#, with ' },
      { text: '+1', scales: true },
      { text: ' AV.' },
    ],
    removal: [{ text: '3', scales: true }, { text: ' of 7.' }],
  });
  const [card] = cards(
    { ...bito, skills: ['ranger/dodge'], equipment: newHero('').equipment },
    { ...options, skills: { print: 'short', renderSkill: grows } },
  );
  const runs = (card?.back.drawings ?? []).flatMap((drawing) =>
    drawing.draw === 'text' && drawing.typeface === 'text' ? drawing.runs : [],
  );
  const strong = runs.filter(({ typeface }) => typeface === 'strong');
  expect(strong.map(({ text }) => text.trim())).toEqual(['2', '+1', '3']);
  expect(strong.map(({ font }) => font)).toEqual(Array(3).fill('source-sans-3-latin-600-normal'));
  expect(card?.back.text).toContain('Move 2# further, at most 5#, with +1 AV.');
  expect(card?.back.text).toContain(`${labels.removal} 3 of 7.`);
});

test('the names of skills alone are printed where nobody tells them', () => {
  const plain = cards(bito, options);
  expect(flowing(plain)).not.toContain('Green');
  expect(plain).toHaveLength(1);
});

test('a card whose texts go on names all its skills, and keeps the equipment', () => {
  const brief = (skill: Skill): SkillText => {
    const green = line(
      `Green ${skill.id} ${skill.id === 'druid/regrowth' ? 'and much more besides '.repeat(30) : ''}works.`,
    );
    return { ...renderSkill(skill), brief: [skill.class], always: [], green, blue: [], removal: [] };
  };
  const [card, ...further] = cards(
    { ...bito, skills: [...chosen, 'warrior/hamstring'] },
    { ...options, skills: { print: 'short', renderSkill: brief } },
  );
  expect(card?.notices).toEqual([{ notice: 'continued', card: 'hero', cards: further.length }]);
  const faces = further.flatMap(({ front, back }) => [front, back]);
  for (const id of [...chosen, 'warrior/hamstring']) {
    const name = findSkill(id)?.name.replace(' (required)', '') ?? '';
    expect([id, card?.back.text.join().includes(name)]).toEqual([id, true]);
    expect([id, card?.back.text.join().includes(`Green ${id}`)]).toEqual([id, false]);
    expect([id, faces.some(({ text }) => text.includes(name))]).toEqual([id, true]);
  }
  expect(card?.back.text).toContain('Equipment: Heavy armour, shield, White surcoat');
  expect(card?.back.text).toContain(labels.goesOn(further.length));
});

test('full texts keep a skill together on one face', () => {
  const many = schools.flatMap((school) => school.skills.filter(isChoosable).slice(0, 1)).map(({ id }) => id);
  const [, ...further] = cards(
    { ...bito, skills: many },
    { ...options, skills: { print: 'full', renderSkill } },
  );
  const faces = further.flatMap(({ front, back }) => [front, back]).map((face) => squash(face.text.join('')));
  expect(faces.length).toBeGreaterThan(2);
  for (const id of many) {
    const lines = linesOf(id, 'full').map(squash);
    expect([id, faces.some((face) => lines.every((line) => face.includes(line)))]).toEqual([id, true]);
  }
});

test('a link that is too long for a readable QR code gets none and is reported', () => {
  const [card] = cards(bito, { ...options, link: `https://pipsmith.example/hero/${'A'.repeat(400)}` });
  expect(card?.notices).toEqual([{ notice: 'no-qr-code-too-long', card: 'hero' }]);
});

test('an unknown skill is printed by its id', () => {
  const [card] = cards({ ...bito, skills: ['druid/no-such-thing'] }, options);
  expect(card?.back.text).toContain('druid/no-such-thing');
});

test('every kind of weapon at once still fits the front', () => {
  const weapons = weaponTypes.map((type) => ({ type, name: `Very fine ${type}` }));
  const all = cards({ ...bito, equipment: { ...bito.equipment, weapons } }, options);
  expect(problems(all)).toEqual([]);
  for (const { name } of weapons) expect(flowing(all)).toContain(squash(name));
});

test.each(['hero', 'snowfall', 'pet', 'daemon', 'beast-shape'] as const)(
  'a blank %s card is in order',
  (kind) => {
    const all = blankCards(kind, labels);
    expect(all).toHaveLength(1);
    expect(problems(all)).toEqual([]);
  },
);

const word = fc.oneof(
  fc.constantFrom(
    'Żółć',
    'Größe',
    'Добрыня',
    'Ἀχιλλεύς',
    'Đặng',
    '龍の子',
    '👨‍👩‍👧',
    '🐉',
    'fi-ffl',
    'Ångström',
    '"x"',
    '\u202eabc',
    'a\u0301b',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 }).map((text) => text.replace(/ /g, 'W')),
);
const anyText = (most: number) =>
  fc
    .array(word, { minLength: 1, maxLength: 40 })
    .map((words) => Array.from(words.join(' ')).slice(0, most).join(''));

const anyHero: fc.Arbitrary<HeroDraft> = fc
  .record({
    name: anyText(80),
    title: anyText(2000),
    weapons: fc.array(fc.record({ name: anyText(80), type: fc.constantFrom(...weaponTypes) }), {
      maxLength: 20,
    }),
    other: fc.array(anyText(300), { maxLength: 8 }),
    skills: fc.array(
      fc.oneof(
        fc.constantFrom('druid/regrowth', 'warrior/hamstring', 'commander/inspirational-speech'),
        fc.record({ custom: anyText(80), school: fc.constantFrom('warrior', 'ranger'), text: anyText(600) }),
      ),
      { maxLength: 8 },
    ),
    six: fc.nat(6),
  })
  .map(({ name, title, weapons, other, skills, six }) => ({
    ...bito,
    name,
    title,
    skills,
    equipment: { armour: 'heavy', shield: true, weapons, other },
    faces: { ...bito.faces, 6: { defence: six, melee: six, ranged: six, magic: six, skill: 1 } },
  }));

test('any texts stay inside the frame, and none is lost', () => {
  fc.assert(
    fc.property(
      anyHero,
      fc.boolean(),
      fc.constantFrom(...prints),
      (hero, houseRules, { print, ...skills }) => {
        const all = cards(hero, { ...options, ...skills, houseRules });
        expect(problems(all)).toEqual([]);
        const front = said(all.slice(0, 1).map((card) => card.front));
        const stream = flowing(all);
        expect(front).toContain(squash(shown('display', hero.name)));
        for (const { name } of hero.equipment.weapons)
          expect(stream).toContain(squash(shown('text', name ?? '')));
        for (const item of hero.equipment.other) expect(stream).toContain(squash(shown('text', item)));
        for (const skill of hero.skills) {
          if (typeof skill === 'string') {
            for (const line of linesOf(skill, print)) expect(stream).toContain(squash(line));
            continue;
          }
          expect(stream).toContain(squash(shown('display', skill.custom)));
          expect(stream).toContain(squash(shown('text', skill.text)));
        }
        const title = squash(shown('title', hero.title));
        const place = shown('display', hero.name) === '' ? 0 : 1;
        const begin = title === '' ? '' : squash(all[0]?.front.text[place] ?? '');
        expect(title.startsWith(begin)).toBe(true);
        expect(stream).toContain(title.slice(begin.length));
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);
