import type { NumberedRuling } from '../../../list-reference';
import type { RuleBlock } from '../../../reference-part';
import type { PageText, SectionText } from '../../../rule-book';
import { values } from '../../rules/values';
import { measuredSection } from './measured';
import { scenarioHeadings, scenarioNote, scenarioText, type ScenarioText } from './scenarios';
import { scenarios as allScenarios, type Scenario } from '../../scenarios/scenario';
import { useful } from './useful';

const warband: PageText = {
  title: 'The warband',
  lead: 'Who is in it, what one number says of each, and what they may carry.',
  sections: {
    ranks: {
      title: 'Ranks and dice',
      text: [
        'A fighter’s rank is his die. House value: a warband is 1 boss, 3 specialists and 4 rookies.',
        {
          head: ['Rank', 'Die', 'Stat', 'Wounds', 'Has'],
          rows: [
            [
              'Boss',
              'D10',
              '2 to 8',
              'ignores the first of each turn, then as a specialist',
              'Command and one speciality',
            ],
            ['Specialist', 'D8', '2 to 6', 'prone with the first, out with the second', 'one speciality'],
            ['Rookie', 'D6', '2 to 4', 'out with the first', 'a role, Allrounder where none is named'],
          ],
        },
      ],
    },
    stat: {
      title: 'The stat',
      text: [
        'One number for everything: roll it or less to hit and to use an active skill, more than it to defend and to recover. It is also how many inches the fighter moves.',
        `So a low stat defends well and a high one attacks well. House values: a stat is from ${values.leastStat} to ${values.belowDie} below the highest number of the die, and all stats of a warband make at least ${values.leastTotal}.`,
      ],
    },
    gear: {
      title: 'Gear',
      text: [
        'A fighter who is to attack in melee needs a melee weapon, one who is to shoot a shooter. House value: two hands, so two at most of melee weapon, shooter and shield.',
        'A shield is cover that is always there: a failed defence is rolled again.',
        `House value: a warband has at most ${values.mediumShooters} medium shooters and ${values.heavyShooters} heavy one.`,
      ],
    },
    measured: measuredSection,
    useful,
  },
};

const turn: PageText = {
  title: 'Turns and actions',
  lead: 'Eight turns, two actions for each fighter, and how one moves.',
  sections: {
    phases: {
      title: 'Phases of a turn',
      text: [
        {
          list: [
            '**Turn count**: the counter goes one on. After turn 8 the game is over.',
            '**Initiative**: each player rolls the best die of those who still stand; ties are rolled again. Who rolls more activates first.',
            '**Activations**: the players activate one fighter each in turn, until all have been activated.',
            '**Upkeep**: marks of activation come off, and the scenario does what it does.',
          ],
        },
      ],
    },
    actions: {
      title: 'Two actions',
      text: [
        'The first action is a move, or a try to recover for one who is wounded. The second is a move, an attack, an active skill or a try to recover.',
        'Whoever recovers with the first action loses the second. The carrier of a heavy shooter has only one action, of any kind.',
      ],
    },
    movement: {
      title: 'Moving, jumping, climbing, falling',
      text: [
        'A move is as many inches as the stat. A jump is part of it: both together are no more than the stat.',
        'Climbing goes at half the stat and must end where one can stand; otherwise one falls. After the first inch each inch of a fall is a hit, which is defended like any other.',
      ],
    },
    terrain: {
      title: 'Terrain',
      text: [
        'Three questions for each piece, answered before the game: can one see through it, can one go there, does it give cover?',
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
        'Within 1″ of the target and with a melee weapon: roll the stat or less to hit. Each other friend within 1″ of the target takes 1 off the die, which helps.',
        'A hit whose die is above the target’s defence pushes the target 1″ back.',
      ],
    },
    ranged: {
      title: 'Shooting',
      text: [
        'From at least 1″ away, with a shooter. If somebody else is within 1″ of the target, chance decides who is hit, friends too.',
        {
          head: ['Shooter', 'Up to 5″', 'Up to 10″', 'Up to 15″'],
          rows: [
            ['Light', '1 die', '2 dice, the higher', '-'],
            ['Medium', '2 dice, the lower', '1 die', '2 dice, the higher'],
            ['Heavy, area', '1 die', '2 dice, the higher', 'only a fire team: 2 dice, the higher'],
            ['Heavy, precise', '2 dice, the higher', '2 dice, the higher', '2 dice, the higher'],
          ],
        },
        'An area shot attacks everybody within 2″ of the target, friends too. A precise one wounds once more where it is not defended. Which of the two a heavy shooter is, is decided before the game.',
      ],
    },
    defence: {
      title: 'Defence and cover',
      text: [
        'Who is hit rolls more than the stat to defend; otherwise it is a wound. In cover, and always with a shield, a failed defence is rolled again.',
      ],
    },
    wounds: {
      title: 'Wounds',
      text: [
        'A rookie is out with his first wound. A specialist lies prone with the first and is out with the second. A boss ignores the first wound of each turn, and is then like a specialist.',
        'Who is prone can only recover: a roll of more than the stat.',
      ],
    },
  },
};

