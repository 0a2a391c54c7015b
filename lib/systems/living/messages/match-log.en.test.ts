import { describe, expect, test } from 'vitest';
import { playOut, randomPlayer } from '../../../match/players';
import { beginEncounter, encounterOf } from '../match/set-up/encounter';
import { hiddenFrom } from '../match/players/judge';
import { randomPlan } from '../match/testing/random-match';
import { beginMission } from '../match/set-up/mission';
import { MatchLogBook, namedOf, type LogEntry, type MatchLog, type Named } from '../match/report/match-log';
import { livingEngine } from '../match/rules';
import { plainLine } from '../skills/skill-text';
import { matchLogMessages as matchLog } from '#words/systems/living/messages/match-log';
import { nameOf } from '#words/systems/living/messages/match-names';

/** A random match of random heroes, cut off after this many choices. */
const played = (seed: number, most = 200_000): MatchLog => {
  const { scenario, heroes } = randomPlan(seed);
  const sheets = heroes.map(({ hero }, at) => ({ ...hero, name: `Hero ${at + 1}` }));
  const pairing = { system: 'living', sheets, scenario, map: 'open-field', isLenient: true };
  const encounter = encounterOf(pairing, seed, 0);
  const begun = beginEncounter(encounter);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let written: MatchLog | undefined;
  const book = new MatchLogBook(sheets, encounter.teams, (log) => {
    written = log;
    return [];
  });
  const first = livingEngine.begin(begun.value, seed);
  book.hear(first.events);
  const { match } = playOut(
    livingEngine,
    first.match,
    sheets.map(() => randomPlayer),
    {
      seed,
      limit: most,
      hide: hiddenFrom,
      each: ({ events }) => book.hear(events),
    },
  );
  book.lines(livingEngine.look(match), livingEngine.pending(match)?.about);
  if (!written) throw new Error('no log');
  return written;
};

describe('the log of a match', () => {
  test.each(Array.from({ length: 7 }, (_, at) => at + 300))('of seed %i is all sentences', (seed) => {
    const lines = matchLog.lines(played(seed));
    expect(lines[0]).toEqual({ level: 'phase', line: [{ text: 'Phase 1' }], rule: 'actions#initiative' });
    for (const { level, line } of lines) {
      const text = plainLine(line);
      expect(text).not.toMatch(/undefined|NaN|null|[a-z]+\/[a-z]|  | [.,;:]/);
      if (level === 'action' || level === 'detail') expect(text).toMatch(/^[“\p{Lu}].*\.$/u);
    }
  });

  test('of a match that is not over ends with what is asked', () => {
    for (let most = 1; most < 60; most += 6) {
      const log = played(305, most);
      expect(log.asked).toBeDefined();
      expect(plainLine(matchLog.lines(log).at(-1)?.line ?? [])).toMatch(/\?( \d actions? left\.)?$/);
    }
  });
});

const jane: Named = { kind: 'hero', name: 'Jane', hero: undefined, nth: 1 };
const figures: readonly Named[] = [
  jane,
  { ...jane, nth: 2 },
  { kind: 'pet', name: 'Fang', hero: 'Jane', nth: 1 },
  { kind: 'golem', name: '', hero: 'Jane', nth: 1 },
  { kind: 'dummy', name: '', hero: undefined, nth: 1 },
];

const type = (...entries: readonly LogEntry[]): readonly string[] =>
  matchLog
    .lines({
      ...played(300),
      entries,
      figures,
      heroes: ['Jane', 'Gerda', 'Tom'],
      teams: [0, 1, 0],
      asked: undefined,
    })
    .map(({ line }) => plainLine(line));

