import type { ScenarioPageWords } from '../../../cards/kit/scenario-page';
import { wordsOfTheGame } from '#words/language/words';
import { printedWords } from '../../words';
import { boxWords, continued, creditsWords } from '#words/cards/messages/kit';
import type { CraftingWords } from '../kit/crafting';
import type { ReferenceWords } from '../kit/reference';
import type { RosterWords } from '../kit/roster-sheet';
import type { Scenario } from '../scenarios/scenario';
import { isHeavy, shooterClasses, type ShooterClass } from '../sheet/warband';
import type { RoleId } from '../skills/roles';
import { diceAt, ranges, type Keep } from '../skills/shooters';
import { cards } from '#words/systems/warband/messages/cards';
import { chapters } from '#words/systems/warband/messages/rulebook';
import {
  holdsNothing,
  scenarioHeadings,
  scenarioNote,
  scenarioText,
} from '#words/systems/warband/messages/scenarios';
import { terms } from '#words/systems/warband/messages/terms';
import { lineOf, words } from '#words/systems/warband/messages/words';

const note =
  'In Pipsmith’s own words. House values are Pipsmith’s own numbers where the draft gives none. The draft is free at catzeyes.de.';

const rule = (name: string, ...text: readonly string[]) => ({ name, text });

const kept: Readonly<Record<Keep, string>> = {
  one: '1 die',
  lower: '2 dice, the lower counts',
  higher: '2 dice, the higher counts',
};

/** Every range of a kind of shooter on a line of its own. */
const shotLines = (kind: ShooterClass): readonly string[] =>
  ranges.map((range) => {
    const keep = diceAt(kind, range);
    return `Up to ${terms.inches(range)}: ${keep === undefined ? 'no shot' : kept[keep]}`;
  });

const shots: Readonly<Record<ShooterClass, readonly string[]>> = {
  light: [],
  medium: [],
  'heavy-area': [
    'One roll attacks everybody within 2″ of the target, friends too; each of them defends separately.',
  ],
  'heavy-precise': ['A hit that isn’t defended causes two wounds.'],
};

/** @param shooters kinds that these warbands carry */
const reference = (shooters: ReadonlySet<ShooterClass>): ReferenceWords => ({
  title: 'Reference',
  note,
  continued,
  parts: [
    {
      title: chapters.turn.title,
      rules: [
        rule(
          'A turn',
          'Advance the turn counter. Roll for initiative with the best die among your standing fighters; reroll ties. Take turns activating a fighter. Then do the upkeep: remove the Activated and First wound counters. The game lasts eight turns.',
        ),
        rule(
          'Two actions',
          `First a move, or an attempt to recover. Then a move, an attack, an active skill or an attempt to recover.${[...shooters].some(isHeavy) ? ' With a heavy shooter: one action, of any kind.' : ''}`,
        ),
        rule(
          'Moving',
          'Move up to as many inches as the stat, jumps included, through friends but not through opponents. Climbing, up or down, costs twice the height: 4″ for a house from this kit, which is 2″ high. End where you can stand, or you fall. After the first inch, each inch of a fall is a hit; defend against each hit separately.',
        ),
      ],
    },
    {
      title: chapters.combat.title,
      rules: [
        rule(
          'Melee',
          'Within 1″, with a melee weapon: roll the stat or less to hit. Take 1 off the die for each friend besides you within 1″ of the target. If the die that hit is higher than the target’s defence die, push the target 1″ back, even if it defended. Nobody is pushed through terrain or other fighters.',
        ),
        rule(
          'Shooting',
          'From at least 1″ away: roll the stat or less to hit. If somebody else is within 1″ of the target, decide at random who is hit; it may be a friend.',
        ),
        ...shooterClasses
          .filter((kind) => shooters.has(kind))
          .map((kind) => rule(terms.classes[kind], ...shotLines(kind), ...shots[kind])),
        rule(
          'In cover',
          'Imagine a line from the shooter’s middle to the target’s. If it crosses terrain that gives cover and is at least half as high as the target, the target is in cover against the shot. If the shooter stands right against the terrain, or looks down on it, the terrain covers only a target that is right against it as well. The draft leaves this open; it’s Pipsmith’s own reading.',
        ),
        rule(
          'Defence',
          'Roll more than the stat to defend. In cover against shots, and always with a shield, reroll a failed defence. A 1 always hits; the highest number always defends.',
        ),
      ],
    },
    {
      title: 'Wounds',
      rules: [
        rule('Rookie', lineOf('rookie')),
        rule('Specialist', lineOf('specialist')),
        rule('Boss', lineOf('boss')),
        rule(
          'Prone',
          `${lineOf('prone')} A fighter who recovers stands up, unwounded. If you recover with the first action, you lose the second.`,
        ),
      ],
    },
    {
      title: 'Terrain',
      rules: [
        rule(
          'Three questions',
          'Can you see through it? Can you go there? Does it give cover? Answer yes or no before the game.',
        ),
      ],
    },
    {
      title: wordsOfTheGame.title,
      rules: printedWords(words, ['boss', 'specialist', 'rookie', 'prone', 'cover']),
    },
  ],
  skills: 'Roles of these warbands',
  whose: (names) => names.join(', '),
  use: (use) => terms.uses[use],
});

