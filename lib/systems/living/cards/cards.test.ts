import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card, CardFace } from '../../../cards/card';
import { lettersOf, misplaced, sameLetters } from '../../../cards/testing';
import { hollowBox } from '../../../cards/text/glyphs';
import { point, shown, smallestOnCards } from '../../../cards/text/text';
import { weaponTypes } from '../sheet/armoury';
import { cards } from './cards';
import { blankCards } from '../kit/cards/blank-cards';
import { skillPrints } from './card-labels';
import { testLabels } from '../fixtures/labels';
import { newHero, type HeroDraft } from '../sheet/hero';
import { onCards } from '../messages/skill-text-renderer';
import { samples } from '../start/samples/samples';
import type { Skill } from '../skills/school';
import { findSkill, isChoosable, schools } from '../skills/index';
import { plainLine, type SkillLine, type SkillText } from '../skills/skill-text';

const link = `https://pipsmith.example/hero/${'Ab3-_'.repeat(16)}`;
// Names of any length would be cut to the line.
const labels = { ...testLabels, continued: () => 'Continued' };
const options = { labels, houseRules: false, link };

/** Notes on faces about where their texts go on. */
const aboutTexts: readonly string[] = [labels.more, ...Object.values(labels.goesOn), labels.continued()];

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

/** Text of a further face below its head: a number and, where there is one, a name. */
const belowHead = (face: CardFace): readonly string[] =>
  face.text.slice(1 + face.text.findIndex((text) => / \d+ of \d+$/.test(text)));

