import { describe, expect, test } from 'vitest';
import { type SkillText, type SkillLine, plainLine } from '../../skills/skill-text';
import { skills } from '../../skills/index';
import { cards } from '#words/systems/living/messages/cards';
import { english } from '#words/systems/living/messages/skill-text/renderer';

const partsOf = ({ always, green, blue, removal, otherForm }: SkillText): readonly SkillLine[] =>
  [always, green, blue, removal, ...(otherForm ? partsOf(otherForm.text) : [])].filter(
    (line) => line.length > 0,
  );
const linesOf = (text: SkillText): readonly string[] => partsOf(text).map(plainLine);

/** Faults that no line may have. */
const flaws: readonly (readonly [flaw: string, found: RegExp])[] = [
  ['a hole', /undefined|null|NaN|\[object/],
  ['spaces too many', /^\s|\s$|\s\s|\s[,.;:)]|\(\s/],
  ['no capital at its beginning', /^[^A-Z0-9+−]/],
  ['no full stop at its end', /[^.]$/],
  ['stops or commas together', /[.,;:]{2}|,\s*and,|;\s*\./],
  ['a bracket left open', /^[^)]*\([^)]*$|^[^(]*\)/],
  ['a word twice', /\b(\w+) \1\b/],
];

const pips = [1, 2, 3, 6] as const;

describe.each(skills.map((skill) => [skill.id, skill] as const))('%s', (_, skill) => {
  test('says something, in sound sentences, with any pips', () => {
    for (const count of pips) {
      const text = english.render(skill, { green: count, blue: count });
      const lines = linesOf(text);
      expect(lines.length).toBeGreaterThan(0);
      expect(text.facts[0]).toContain(skill.class);
      for (const line of lines) {
        expect(flaws.filter(([, found]) => found.test(line)).map(([flaw]) => [flaw, line])).toEqual([]);
      }
    }
  });

  test('keeps its always-on line and every number word as pips come; each digit stays or grows with them', () => {
    const two = english.render(skill, { green: 2, blue: 2 });
    const six = english.render(skill, { green: 6, blue: 6 });
    expect(six.always).toEqual(two.always);
    const digits = (text: SkillLine) =>
      [...plainLine(text).matchAll(/\d+(?:\.\d+)?/g)].map(([digit]) => Number(digit));
    const words = (text: SkillLine) => plainLine(text).match(/\b(?:one|two|three|four|five|six)\b/gi) ?? [];
    // A golem's dice count the pips after the first.
    const countsAfterFirst = skill.id === 'necromancer/awake-golem';
    for (const line of ['green', 'blue', 'removal'] as const) {
      const [before, after] = [digits(two[line]), digits(six[line])];
      expect([line, after.length]).toEqual([line, before.length]);
      before.forEach((digit, index) => {
        expect([digit, 3 * digit, ...(countsAfterFirst ? [5 * digit] : [])]).toContain(after[index]);
      });
      expect(words(six[line])).toEqual(words(two[line]));
    }
  });

  test('shows with one pip whatever grows: by a bold digit, or by what comes per pip', () => {
    const shown = (line: SkillLine): number =>
      line.filter(({ scales }) => scales).length +
      (
        plainLine(line).match(
          /\(one \w+ per pip\)|\bonce per pip\b|\bEach Skill pip after the first\b|\bfor every two pips\b/g,
        ) ?? []
      ).length;
    const [one, two] = [1, 2].map((count) => partsOf(english.render(skill, { green: count, blue: count })));
    expect(one?.map((line) => shown(line))).toEqual(two?.map((line) => shown(line)));
  });

  test('never counts one that is the next, and says nothing per pip of pips that were rolled', () => {
    const rolled = (count: number) =>
      linesOf(english.render(skill, { green: count, blue: count, rolled: true })).join(' ');
    expect(linesOf(english.render(skill)).join(' ')).not.toMatch(/\b(?:next|top) (?:1|one)\b/);
    expect(rolled(1)).not.toMatch(/\b(?:next|top) (?:1|one)\b|per pip/);
    expect(rolled(3)).not.toMatch(/per pip/);
  });

  test('marks the digits that grow with the pips, and no other', () => {
    const lines = (count: number) => partsOf(english.render(skill, { green: count, blue: count }));
    const [before, after] = [lines(2), lines(5)];
    expect(after.length).toBe(before.length);
    before.forEach((line, index) => {
      const grown = after[index] ?? [];
      const marked = (parts: SkillLine) => parts.filter(({ scales }) => scales).map(({ text }) => text);
      const others = (parts: SkillLine) =>
        parts.filter(({ scales }) => !scales).flatMap(({ text }) => text.match(/[\d.]*\d/g) ?? []);
      expect(others(grown)).toEqual(others(line));
      expect(marked(grown).length).toBe(marked(line).length);
      marked(line).forEach((digit, nth) => {
        expect(digit).toMatch(/^[+−]?\d+(\.\d+)?$/);
        expect([digit, marked(grown)[nth]]).not.toEqual([digit, digit]);
      });
    });
  });

  test('says each sentence in 25 words or fewer, with 1 to 5 pips', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const text = english.render(skill, { green: count, blue: count });
      const printed = [
        ...linesOf(text),
        ...text.facts,
        ...text.brief,
        cards.labels.removal + ' ' + plainLine(text.removal),
      ];
      const sentences = printed.flatMap((line) => line.split(/(?<=[.!?])\s+/));
      expect(sentences.filter((each) => each.split(/\s+/).length > 25)).toEqual([]);
    }
  });

  test('says counter where it means one, and the next time where it means that', () => {
    for (const count of [1, 2]) {
      const text = linesOf(english.render(skill, { green: count, blue: count })).join(' ');
      expect(text).not.toMatch(
        /(?:\d|one|more) (?:Bleeding|Burning|Dazed|Deep Wound|Knockdown|Poisoned|Slowed|Reload|Flying)(?! counter)/,
      );
      expect(text).not.toMatch(/works (?:\d|one|two)|begun until|has begun|counters? token|\btokens?\b/);
    }
  });
});

