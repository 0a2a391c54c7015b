import { continued } from '#words/cards/messages/kit';
import { wordsOfTheGame } from '#words/language/words';
import { printedWords } from '../../words';
import type { ReferenceWords } from '../kit/reference';
import { isHeavy, shooterClasses, type ShooterClass } from '../sheet/warband';
import type { ScenarioId } from '../scenarios/scenario';
import type { SkillId } from '../skills/ask';
import { diceAt, ranges, type Keep } from '../skills/shooters';
import { pages } from '#words/systems/warband/messages/rulebook';
import { rulingsFor } from '#words/systems/warband/messages/rulings';
import { terms } from '#words/systems/warband/messages/terms';
import { lineOf, words } from '#words/systems/warband/messages/words';

const note =
  'In Pipsmith’s own words, with Pipsmith’s own numbers where the draft of Warband Skirmish gives none. The draft is free at catzeyes.de.';

const rule = (name: string, ...text: readonly string[]) => ({ name, text });

const kept: Readonly<Record<Keep, string>> = {
  one: '1 die',
  lower: '2 dice, the lower counts',
  higher: '2 dice, the higher counts',
};

/** Every range of a kind of shooter on a line of its own. */
const shotLines = (kind: ShooterClass): readonly string[] =>
  ranges.map((range, at) => {
    const keep = diceAt(kind, range);
    const nearer = ranges[at - 1];
    return keep === undefined && nearer !== undefined
      ? `Beyond ${terms.inches(nearer)}: no shot`
      : `Up to ${terms.inches(range)}: ${keep === undefined ? 'no shot' : kept[keep]}`;
  });

const shots: Readonly<Record<ShooterClass, readonly string[]>> = {
  light: [],
  medium: [],
  'heavy-area': [
    'One roll attacks everybody within 2″ of the target, friends too; each of them defends separately.',
  ],
  'heavy-precise': ['A hit that isn’t defended causes two wounds.'],
};

const turn = (hasHeavy: boolean) => [
  rule(
    'A turn',
    'Both players roll the best die among their standing fighters; reroll ties. The higher roll begins. Take turns activating one fighter each, until all have acted; when you have nobody left, the other player goes on. Lay an Activated counter beside the figure of whoever has acted.',
  ),
  rule(
    'Upkeep',
    'Remove the Activated and First wound counters, and follow the scenario. Then move the turn counter on. After turn 8 the game ends.',
  ),
  rule(
    'Two actions',
    `First a move, or an attempt to recover. Then a move, an attack, an active skill or an attempt to recover. You may skip either.${hasHeavy ? ' A fighter with a heavy shooter has one action, of any kind.' : ''}`,
  ),
];

const moving = [
  rule(
    'Moving',
    'Up to as many inches as the stat, jumps included, turning as you like. Measure from base edge to base edge. You may move through friends, but not through opponents, and not end on anybody.',
  ),
  rule(
    'Climbing and falling',
    'Climbing, up or down, costs twice the height: 4″ for a house from this kit, which is 2″ high. So only a stat of 4 or more gets you onto its roof: rookies with less stay below. End where you can stand, or you fall. After the first inch, each inch of a fall is a hit; defend against each hit separately.',
  ),
  rule('Seeing', 'You see a target unless terrain that blocks sight is in the way. Fighters never block it.'),
];

const attacks = (shooters: ReadonlySet<ShooterClass>) => [
  rule(
    'Attack',
    'Roll your die: the stat or less hits. A 1 always hits. Taking 1 off the die helps an attack.',
  ),
  rule(
    'Melee',
    'You need a melee weapon, and the target within 1″ and in sight. Take 1 off the die for each friend besides you within 1″ of the target.',
  ),
  rule(
    'Pushing',
    'If the die that hit in melee is higher than the defence die, push the target 1″ straight back, even if it defended. A push stops at terrain and at other fighters.',
  ),
  ...(shooters.size === 0
    ? []
    : [
        rule(
          'Shooting',
          'You need a shooter, and the target in sight, in range and at least 1″ away. If others are within 1″ of the target, friends too, number the target and all of them, and let a die decide who is hit.',
        ),
      ]),
  ...shooterClasses
    .filter((kind) => shooters.has(kind))
    .map((kind) => rule(terms.classes[kind], ...shotLines(kind), ...shots[kind])),
];

const defence = [
  rule(
    'Defence',
    'Whoever is hit rolls their own die: more than the stat defends. The highest number always defends. Defend once against each hit.',
  ),
  rule(
    'In cover',
    'Reroll a failed defence, once. Cover helps only against shots; a shield always helps.',
    'Imagine a line from the attacker’s middle to the target’s. If it crosses terrain that gives cover and is at least half as high as the target, the target is in cover. If the attacker stands right against the terrain, or looks down on it, the terrain covers only a target that is right against it as well. The draft leaves this open; this is how Pipsmith plays it.',
  ),
];

const lostProne: Readonly<Record<ScenarioId, string>> = {
  carnage: 'helps nobody',
  'king-of-the-hill': 'helps nobody and holds no token',
  treasure: 'helps nobody and carries no treasure',
};

const wounds = (scenario: ScenarioId) => [
  rule(
    'A hit that isn’t defended',
    'It causes a wound. There’s no counter for it: lay the figure down or take it off, depending on its rank (see below).',
  ),
  rule(terms.ranks.rookie, lineOf('rookie')),
  rule(terms.ranks.specialist, lineOf('specialist')),
  rule(terms.ranks.boss, `${lineOf('boss')} Lay a First wound counter on the card until the upkeep.`),
  rule('Prone', `Lay the figure down. It can be attacked and defends as usual, but ${lostProne[scenario]}.`),
  rule(
    'Recovering',
    'Roll more than the stat: the figure stands up, unwounded. If you recover with the first action, you lose the second; if you fail, try again with the second.',
  ),
  rule('Out', 'Take the figure off the table. It doesn’t come back.'),
];

/** @param shooters kinds that these warbands carry; @param skills roles that these fighters have */
export const reference = (
  shooters: ReadonlySet<ShooterClass>,
  skills: readonly SkillId[],
  scenario: ScenarioId,
): ReferenceWords => ({
  title: 'The rules',
  note,
  continued,
  parts: [
    { title: 'Turns and actions', rules: turn([...shooters].some(isHeavy)) },
    { title: 'Moving', rules: moving },
    { title: 'Attacking', rules: attacks(shooters) },
    { title: 'Defending', rules: defence },
    { title: 'Wounds', rules: wounds(scenario) },
    {
      title: 'Terrain',
      rules: [
        rule(
          'Three questions',
          'Can you see through it? Can you enter it? Does it give cover? The pieces of this kit tell you; for others, agree on yes or no before the game.',
        ),
      ],
    },
    {
      title: wordsOfTheGame.title,
      rules: printedWords(words, ['boss', 'specialist', 'rookie']),
    },
  ],
  skills: 'Roles of these warbands',
  questions: { title: pages.rulingsTitle, text: rulingsFor(skills) },
  whose: (names) => names.join(', '),
  use: (use) => terms.uses[use],
});