/** Text of the first card but for its credits, then of the others without their heads: one stream of text. */
const flowing = (all: readonly Card[]): string => {
  const [first, ...further] = all;
  return squash(
    [
      ...(first?.back.text ?? []).filter((text) => text !== labels.credits),
      ...further.flatMap(({ front, back }) => [front, back]).flatMap(belowHead),
      ...(first?.front.text ?? []),
    ]
      .filter((text) => !aboutTexts.includes(text))
      .join(''),
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

test('the card of a pet names its attacks and their class, as it may use no others', () => {
  const keeper = samples.find(({ hero }) => hero.skills.includes('beastmaster/contagious-bite'));
  const pet = keeper && cards(keeper.hero, options).find(({ kind }) => kind === 'follower');
  expect(pet?.back.text).toEqual(expect.arrayContaining(['Contagious Bite', 'Pet Attack']));
});

test('the front names the hero, his best values, armour and school; the back his skills and what he carries', () => {
  const [card] = cards(bito, options);
  expect(card?.front.spoken).toEqual(
    expect.arrayContaining([
      'Bito van Ostmark',
      'Paladin',
      'Defence 4',
      'Melee 3',
      'Magic 1',
      'Heavy armour',
      'Druid skills',
    ]),
  );
  expect(card?.back.text).toEqual(expect.arrayContaining(['Regrowth', 'Druid', 'Nature Spell']));
  // Armour is told once, on the front.
  expect(card?.back.text).toContain('Equipment: White surcoat');
  expect(card?.front.text.join()).not.toContain('Living Rulebook');
  expect(card?.back.text).toContain('Heavy mace (blunt) · what blunt does');
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

test('the back of a pet says what the Pet Attacks of its hero do; an ability without a rule is on neither side', () => {
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
  expect(fang?.back.text).toEqual(expect.arrayContaining(['Contagious Bite', labels.skillOf(bito.name)]));
  expect(fang?.back.text).not.toContain(labels.abilityRules.hungry);
  expect(fang?.front.text.join()).not.toContain(labels.petAbilities.hungry);
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

  test('begin on the card itself and go on from there: no name without its text, in as few cards as hold them', () => {
    const faces = own.flatMap(({ front, back }, index) => (index === 0 ? [back, front] : [front, back]));
    expect(own).toHaveLength(print === 'names' ? 1 : 2);
    for (const id of chosen) {
      const name = findSkill(id)?.name.split(' (')[0] ?? id;
      const naming = faces.filter(({ text }) => text.includes(name));
      expect([id, naming.length]).toEqual([id, 1]);
      const [face] = naming;
      for (const line of linesOf(id, print))
        expect(squash(face?.text.join('') ?? '')).toContain(squash(line));
    }
    if (print === 'short') expect(own[0]?.back.text.join()).toContain('Green');
  });

  test('stand on the card itself where they fit', () => {
    const [first, ...further] = cards(
      { ...bito, skills: ['druid/regrowth'], equipment: newHero('').equipment },
      { ...options, ...skills },
    );
    expect(first?.back.text.join().includes('Green')).toBe(print !== 'names');
    expect(further).toEqual([]);
  });

  test('have a pip before each line that a pip pays for, said aloud', () => {
    const faces = own.flatMap(({ front, back }) => [front, back]);
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

const green = (id: string, more = ''): SkillText => ({
  facts: ['Skill'],
  brief: ['Skill'],
  always: [],
  green: line(`Green ${id} ${more}works.`),
  blue: [],
  removal: [],
  otherForm: undefined,
});

test('what the back does not hold stands on the front, below the emblem, before a card is added', () => {
  const three = chosen.slice(0, 3);
  const long = 'and does something else besides that ';
  const of = (times: number, photo?: string) =>
    cards(
      { ...bito, skills: three },
      {
        labels,
        houseRules: false,
        photo,
        skills: { print: 'short', renderSkill: ({ id }) => green(id, long.repeat(times)) },
      },
    );
  const shared = of(1);
  expect(shared).toHaveLength(1);
  expect(problems(shared)).toEqual([]);
  const [card] = shared;
  expect(card?.front.text).toContain('Equipment: White surcoat');
  expect(card?.back.text).not.toContain('Equipment: White surcoat');
  for (const id of three) expect(flowing(shared)).toContain(squash(`Green ${id} ${long}works.`));
  // A photo keeps its place.
  expect(of(2, 'photo-1').length).toBe(2);
  expect(of(0, 'photo-1')[0]?.front.text.join()).not.toContain('Equipment:');
});

test('the cards of a hero are numbered, those of a snowball fight apart from the others', () => {
  const all = cards(
    { ...bito, skills: chosen, snowfall: { skills: ['snowfall/shove', ...chosen] } },
    {
      ...options,
      skills: { print: 'short', renderSkill: ({ id }) => green(id, 'and much more besides '.repeat(12)) },
    },
  );
  expect(all.map(({ name }) => name)).toEqual([
    'Bito van Ostmark',
    'Bito van Ostmark, Living Rulebook 2 of 2',
    'Bito van Ostmark',
    'Bito van Ostmark, Snowfall 2 of 2',
  ]);
  const [living, further, snow] = all;
  expect(living?.front.text).toContain('Living Rulebook 1 of 2');
  expect(further?.front.text.slice(0, 2)).toEqual(['Bito van Ostmark', 'Living Rulebook 2 of 2']);
  expect(snow?.front.text).toContain('Snowfall 1 of 2');
  expect(living?.notices).toEqual([{ notice: 'continued', card: 'hero', cards: 1 }]);
  expect(problems(all)).toEqual([]);
});

describe.each(['short', 'full'] as const)('the sample heroes with %s texts', (print) => {
  const skills = onCards(print);

  test.each(samples)('$id: two cards at most, a line of notes on them', ({ hero }) => {
    const count = (of: HeroDraft): number =>
      cards(of, { ...options, skills, notes: true }).filter(({ kind }) => kind === 'hero').length;
    expect(count({ ...hero, notes: '' })).toBeLessThanOrEqual(2);
    expect(count({ ...hero, notes: 'Owes Jane a horse.' })).toBeLessThanOrEqual(2);
  });

  test.each(samples)('$id as a strip to fold: all that the cards say', ({ hero }) => {
    const all = cards(hero, { ...options, skills, foldsOut: true });
    const [strip] = all;
    const plain = cards(hero, { ...options, skills }).filter(({ kind }) => kind === 'hero');
    expect(all.filter(({ kind }) => kind === 'hero')).toEqual([strip]);
    if (!strip?.panels) {
      expect(plain).toEqual([strip]);
      expect(strip?.front.text.join()).not.toContain('Equipment:');
      return;
    }
    const panels = strip.panels.length;
    expect([3, 4]).toContain(panels);
    expect(strip.size).toEqual({ width: 63 * panels, height: 88 });
    expect(strip.oneSided).toBe(true);
    expect(problems(all)).toEqual([]);
    // Each panel of text has the name above it.
    const [front, die, ...texts] = strip.panels;
    // A front that says which card it is has less room for the names of weapons.
    const own = (face: CardFace | undefined): readonly string[] =>
      plain.length === 1 ? (face?.text ?? []) : [];
    expect(front?.text.slice(0, 2)).toEqual(plain[0]?.front.text.slice(0, 2));
    const said = [...own(front), ...(die?.text ?? []), ...texts.flatMap(({ text }) => text.slice(1))];
    const onCards = plain.flatMap((card, index) =>
      index === 0 ? [...own(card.front), ...card.back.text] : [card.front, card.back].flatMap(belowHead),
    );
    const letters = (text: readonly string[]): string =>
      Array.from(squash(text.filter((one) => !aboutTexts.includes(one)).join('')))
        .sort()
        .join('');
    expect(letters(said)).toBe(letters(onCards));
  });
});

test('a hero of many words is a strip of four panels; more than that goes on cards', () => {
  const of = (times: number) =>
    cards(
      { ...bito, skills: [...chosen, 'warrior/hamstring'] },
      {
        ...options,
        foldsOut: true,
        skills: {
          print: 'short',
          renderSkill: ({ id }) => green(id, 'and much more besides '.repeat(times)),
        },
      },
    );
  expect(of(3)[0]?.panels).toHaveLength(3);
  const [four] = of(12);
  expect(four?.panels).toHaveLength(4);
  expect(four?.size.width).toBe(252);
  expect(problems(four ? [four] : [])).toEqual([]);
  const many = of(40);
  expect(many[0]?.panels).toBeUndefined();
  expect(many.length).toBeGreaterThan(2);
  for (const id of chosen)
    expect(flowing(many)).toContain(squash(`Green ${id} ${'and much more besides '.repeat(40)}works.`));
});

test('full texts keep a skill together on one face', () => {
  const many = schools.flatMap((school) => school.skills.filter(isChoosable).slice(0, 1)).map(({ id }) => id);
  const all = cards({ ...bito, skills: many }, { ...options, skills: { print: 'full', renderSkill } });
  const faces = all.flatMap(({ front, back }) => [front, back]).map((face) => squash(face.text.join('')));
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
});
