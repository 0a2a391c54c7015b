import type { ScenarioPageWords } from '../../../cards/kit/scenario-page';
import { boxWords, continued, creditsWords } from '#words/cards/messages/kit';
import type { CraftingWords } from '../kit/crafting';
import type { RosterWords } from '../kit/roster-sheet';
import type { Scenario } from '../scenarios/scenario';
import type { RoleId } from '../skills/roles';
import { cards } from '#words/systems/warband/messages/cards';
import {
  holdsNothing,
  scenarioHeadings,
  scenarioNote,
  scenarioText,
} from '#words/systems/warband/messages/scenarios';
import { terms } from '#words/systems/warband/messages/terms';
import { lineOf } from '#words/systems/warband/messages/words';
import { reference } from '#words/systems/warband/messages/kit-rules';

/** @param hasSetUp the set-up too, where no leaflet says it */
const scenario = (
  one: Scenario,
  roles: ReadonlySet<RoleId | undefined>,
  hasSetUp: boolean,
): ScenarioPageWords => {
  const told = scenarioText(one.id);
  const everybody = holdsNothing({ animals: true, halves: true });
  const these = holdsNothing({ animals: roles.has('shapeshifter'), halves: roles.has('doppelganger') });
  return {
    title: one.name,
    note: scenarioNote,
    parts: ([...(hasSetUp ? (['setUp'] as const) : []), 'play', 'end'] as const).map((part) => ({
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
  legend: `${cards.rolls.lines.join(' ')} Tick the circle of whoever has acted; rub it out in the upkeep. Tick a square for each wound; rub it out when the fighter stands up again. ${lineOf('boss')} This sheet replaces the counters and the turn counter.`,
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