describe('a sentence', () => {
  test.each<readonly [string, LogEntry]>([
    ['Jane moves 3.5#.', { type: 'moved', figure: 0, far: 3.5, action: 'move', isOwn: true }],
    ['Jane (2) charges 3#.', { type: 'moved', figure: 1, far: 3, action: 'charge', isOwn: true }],
    [
      'Fang is pushed 1#.',
      { type: 'moved', figure: 2, far: 1, action: undefined, isOwn: false, isPush: true },
    ],
    ['Fang is moved 1#.', { type: 'moved', figure: 2, far: 1, action: undefined, isOwn: false }],
    [
      'Jane’s golem attacks the dummy.',
      { type: 'attack', figure: 3, target: 4, kind: 'melee', isAction: true },
    ],
    ['Jane shoots at Fang.', { type: 'attack', figure: 0, target: 2, kind: 'ranged', isAction: true }],
    [
      'Jane rolls 6 5 1 and picks the 5: AV 4.',
      {
        type: 'rolled',
        figure: 0,
        faces: [5, 4, 0],
        why: 'AV',
        value: { type: 'value', figure: 0, value: 'AV', is: 4, side: 4 },
      },
    ],
    ['Jane rolls 2 for Dodge.', { type: 'rolled', figure: 0, faces: [1], why: 'ranger/dodge' }],
    [
      'Jane rolls 6 1: AV 0. A miss.',
      {
        type: 'rolled',
        figure: 0,
        faces: [5, 0],
        why: 'AV',
        value: { type: 'value', figure: 0, value: 'AV', is: 0 },
      },
    ],
    ['Jane picks the 3: RAV 2.', { type: 'value', figure: 0, value: 'RAV', is: 2, side: 2 }],
    ['Jane has RAV 0. A miss.', { type: 'value', figure: 0, value: 'RAV', is: 0 }],
    [
      'Jane rolls 4 2 against the magic projectile.',
      { type: 'rolled', figure: 0, faces: [3, 1], why: 'projectile' },
    ],
    ['Jane rolls 4 2 to resist.', { type: 'rolled', figure: 0, faces: [3, 1], why: 'MDV' }],
    [
      'Jane attacks Fang with Hamstring.',
      { type: 'attack', figure: 0, target: 2, kind: 'melee', isAction: true, skill: 'warrior/hamstring' },
    ],
    ['Jane mounts up.', { type: 'moved', figure: 0, far: 1, action: 'mount', isOwn: true }],
    [
      'Jane moves 2# and reloads.',
      { type: 'moved', figure: 0, far: 2, action: 'move-and-reload', isOwn: true },
    ],
    ['Jane stays put.', { type: 'moved', figure: 0, far: 0.01, action: 'move', isOwn: true }],
    [
      'Fireball gets through to Jane with 1 Magic pip.',
      { type: 'resisted', figure: 0, skill: 'elemental-mage/fireball', power: 1 },
    ],
    [
      'Jane defends against Fireball: no Magic pips get through.',
      { type: 'resisted', figure: 0, skill: 'elemental-mage/fireball', power: 0 },
    ],
    [
      'Dark Portal takes effect on Jane.',
      { type: 'aura', figure: 0, kind: 'state', skill: 'summoner/dark-portal' },
    ],
    ['Jane starts the ritual.', { type: 'aura', figure: 0, kind: 'state', skill: 'summoner/summon-daemon' }],
    [
      'Jane’s ritual is complete.',
      { type: 'aura-ends', figure: 0, skill: 'summoner/summon-daemon', early: false },
    ],
    ['Jane’s ritual fails.', { type: 'aura-ends', figure: 0, skill: 'summoner/summon-daemon', early: true }],
    [
      'Fireball works, with 1 Skill pip and 2 Magic pips (from the 5).',
      {
        type: 'skill',
        figure: 0,
        skill: 'elemental-mage/fireball',
        green: 1,
        magic: 2,
        works: true,
        side: 4,
      },
    ],
    ['Jane rolls no dice.', { type: 'rolled', figure: 0, faces: [], why: 'AV' }],
    ['Fang takes 2 damage from Jane.', { type: 'damage', figure: 2, amount: 2, by: 0 }],
    ['Fang loses 1 Life.', { type: 'loss', figure: 2, amount: 1, by: 2 }],
    [
      'Jane loses 1 Life to Death Pact.',
      { type: 'loss', figure: 0, amount: 1, by: 0, skill: 'necromancer/death-pact' },
    ],
    ['Fang loses 2 Life to burning.', { type: 'loss', figure: 2, amount: 2, by: 2, of: 'burning' }],
    ['Fang loses 1 Life to poison from Jane.', { type: 'loss', figure: 2, amount: 1, by: 0, of: 'poisoned' }],
    ['Fang comes back.', { type: 'came', figure: 2, by: 2 }],
    ['Jane’s golem comes onto the table.', { type: 'came', figure: 3, by: 0 }],
    ['Jane digs for the treasure.', { type: 'action', figure: 0, action: 'dig' }],
    ['Jane gives Fang an action.', { type: 'action', figure: 0, action: 'give-action', pet: 2 }],
    [
      'Jane now has Gerda’s flag.',
      { type: 'token', what: 'taken', token: 'flag', figure: 0, team: 1, count: 0 },
    ],
    [
      'Jane receives 2 Deep Wound counters.',
      { type: 'condition', figure: 0, condition: 'deep-wound', count: 2, by: 1 },
    ],
    ['Jane loses 1 Dazed counter.', { type: 'cured', figure: 0, condition: 'dazed', count: 1 }],
    ['The dummy loses the last die.', { type: 'down', figure: 4, by: 4 }],
    ['Jane and Tom score 1 victory point.', { type: 'score', team: 0, points: 1 }],
  ])('%s', (sentence, entry) => {
    expect(type(entry)[0]).toBe(sentence);
  });

  test.each<readonly [string, MatchLog['asked']]>([
    ['Does Fang do anything before Jane acts?', { about: 'answer', figure: 2, to: 0, skill: '' }],
    ['Who else does Jane hit with this attack?', { about: 'target', figure: 0, skill: '', nth: 0 }],
    ['Where does Jane come back?', { about: 'place', figure: 0, skill: '' }],
    ['Where does Jane set Spike Trap?', { about: 'place', figure: 0, skill: 'ranger/spike-trap' }],
    ['Does Fang take off?', { about: 'number', figure: 2, skill: '', what: 'take-off' }],
    ['Which weapon does Jane reload?', { about: 'number', figure: 0, skill: '', what: 'weapon' }],
    [
      'Which face does Jane paint for Winter Spirit?',
      { about: 'number', figure: 0, skill: 'snowfall/winter-spirit', what: 'face' },
    ],
    [
      'Oscitancy: which place in the deck?',
      { about: 'number', figure: 0, skill: 'psion/oscitancy', what: 'place-in-deck' },
    ],
    [
      'Which pip does Jane’s Daemon cash in?',
      { about: 'number', figure: 0, skill: 'summoner/shape-shift', what: 'cash-in' },
    ],
    [
      'Whose card does Jane choose for Oscitancy?',
      { about: 'target', figure: 0, skill: 'psion/oscitancy', nth: 0 },
    ],
    ['Glyph: which spell does Jane store?', { about: 'skill', figure: 0, skill: 'elemental-mage/glyph' }],
    [
      'Jane is riding. Who defends: the rider or the mount?',
      { about: 'rider-or-mount', figure: 0, what: 'DV' },
    ],
    [
      'Jane is riding. Who gets Slowed counters: the rider or the mount?',
      { about: 'rider-or-mount', figure: 0, what: 'slowed' },
    ],
    ['Which Shout does Jane use, if any?', { about: 'skill', figure: 0, skill: 'shout' }],
    ['Which die gives Jane the Magic pips?', { about: 'die', figure: 0, value: 'magic' }],
    [
      'Which die gives Jane the Magic pips? Without any, the spell fizzles.',
      { about: 'die', figure: 0, value: 'magic', needsPip: true },
    ],
    [
      'Build Jane’s Daemon: 2 dice, 8 points.',
      {
        about: 'build',
        figure: 0,
        skill: 'summoner/summon-daemon',
        kind: 'daemon',
        dice: 2,
        points: 8,
        green: [1],
        slots: 0,
      },
    ],
    [
      'Build Jane’s Daemon: 1 die, 4 points. Or keep the card it had.',
      {
        about: 'build',
        figure: 0,
        skill: 'summoner/summon-daemon',
        kind: 'daemon',
        dice: 1,
        points: 4,
        green: [1],
        slots: 0,
        card: { kind: 'daemon', faces: {} },
      },
    ],
  ])('%s', (sentence, asked) => {
    const log = { entries: [], figures, heroes: ['Jane'], teams: [0], asked };
    expect(matchLog.lines({ ...played(300), ...log })).toEqual([
      { level: 'action', line: [{ text: sentence }] },
    ]);
  });

  test('a die that was turned for a skill is not told as rolled', () => {
    const skill = 'ranger/dodge';
    const lines = matchLog.lines({
      ...played(300),
      figures,
      entries: [
        { type: 'rolled', figure: 0, faces: [4, 2], why: skill },
        { type: 'skill', figure: 0, skill, works: true, green: 1, magic: 2, side: 5 },
      ],
    });
    expect(lines.map(({ line }) => plainLine(line)).slice(0, 2)).toEqual([
      'Jane rolls 5 3 for Dodge.',
      'Dodge works, with 1 Skill pip and 2 Magic pips (from a die turned to its 6 by the blood sacrifice).',
    ]);
  });

  test('a skill that works is told with what its card says at so many pips, and marks the digits that grew', () => {
    const worked = { type: 'skill', figure: 0, works: true } as const;
    expect(type({ ...worked, skill: 'ranger/dodge', green: 1, magic: 2 })).toEqual([
      'Dodge works, with 1 Skill pip and 2 Magic pips.',
      'With this roll, the card says: Until your next turn begins, you get +1 DV and +1 MDV.',
    ]);
    expect(type({ ...worked, skill: 'druid/bark-skin', green: 1, magic: 1 })[1]).toBe(
      'With this roll, the card says: The target gets +1 DV. Lasts until the target’s next turn ends.',
    );
    const lines = matchLog.lines({
      ...played(300),
      figures,
      heroes: ['Jane'],
      teams: [0],
      asked: undefined,
      entries: [{ ...worked, skill: 'elemental-mage/icy-prison', green: 2, magic: 3 }],
    });
    expect(lines.map(({ level }) => level)).toEqual(['detail', 'detail']);
    expect(lines[1]?.line).toEqual([
      { text: 'With this roll, the card says: Attack the target with MAV ' },
      { text: '2', scales: true },
      { text: '. The target moves ' },
      { text: '3', scales: true },
      { text: '# less per movement action until its next turn ends.' },
    ]);
    const failed = { ...worked, skill: 'elemental-mage/icy-prison', green: 0, magic: 1, works: false };
    expect(type({ ...failed, why: 'no-skill-pip' })).toEqual([
      'Icy Prison does nothing this time: it needed a Skill pip.',
    ]);
    expect(type({ ...failed, green: 1, why: 'too-far' })).toEqual([
      'Icy Prison does nothing this time: its target was too far away.',
    ]);
    // Its movement has happened by then.
    expect(type({ ...failed, skill: 'ranger/dodge', why: 'no-skill-pip' })).toEqual([
      'Dodge does nothing more: it needed a Skill pip.',
    ]);
  });

  test('says what an attack came to once that is known', () => {
    const attack: LogEntry = { type: 'attack', figure: 0, target: 2, kind: 'melee', isAction: true };
    const defence: LogEntry = {
      type: 'rolled',
      figure: 2,
      faces: [0],
      why: 'DV',
      value: { type: 'value', figure: 2, value: 'DV', is: 2, side: 0 },
    };
    const damage: LogEntry = { type: 'damage', figure: 2, amount: 1, by: 0 };
    const shot: LogEntry = { type: 'rolled', figure: 2, faces: [3, 1], why: 'projectile' };
    expect(type(attack, defence)[1]).toBe('Fang rolls 1: DV 2.');
    expect(type(attack, defence, attack)[1]).toBe('Fang rolls 1: DV 2. No damage.');
    expect(type(attack, defence, damage, attack)[1]).toBe('Fang rolls 1: DV 2.');
    expect(type(attack, shot, attack)[1]).toBe('Fang rolls 4 2 against the magic projectile and stops it.');
    expect(type(attack, shot, damage, attack)[1]).toBe(
      'Fang rolls 4 2 against the magic projectile and can’t stop it.',
    );
  });

  test('of a movement action tells who stays put, once it is over', () => {
    const moves: LogEntry = { type: 'action', figure: 0, action: 'move' };
    const moved: LogEntry = { type: 'moved', figure: 0, far: 2, action: undefined, isOwn: true };
    expect(type(moves)).toEqual(['Jane moves.']);
    expect(type(moves, moved, moves)[0]).toBe('Jane moves.');
    expect(type(moves, { type: 'turn', figure: 1 })[0]).toBe('Jane stays put.');
  });

  test('is not made of a movement that nobody sees', () => {
    expect(type({ type: 'moved', figure: 0, far: 0.01, action: undefined, isOwn: false })).toEqual([]);
  });
});

test.each([
  ['melee-training', 'the dummy in chain'],
  ['kind-of-magic', 'the victim in chain'],
])('%s calls those who stand there as its rules do', (id, name) => {
  const start = beginMission(id);
  if (!start) throw new RangeError(id);
  expect(namedOf(start, []).map(nameOf)).toContain(name);
});