/**
 * Effects before the pip that every try brings, in the words of the card; those that affect somebody are not among
 * them.
 */
const onEveryTry: Readonly<Record<string, string>> = {
  'beastmaster/rampage': 'The pet gets −1 AV this turn.',
  'commander/focus':
    'Until your next turn begins, you get −2 DV. This turn, you move only half as far, and you can’t attack.',
  'commander/inspirational-speech':
    'Both actions must be movement actions, even if you don’t move. Only allies who are in earshot the whole time hear the speech.',
  'dirty-tricks/backstab': 'Perform one movement action.',
  'dirty-tricks/dancers-in-the-dark': 'You can’t use any skills until your next turn begins.',
  'elemental-mage/incendiary-missile':
    'If you have a ranged weapon, also perform one ranged attack on the target. If the dead zone prevents the shot, the rest still happens.',
  'harbinger/seal-of-falling-tears': 'You lose your newest enchantment.',
  'harbinger/seal-of-the-moon': 'You lose your newest enchantment.',
  'necromancer/blood-ritual': 'You lose one Life.',
  'psion/mindblast': 'You don’t need line of sight.',
  'psion/oscitancy':
    'Before you roll, predict the places of any number of Heroes in the unseen initiative deck, each Hero in a different place. Leave out the top card, which is place 1.',
  'ranger/barrage': 'This turn, you get −1 RAV on this and later attacks.',
  'ranger/concussion-shot': 'You may aim into the dead zone.',
  'ranger/dodge': 'Perform one movement action.',
  'ranger/escape': 'Perform one movement action.',
  'ranger/rush': 'Perform one movement action.',
  'ranger/troll-blood': 'Perform one action other than a skill.',
  'ranger/volley': 'This turn, you get −1 RAV on this and later attacks.',
  'snowfall/dodge': 'Perform one movement action.',
  'snowfall/hibernate': 'Range doesn’t matter, but you need line of sight.',
  'summoner/bite': 'Perform one attack action.',
  'summoner/daemonic-rage': 'Perform one attack action.',
  'summoner/dark-portal': 'Your current Daemon vanishes.',
  'summoner/horns': 'Perform two movement actions, then one attack action.',
  'survival/defy-pain': 'Perform one action other than a skill.',
  'survival/evade': 'Perform one movement action.',
  'survival/intentness': 'Perform one movement action.',
  'survival/jog': 'Perform one movement action.',
  'survival/jump': 'Perform one movement action.',
  'survival/regenerate': 'Perform one action other than a skill.',
  'survival/shortening-reaction': 'Perform one movement or attack action.',
  'survival/stamina': 'Perform one action other than a skill.',
  'survival/valiant-charge': 'Perform two movement actions.',
  'training/go-for-it': 'Perform one movement action.',
  'warrior/cats-charge': 'Until your next turn begins, your DV is 0.',
  'warrior/experts-defence': 'This turn, you can’t attack.',
  'warrior/flurry': 'This turn, you get −1 AV on this and later attacks.',
  'warrior/shield-up': 'This turn, you can’t attack.',
};

test('what happens on every try stands before the pips, and nothing else does', () => {
  const always = skills
    .map((skill) => [skill.id, plainLine(english.render(skill).always)] as const)
    .filter(([, text]) => text !== '');
  expect(Object.fromEntries(always)).toEqual(onEveryTry);
});

test('no two skills of a school say the same', () => {
  const twins = skills.filter((skill) =>
    skills.some(
      (other) =>
        other.id < skill.id &&
        other.school === skill.school &&
        JSON.stringify(english.render(other)) === JSON.stringify(english.render(skill)),
    ),
  );
  expect(twins.map(({ id }) => id)).toEqual([]);
});

test.each([
  [1, 'The target regains 0 Life.'],
  [2, 'The target regains 1 Life.'],
  [5, 'The target regains 2 Life.'],
])('half a Life for each of %i pips rolled is told rounded down', (blue, told) => {
  const skill = skills.find(({ id }) => id === 'zealot/mend-condition');
  if (!skill) throw new Error('no Mend Condition');
  expect(plainLine(english.render(skill, { green: 1, blue, rolled: true }).blue)).toBe(told);
  expect(plainLine(english.render(skill).blue)).toBe('The target regains 1 Life for every two pips.');
});
