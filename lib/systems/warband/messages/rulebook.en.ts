import type { RuleBlock } from '../../reference-part';
import type { PageText, SectionText } from '../../rule-book';
import { wordsPage } from '../../words';
import { wordsOfTheGame } from '#words/language/words';
import { values } from '../rules/values';
import { measuredSection } from '#words/systems/warband/messages/measured';
import { scenarioHeadings, scenarioNote, scenarioText } from '#words/systems/warband/messages/scenarios';
import { scenarios as allScenarios, type Scenario } from '../scenarios/scenario';
import { useful } from '#words/systems/warband/messages/useful';
import { words } from '#words/systems/warband/messages/words';

const warband: PageText = {
  title: 'The warband',
  lead: 'Who is in it, the one number that describes each fighter, and what they may carry.',
  sections: {
    ranks: {
      title: 'Ranks and dice',
      text: [
        'A fighter’s rank decides the die. House value (Pipsmith’s own): a warband is 1 boss, 3 specialists and 4 rookies.',
        {
          head: ['Rank', 'Die', 'Stat', 'Wounds', 'Has'],
          rows: [
            [
              'Boss',
              'D10',
              '2 to 8',
              'ignores the first of each turn, then counts as a specialist',
              'Command and one speciality',
            ],
            ['Specialist', 'D8', '2 to 6', 'prone after the first, out after the second', 'one speciality'],
            ['Rookie', 'D6', '2 to 4', 'out after the first', 'a role; Allrounder if none is named'],
          ],
        },
      ],
    },
    stat: {
      title: 'The stat',
      text: [
        'One number for everything: roll it or lower to hit or use an active skill; roll higher to defend or recover. It is also how many inches the fighter moves.',
        `So a low stat is good for defending, and a high one for attacking. House values: a stat can be from ${values.leastStat} up to the die’s highest number minus ${values.belowDie}. A warband’s stats add up to at least ${values.leastTotal}.`,
      ],
    },
    gear: {
      title: 'Gear',
      text: [
        'To attack in melee, a fighter needs a melee weapon; to shoot, a shooter. House value: a fighter has two hands, and can carry at most two of these: a melee weapon, a shooter and a shield.',
        'With a shield you are always in cover: reroll a failed defence.',
        `House value: a warband has at most ${values.mediumShooters} medium shooters and ${values.heavyShooters} heavy one.`,
      ],
    },
    measured: measuredSection,
    useful,
  },
};

const turn: PageText = {
  title: 'Turns and actions',
  lead: 'Eight turns, two actions for each fighter, and how to move.',
  sections: {
    phases: {
      title: 'Phases of a turn',
      text: [
        {
          list: [
            '**Turn count**: advance the counter. After turn 8 the game is over.',
            '**Initiative**: each player rolls the best die among their standing fighters; reroll ties. Whoever rolls higher activates first.',
            '**Activations**: players take turns activating a fighter until all have been activated.',
            '**Upkeep**: remove all Activated and First wound counters, and do what the scenario says.',
          ],
        },
      ],
    },
    actions: {
      title: 'Two actions',
      text: [
        'The first action is a move, or an attempt to recover if wounded. The second is a move, an attack, an active skill or an attempt to recover.',
        'If you recover with the first action, you lose the second. The carrier of a heavy shooter has only one action, of any kind.',
      ],
    },
    movement: {
      title: 'Moving, jumping, climbing, falling',
      text: [
        'You move up to as many inches as your stat. A jump is part of the move: together they can’t exceed the stat.',
        'You can climb up to half your stat. End where you can stand, or you fall. After the first inch, each inch of a fall is a hit; defend against it as usual.',
      ],
    },
    terrain: {
      title: 'Terrain',
      text: [
        'Answer three questions about each piece before the game: can you see through it, can you enter it, does it give cover?',
      ],
    },
  },
};

const combat: PageText = {
  title: 'Combat',
  lead: 'Melee, shooting, defence and wounds.',
  sections: {
    melee: {
      title: 'Melee',
      text: [
        'If you are within 1″ of the target and have a melee weapon, roll the stat or less to hit. For each friend of yours besides the attacker within 1″ of the target, take 1 off the die: a lower roll is better.',
        'If the die that hit is higher than the target’s defence die, push the target 1″ back, whether it defended or not.',
      ],
    },
    ranged: {
      title: 'Shooting',
      text: [
        'If you are at least 1″ away from the target and have a shooter, roll the stat or less to hit. If somebody else is within 1″ of the target, decide at random who is hit; it may be a friend.',
        {
          head: ['Shooter', 'Up to 5″', 'Up to 10″', 'Up to 15″'],
          rows: [
            ['Light', '1 die', '2 dice, the higher', '-'],
            ['Medium', '2 dice, the lower', '1 die', '2 dice, the higher'],
            ['Heavy, area', '1 die', '2 dice, the higher', 'only a fire team: 2 dice, the higher'],
            ['Heavy, precise', '2 dice, the higher', '2 dice, the higher', '2 dice, the higher'],
          ],
        },
        'An area shot attacks everybody within 2″ of the target, friends too. A precise shot causes two wounds if it isn’t defended. Decide before the game whether a heavy shooter is area or precise.',
      ],
    },
    defence: {
      title: 'Defence and cover',
      text: [
        'If you are hit, roll more than the stat to defend; otherwise take a wound. In cover, and always with a shield, reroll a failed defence.',
      ],
    },
    wounds: {
      title: 'Wounds',
      text: [
        'A rookie is out after one wound. A specialist is prone after the first and out after the second. A boss ignores the first wound of each turn, and then counts as a specialist.',
        'A prone fighter can only recover: roll more than the stat.',
      ],
    },
  },
};

const partsOfScenario = Object.keys(scenarioHeadings) as readonly (keyof typeof scenarioHeadings)[];

const scenarioSection = ({ id, name }: Scenario): SectionText => ({
  title: name,
  text: partsOfScenario.flatMap((part): readonly RuleBlock[] => [
    `**${scenarioHeadings[part]}**`,
    { list: scenarioText(id)[part] },
  ]),
});

const scenarios: PageText = {
  title: 'Scenarios',
  lead: `What two warbands fight over. ${scenarioNote}`,
  sections: Object.fromEntries(allScenarios.map((one) => [one.id, scenarioSection(one)])),
};

export const chapters = {
  warband,
  turn,
  combat,
  scenarios,
  words: wordsPage(wordsOfTheGame, words),
} as const;

export const lists = {
  rookies: { title: 'Roles of rookies', lead: 'Seven roles; a rookie without one is an Allrounder.' },
  specialists: {
    title: 'Specialities',
    lead: 'Nineteen specialities. A boss has one of them, and Command too.',
  },
} as const;
export type ListId = keyof typeof lists;

export const pages = {
  title: 'Warband Skirmish',
  lead: 'Small warbands with one number for each fighter, in Pipsmith’s own words, with the house values and how we play what the draft leaves open.',
  footer:
    'These are our own words and don’t replace the draft, which is free at catzeyes.de. Where this page and the draft differ, the draft is right; house values are marked.',
  chapter: 'Chapter',
  chapters: 'Chapters',
  skills: 'Roles and specialities',
  rulingsTitle: 'Rulings',
  rulingsLead: 'How Pipsmith plays what the draft leaves open.',
  rulingsCount: (n: number): string => `${n} questions the draft leaves open.`,
  ruling: (n: number): string => `Ruling ${n}`,
  skillLead: (name: string): string => `${name}: what it does in Warband Skirmish.`,
};
