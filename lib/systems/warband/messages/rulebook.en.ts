import type { NumberedRuling } from '../../list-reference';
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
        'A fighter’s rank decides his die. House value (Pipsmith’s own): a warband is 1 boss, 3 specialists and 4 rookies.',
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

/** How we read what the text leaves open, by number. */
export const rulings: Readonly<Record<number, NumberedRuling>> = {
  1: {
    text: 'Lower is better for an attack, higher for a defence: taking 1 off an attack die helps, taking 1 off a defence die hurts. A natural 1 always hits, and the highest number of a die always defends.',
    about: ['combat#melee', 'combat#defence', 'warband#stat'],
  },
  2: {
    text: 'The game is for exactly two players. They take turns activating one fighter each. When one player has nobody left to activate, the other continues. You may skip any action.',
    about: ['turn#phases', 'turn#actions'],
  },
  3: {
    text: 'The table is 24 by 24 inches, and bases are 1 inch across. Measure from edge to edge, and don’t round half inches. You may move through friends, but not through opponents. Fighters don’t block sight; terrain you can’t see through does.',
    about: ['turn#movement', 'turn#terrain'],
  },
  4: {
    text: 'Defend against each hit separately. An area shot is one roll, and each target defends against it. A random target may be a friend. Cover helps only against shots; a shield always helps. For a push, compare the dice after modifiers, whether the hit was defended or not. Nobody is pushed through terrain or other fighters.',
    about: ['combat#melee', 'combat#ranged', 'combat#defence'],
  },
  5: {
    text: 'Prone fighters can be attacked and may defend, but can’t support friends, hold tokens, carry treasures or distract. A fighter who recovers stands up, unwounded. If you recover with the first action, you lose the second; if you fail, you may try again with the second. Each attempt is one roll.',
    about: ['combat#wounds', 'turn#actions', 'skills/regenerator'],
  },
  6: {
    text: 'A Switcher or an Influencer must see the target. An influenced fighter acts with his own die and stat.',
    about: ['skills/switcher', 'skills/influencer'],
  },
  7: {
    text: 'Each half of a Doppelganger is one rank lower and has half the stat, rounded up. It has no skill and no Command, and counts as activated. The two halves score as one fighter. To merge, they must be in contact and roll the stat or less, one roll for both. The Doppelganger then has the wounds of whichever half is more badly hurt.',
    about: ['skills/doppelganger'],
  },
  8: {
    text: 'In animal shape, roll the stat or more to hit, and less than the stat to defend or recover. The animal moves as many inches as the die’s highest number minus the stat, and can’t shoot. Modifiers work the other way round, and the 1 and the die’s highest number change places. An animal needs no weapon in melee.',
    about: ['skills/shapeshifter'],
  },
  9: {
    text: 'If a Warrior defends in melee and rolls his stat or less, he hits back, and the attacker may defend. The Warrior still takes the wound, and nobody can hit back a second time.',
    about: ['skills/warrior'],
  },
  10: {
    text: 'With Command, any one friend on the table takes any one action, even if already activated. A prone friend can only try to recover. The boss rolls for Command.',
    about: ['skills/command'],
  },
  11: {
    text: 'To act as one, the rookies and the specialist of a fire team must be within 2″ of each other. A rookie must carry the gun. Sniper and Veteran are the only specialities that change the team’s shot.',
    about: ['skills/fire-team'],
  },
  12: {
    text: 'A Distraction affects opponents who can see it, are within 10″, and could reach it with the action they are taking. Martial Artists attack in melee at up to 5″. Preachers help only friends. Thugs move after the attack that draws them.',
    about: ['skills/distraction', 'skills/martial-artist', 'skills/preacher', 'skills/thug'],
  },
  13: {
    text: 'Minions are the rookies marked as minions. If fewer than two are marked, the first unmarked rookies on the roster make up the number.',
    about: ['skills/minion-master'],
  },
  14: {
    text: 'A Tank who defends against a Brawler rolls one die: the two skills cancel out.',
    about: ['skills/brawler', 'skills/tank'],
  },
  15: {
    text: 'A fighter acting on another’s orders may take any action except giving an order. If that action is an attack, everybody who isn’t on the order giver’s side counts as an opponent.',
    about: ['skills/command', 'skills/influencer'],
  },
  16: {
    text: 'While a fire team is complete, only the team can fire its gun. If the rookie who carries the gun falls, it goes to another rookie of the team, wherever he is. If there is none, it goes to the nearest standing specialist. If the roster gives the gun to somebody else, the rookie who founds the team gets it before the match.',
    about: ['skills/fire-team'],
  },
  17: {
    text: 'A boss ignores his first wound of a turn before a minion takes one for him. If there are several Minion Masters, the minions leave with the last one.',
    about: ['skills/minion-master', 'combat#wounds'],
  },
  18: {
    text: 'You must see the target in melee too. A prone Warrior hits nobody back. In contact with a Tank, defend with your own stat and die or with the Tank’s, whichever pair is better.',
    about: ['combat#melee', 'skills/warrior', 'skills/tank'],
  },
  19: {
    text: 'Climbing an inch up or down costs two inches of movement, since you climb at half the stat. A jump costs its length; a fall is one hit for each full inch after the first.',
    about: ['turn#movement'],
  },
  20: {
    text: 'An Assassin rushes over any terrain, but not through opponents. After a success he may make an ordinary move instead, or do neither.',
    about: ['skills/assassin'],
  },
  21: {
    text: 'Measure melee in three dimensions: the 1″ from edge to edge includes the difference in height. So does a Martial Artist’s reach, the 1″ for friends who help, and the 1″ at the end of a rush or a charge. Measure all other distances from above.',
    about: ['combat#melee', 'skills/martial-artist', 'skills/assassin', 'skills/maniac'],
  },
  22: {
    text: '“Always counts as in cover” applies in melee and to falls too: a Meat Shield near a specialist or the boss defends like a fighter with a shield. Reroll a failed defence only once, however many things give cover.',
    about: ['skills/meat-shield', 'combat#defence'],
  },
  23: {
    text: 'Flat ground that can’t be entered, such as water, may be jumped if there is room to land. The jump’s length comes off the move.',
    about: ['turn#movement', 'turn#terrain'],
  },
  24: {
    text: 'Two Preachers near a rookie count as one. A prone Preacher helps nobody, and a prone specialist or boss gives a Meat Shield no cover. A prone Minion Master leads nobody, but a minion still takes a wound for him.',
    about: ['skills/preacher', 'skills/meat-shield', 'skills/minion-master', 'combat#wounds'],
  },
  25: {
    text: 'A Warrior hits back only if the hit wounds him: if his shield’s reroll saves him, he doesn’t hit back.',
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