const scenario = (one: Scenario, roles: ReadonlySet<RoleId | undefined>): ScenarioPageWords => {
  const told = scenarioText(one.id);
  const everybody = holdsNothing({ animals: true, halves: true });
  const these = holdsNothing({ animals: roles.has('shapeshifter'), halves: roles.has('doppelganger') });
  return {
    title: one.name,
    note: scenarioNote,
    parts: (['setUp', 'play', 'end'] as const).map((part) => ({
      title: scenarioHeadings[part],
      text: told[part].map((line) => (line === everybody ? these : line)),
    })),
  };
};

const roster: RosterWords = {
  continued,
  note: `Roster · ${cards.system}`,
  turn: cards.turns,
  heads: {
    fighter: 'Fighter',
    die: cards.die,
    stat: `${cards.stat}, move`,
    skill: 'Role or speciality',
    gear: cards.gear,
    activated: cards.activated,
    wounds: cards.wounds,
  },
  legend: `${cards.rolls.lines.join(' ')} ${cards.legend.lines[1]}`,
  rank: (rank) => terms.ranks[rank],
  die: terms.die,
  inches: terms.inches,
  minion: cards.minion,
  command: terms.command,
  unarmed: terms.unarmed,
  shield: terms.shield,
  class: (kind) => terms.classes[kind],
  emptyBoxes: (fighter, wounds) => `${fighter}: ${cards.activated}, ${cards.wounds} ${wounds}`,
};

const crafting: CraftingWords = {
  title: 'Crafting instructions',
  note: `Print at 100\u00a0% on card, or glue paper to card. ${terms.product}`,
  name: 'Name',
  glue: 'Glue',
  sides: { forest: 'Forest', house: 'House' },
  steps: {
    'standee-cut': {
      title: '1. Standee: cut',
      text: 'Cut along the marks at the corners, keeping picture, back, foot and the part marked Glue in one piece.',
    },
    'standee-fold': { title: '2. Fold', text: 'Fold the back behind the picture along the vertical line.' },
    'standee-glue': {
      title: '3. Glue',
      text: 'Put glue on the white side only, where nothing is printed. Press the back onto the picture, and the part marked Glue onto the name: the printed side stays on the outside.',
    },
    'standee-stand': {
      title: '4. Stand up',
      text: 'Fold the foot forward along the dashes, and stand the fighter up. The foot is the one-inch base.',
    },
    terrain: {
      title: 'Terrain',
      text: 'Each piece is a forest on one side and a house on the other. Fold and glue it, or print on both sides of the paper, and use the side you need.',
    },
    ruler: {
      title: 'Ruler',
      text: 'Cut out both parts, put glue on the flap and stick it under the right end of the longer part.',
    },
    tokens: {
      title: 'Counters and tokens',
      text: 'Cut along the marks, fold in the middle and glue. Round the corners of the counters if you like.',
    },
    cards: {
      title: 'Fighter cards',
      text: 'Cut the card out, fold it in the middle and put it in a sleeve. Mark activations and wounds with a wipe-off pen.',
    },
  },
};

/** A print for two warbands that has one. @param title of the scenario */
const oneWarband = (title: string): string =>
  `${title} needs two warbands, and you’re printing only one. Add your opponent’s warband, or let them print their own.`;

/** Texts on the pages of the game-night kit. */
export const kit = {
  reference,
  scenario,
  oneWarband,
  roster,
  crafting,
  box: boxWords('Warband'),
  credits: creditsWords('Whack & Slaughter: Warband Skirmish, a draft'),
};