const partsOfScenario = Object.keys(scenarioHeadings) as readonly (keyof ScenarioText)[];

const scenarioSection = ({ id, name }: Scenario): SectionText => ({
  title: name,
  text: partsOfScenario.flatMap((part): readonly RuleBlock[] => [
    `**${scenarioHeadings[part]}**`,
    { list: scenarioText(id)[part] },
  ]),
});

const scenarios: PageText = {
  title: 'Scenarios',
  lead: `What two warbands fight about. ${scenarioNote}`,
  sections: Object.fromEntries(allScenarios.map((one) => [one.id, scenarioSection(one)])),
};

export const chapters = { warband, turn, combat, scenarios } as const;

/** How we read what the text leaves open, by number. */
export const rulings: Readonly<Record<number, NumberedRuling>> = {
  1: {
    text: 'Less is better to attack and more is better to defend: 1 off an attack’s die helps it, 1 off a defence hurts it. A natural 1 always hits, and the highest number of a die always defends.',
    about: ['combat#melee', 'combat#defence', 'warband#stat'],
  },
  2: {
    text: 'Exactly two players, one activation each in turn; when one has nobody left, the other finishes. Any action may be left out.',
    about: ['turn#phases', 'turn#actions'],
  },
  3: {
    text: 'The table is 24 by 24 inches and bases are 1 inch; distances go from edge to edge, and half inches count. One moves past friends, not past opponents. Fighters block no sight; terrain that cannot be seen through does.',
    about: ['turn#movement', 'turn#terrain'],
  },
  4: {
    text: 'Each hit has its own defence; an area shot is one roll against which each target defends. Chance may choose friends as targets. Cover helps only against shots, a shield always. A push compares the dice after modifiers, defended or not, and pushes nobody through terrain or others.',
    about: ['combat#melee', 'combat#ranged', 'combat#defence'],
  },
  5: {
    text: 'The prone can be attacked and defend, but neither support, hold, carry nor distract. Who has recovered stands, unwounded. A successful recovery with the first action costs the second; after a failed one there may be another try. Recovering is one roll.',
    about: ['combat#wounds', 'turn#actions', 'skills/regenerator'],
  },
  6: {
    text: 'Switcher and Influencer choose those they can see. Who is influenced acts with his own die and stat.',
    about: ['skills/switcher', 'skills/influencer'],
  },
  7: {
    text: 'The halves of a Doppelganger drop one rank, round the stat up, have neither skill nor Command, count as activated, and score together as one. Merging needs contact and one success, and brings back the wounds of the worse half.',
    about: ['skills/doppelganger'],
  },
  8: {
    text: 'In animal shape the stat or more hits, less than it defends and recovers, the moves are the die’s highest number less the stat, and nothing is shot. Modifiers and natural numbers are turned round. An animal needs no weapon in melee.',
    about: ['skills/shapeshifter'],
  },
  9: {
    text: 'A Warrior’s defence in melee of the stat or less is answered by a hit that the attacker may defend. The Warrior’s own wound stands, and the answer is not answered.',
    about: ['skills/warrior'],
  },
  10: {
    text: 'Command: any one action with any one friend who may act, activated or not. The boss rolls for it.',
    about: ['skills/command'],
  },
  11: {
    text: 'The rookies and the specialist of a fire team are within 2″ of each other when they act as one, and a rookie carries the gun. Only Sniper and Veteran change its shot.',
    about: ['skills/fire-team'],
  },
  12: {
    text: 'A Distraction binds those who see it within 10″ and within the range of what they do. Martial Artists attack in melee at up to 5″. Preachers only serve friends. Thugs move after the attack that draws them.',
    about: ['skills/distraction', 'skills/martial-artist', 'skills/preacher', 'skills/thug'],
  },
  13: {
    text: 'Minions are the rookies marked as such. If fewer than two are marked, the first other rookies fill up to two.',
    about: ['skills/minion-master'],
  },
  14: {
    text: 'A Tank who defends against a Brawler rolls one die: the two cancel out.',
    about: ['skills/brawler', 'skills/tank'],
  },
  15: {
    text: 'Whoever acts by another’s order takes any action but one that gives an order. An attack by order counts everybody of another side than whoever orders as an opponent.',
    about: ['skills/command', 'skills/influencer'],
  },
  16: {
    text: 'While a fire team is whole, only the team fires its gun. The gun of a fallen rookie goes to another of the team wherever he is, else to the nearest specialist who stands; one that the roster gives to somebody else goes to the rookie who founds the team before the match.',
    about: ['skills/fire-team'],
  },
  17: {
    text: 'A boss ignores his first wound of a turn before a minion takes one for him. Minions leave with the last of their masters.',
    about: ['skills/minion-master', 'combat#wounds'],
  },
  18: {
    text: 'Attacks in melee need sight too. A prone Warrior answers nobody. Beside a Tank one defends with whichever stat and die are better.',
    about: ['combat#melee', 'skills/warrior', 'skills/tank'],
  },
  19: {
    text: 'An inch up or down by climbing takes two of the movement, since half the stat may be climbed. A jump takes its length; a fall makes one hit for each full inch after the first.',
    about: ['turn#movement'],
  },
  20: {
    text: 'An Assassin rushes over terrain of any kind, but not past opponents. After a success he may make an ordinary move instead, or neither.',
    about: ['skills/assassin'],
  },
  21: {
    text: 'Melee is measured in space: the 1″ from edge to edge takes in the difference in height. So does the reach of a Martial Artist, the 1″ of friends who help, and that at the end of a rush or a charge. All other distances are measured from above.',
    about: ['combat#melee', 'skills/martial-artist', 'skills/assassin', 'skills/maniac'],
  },
  22: {
    text: 'What “always counts as in cover” does so in melee and in a fall too: a Meat Shield near a specialist or the boss is like one with a shield. One failed defence is rolled again once, whatever covers.',
    about: ['skills/meat-shield', 'combat#defence'],
  },
  23: {
    text: 'Flat ground that can’t be entered, such as water, may be jumped over if there is room to land. The jump takes its length off the move.',
    about: ['turn#movement', 'turn#terrain'],
  },
  24: {
    text: 'Two Preachers near a rookie count once. A prone Preacher helps nobody, a prone specialist or boss gives a Meat Shield no cover, and a prone Minion Master leads nobody, but a minion still takes his wound.',
    about: ['skills/preacher', 'skills/meat-shield', 'skills/minion-master', 'combat#wounds'],
  },
  25: {
    text: 'A Warrior answers only a hit that wounds him: if his shield’s second roll saves him, the attacker is not hit back.',
    about: ['skills/warrior', 'combat#defence'],
  },
  26: {
    text: 'A Skirmisher may interrupt a move once: after walking, after a climb or after a jump.',
    about: ['skills/skirmisher'],
  },
};

export const lists = {
  rookies: { title: 'Roles of rookies', lead: 'Seven roles; a rookie without one is an Allrounder.' },
  specialists: {
    title: 'Specialities',
    lead: 'Nineteen specialities; a boss has one of them, and Command.',
  },
} as const;
export type ListId = keyof typeof lists;

export const pages = {
  title: 'Warband Skirmish',
  lead: 'Small warbands with one number for each fighter, in Pipsmith’s own words, with the house values and how we read what the draft leaves open.',
  footer:
    'Own words, no substitute: the text is a draft, free at catzeyes.de. Where this page and the text differ, the text is right; house values are marked.',
  chapter: 'Chapter',
  chapters: 'Chapters',
  skills: 'Roles and specialities',
  rulingsTitle: 'Rulings',
  rulingsLead: 'How Pipsmith reads what the text leaves open.',
  rulingsCount: (n: number): string => `${n} questions that the text leaves open.`,
  ruling: (n: number): string => `Ruling ${n}`,
  skillLead: (name: string): string => `What ${name} does in the warband skirmish.`,
};
