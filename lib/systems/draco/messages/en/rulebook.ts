import type { NumberedRuling } from '../../../list-reference';
import type { PageText } from '../../../rule-book';
import { values } from '../../rules/values';
import { attackCosts } from '../../sheet/pips';
import { counterIds } from '../../skills/effect';
import { measuredSection } from './measured';
import { counterTexts } from './skill-text';
import { terms } from './terms';
import { useful } from './useful';

const setUp: PageText = {
  title: 'Laying the table',
  lead: 'Four slayers, a dragon, twelve trees, and who sits where.',
  sections: {
    table: {
      title: 'The table',
      text: [
        'Two players: one has the dragon and 30 dice with six sides, the other the four slayers and 20 dice. The table is 24″ by 24″; four corner trees show its corners where no mat does.',
        'The dragon stands near the middle. The slayers stand wholly within 4″ of one corner.',
        'Each player takes six trees. In turns, the dragon first, each sets one, more than 3″ from every other tree and from every base. A tree that finds no such place is left out.',
      ],
    },
    slayers: {
      title: 'The slayers’ side',
      text: [
        'Lay the four character cards face up and 5 dice beside each: the dicepools, which are never more than 5. Lay the skill cards beside them.',
        'Shuffle the four initiative cards of the slayers and lay them beside the table, face up: the initiative pile.',
      ],
    },
    dragon: {
      title: 'The dragon’s side',
      text: [
        'Lay the five dragon cards in a row, in any order: the left one is number 1, the right one 5. Her own card lists one such order. Under each lies the initiative card of the same name. The dicepool is 26 dice.',
        'Roll a die for one of the five, and choose on a 6; in a first game take one with claws in its corner. Its initiative card is shuffled into the pile, the dragon card itself is turned face down.',
        'Each of the other four gets a die beside it with its 5 up.',
      ],
    },
  },
};

const turn: PageText = {
  title: 'A turn',
  lead: 'Whose card is on top acts: upkeep, then actions.',
  sections: {
    order: {
      title: 'The order of a turn',
      text: [
        {
          list: [
            '**Card**: the top card of the initiative pile names who acts. It goes to the discard pile.',
            '**Counters**: each stack of counters beside whoever acts loses one.',
            '**Recovery**: a slayer whose card is still face down turns it up and takes 2 dice back, up to 5.',
            '**Actions**: a slayer has two. The dragon has one for each of her cards that comes up.',
            '**Next**: the next card. When the pile is empty, shuffle the discard pile with all cards that wait to come in.',
          ],
        },
      ],
    },
    actions: {
      title: 'Actions',
      text: [
        {
          list: [
            '**Move**: a slayer as many inches as there are dice in the dicepool, the dragon 5.',
            '**Attack**: roll the dicepool and pick one die.',
            '**Use a skill**: a slayer one of three; the dragon has that of the card that came up, together with her attack.',
            '**Recover**, slayers only: it takes both actions. The card is turned face down and the turn is over. Being attacked or hurt turns it up again, and nothing is recovered.',
          ],
        },
        'Any action may be forgone.',
      ],
    },
  },
};

const movement: PageText = {
  title: 'Moving',
  lead: 'How far, around what, and what it means to come near.',
  sections: {
    distance: {
      title: 'How far',
      text: [
        'A slayer moves as many inches as there are dice in the dicepool, the dragon 5. The way may turn as often as you like.',
        'Trees and the bases of the other side stop movement. Slayers pass slayers, but do not end on them; the dead stop nobody.',
      ],
    },
    meeting: {
      title: 'Meeting',
      text: [
        'If you come within 1″ of somebody of the other side who is not in contact, you may be met: that one may step into contact at once, which ends your movement. If several may, their owner picks one. Walking away from somebody is not coming within 1″.',
      ],
    },
    leaving: {
      title: 'Leaving contact',
      text: [
        'It takes a whole action: first everybody who is left may make one plain attack, then whoever leaves is set exactly 1″ away from all of them and is not met. Who cannot be set so stays.',
        'Pushes are no movement: nobody meets, and nobody attacks.',
      ],
    },
  },
};

const combat: PageText = {
  title: 'Fighting',
  lead: 'Roll the whole dicepool, pick one die, and count what the card shows beside it.',
  sections: {
    slayer: {
      title: 'A slayer attacks',
      text: [
        'Roll your dicepool and pick one die. The attack symbols on that face are the AV.',
        {
          head: ['Symbol', 'Where'],
          rows: [
            ['Dagger', 'in contact'],
            ['Bow', 'up to 10″ with a free line, and not within 1″ of the dragon'],
            ['Magic', 'no attack action; only spells, at any range, with no line needed'],
          ],
        },
        'The dragon rolls hers, picks one die and counts the shields beside it on any of her five cards: the DV. AV less DV is the damage.',
        'Lines run along the ground from any point of a base to any point of the other. Figures do not block them, trees do.',
      ],
    },
    damage: {
      title: 'Damage to the dragon',
      text: [
        'That many dice leave her dicepool. When none are left she is slain.',
        'Then the slayer rolls a die, once for each attack: it names one of her cards, 1 to 5 from the left. On a 6 she picks one that is face up; if it names one that is face down, the slayer may choose a face-up one. The die beside that card falls by the damage; damage beyond it is lost to the card.',
        'At 0 the die is removed and the initiative card set aside. With the next shuffle it comes into the pile, and the dragon card is turned face down.',
      ],
    },
    dragon: {
      title: 'The dragon attacks',
      text: [
        'In contact, unless the card says otherwise. She rolls her dicepool, picks one die and counts the daggers beside it on any card that is face up; with all five face down, on the card that came up.',
        'A slayer whose card lies face down turns it up. The slayer rolls, picks one die and counts the shields: AV less DV dice leave the dicepool.',
      ],
    },
    death: {
      title: 'Death',
      text: [
        'A slayer without dice lies down and is dead: the initiative card leaves the discard pile at once, or the pile when it comes up.',
        'The raised get their dice from the spell and stand where they fell or nearest to it. Their card joins the next shuffle, unless it still lies in the pile.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'The slayers win when the dragon has no dice left, the dragon when all slayers are dead. After the twentieth initiative pile it is a draw.',
      ],
    },
  },
};

const skills: PageText = {
  title: 'Skills',
  lead: 'Suns for slayers, the card that came up for the dragon.',
  sections: {
    suns: {
      title: 'A slayer’s skills',
      text: [
        'A skill is an action. Roll the dicepool: each 6 is a sun. With one at least the skill does what stands behind the sun, with more suns more of it.',
        'A skill with an attack action uses the same roll for both; with a movement action the roll is only for the skill. You get the attack or the movement even without a sun.',
        'Spells need neither line nor range, but whoever casts stands still: no other action goes with the spell itself.',
      ],
    },
    dragon: {
      title: 'The dragon’s skills',
      text: [
        'She has the skill of the card that came up, and uses it together with her attack: it follows the damage unless it says otherwise. What it adds depends on the face that she picked. A card that is face down keeps its skill and its shields.',
        'She uses Thickening Scales instead of an attack, once in the game, and it lasts: lay its card sideways, so that nobody forgets.',
      ],
    },
    counters: {
      title: 'Counters',
      text: [
        'Each stack loses one in the upkeep of whoever bears it; the dragon has an upkeep at each of her cards.',
        { list: counterIds.map((id) => `**${terms.counters[id]}**: ${counterTexts[id]}`) },
      ],
    },
  },
};

const building: PageText = {
  title: 'Slayers and dragons of your own',
  lead: 'The author’s cards are lost: faces, skills and figures are house values.',
  sections: {
    slayer: {
      title: 'A slayer’s card',
      text: [
        `${values.slayerPoints} points, and one kind of attack: a Dagger costs ${attackCosts.dagger}, a Bow ${attackCosts.bow}, Magic ${attackCosts.magic}, a Shield 1. A face has as many places as its number; the 6 has the Sun on one of them. Three skills.`,
      ],
    },
    dragon: {
      title: 'A dragon’s cards',
      text: [
        `Five cards of ${values.cardPoints} points each: a Dagger costs ${attackCosts.dagger}, a Shield 1, and no face has more than ${values.shieldsOnFace} Shields. One skill for each card, no skill twice. Claws in the corner show which cards suit a first game.`,
      ],
    },
    values: {
      title: 'House values',
      text: [
        'What the draft says stands. Points, faces, skills, counters and all their figures are Pipsmith’s own, and marked so on the cards. They were found by play: computer players on both sides, again and again, until neither side won much more than the other.',
      ],
    },
    measured: measuredSection,
    useful,
  },
};

/** The rules in Pipsmith’s own words. */
export const chapters = {
  'set-up': setUp,
  turn,
  movement,
  combat,
  skills,
  building,
} as const satisfies Readonly<Record<string, PageText>>;
export type ChapterId = keyof typeof chapters;
export const chapterOf = (id: ChapterId): PageText => chapters[id];

/** Where the draft is silent, and what it is about. */
export const rulings: Readonly<Record<number, NumberedRuling>> = {
  1: {
    about: ['combat#damage', 'combat#dragon'],
    text: 'A dragon card whose die is gone lies face down from the shuffle that brings its initiative card in; until then it is face up. When all five lie face down she attacks with the card that came up. A card that is named while it has no die: nothing further happens. A named card that is face down may be exchanged for a face-up one by the slayer.',
  },
  2: {
    about: ['combat#damage'],
    text: 'The card is rolled for once for each attack. Damage beyond its die is lost to the card, not to the dicepool.',
  },
  3: {
    about: ['set-up#table', 'movement#distance'],
    text: 'The dragon’s base is 3″ across, a slayer’s and a tree’s 1″. Friends are passed but not ended on; the prone stop nothing; corner trees are no obstacles.',
  },
  4: {
    about: ['movement#meeting', 'movement#leaving'],
    text: '“Within 1″” is a gap of less than 1″. Coming within 1″ is coming nearer: who stands within 1″ already and walks away is not met. Only contact with an opponent keeps one from meeting. Leaving provokes one plain attack, without a skill, before the move, by each opponent that is left; an archer who has left may then shoot.',
  },
  5: {
    about: ['combat#slayer'],
    text: 'Lines run from any point of a base to any point of the other; figures do not block them, trees do.',
  },
  6: {
    about: ['turn#actions'],
    text: 'Recovering needs both actions, and contact does not forbid it. Being attacked, hurt or not, turns the card up and ends it; so does damage that comes without an attack, as by Hot Blood.',
  },
  7: {
    about: ['skills#suns', 'skills#dragon'],
    text: 'The attack or movement of a skill happens without a sun too. A priestess may cast twice, or move and cast, at any range. Thickening Scales is used instead of an attack; any other skill of the dragon goes with one and follows its damage. Her upkeep runs at each of her cards.',
  },
  8: {
    about: ['skills#suns'],
    text: 'Suns scale a skill; where a spell says magic, it takes the magic symbols of one die that is picked.',
  },
  9: {
    about: ['combat#death', 'turn#order'],
    text: 'The raised get their dice from the spell, 5 at most. Their card joins the next shuffle, unless it still lies in the pile. Only the top card and the discard pile are known: a match on the screen draws a card of the pile when it comes up, and not before. Cards that are set aside in the last turn of a pile join its shuffle.',
  },
  10: {
    about: ['turn#actions', 'combat#dragon', 'combat#end'],
    text: 'The dragon may pass. In contact she attacks any slayer in contact she likes. After the twentieth pile it is a draw; piles are counted with the first.',
  },
};

/** What stands around the rules. */
export const lists = {
  'slayer-skills': {
    title: 'Skills of slayers',
    lead: 'Three for each slayer; digits grow with the suns.',
  },
  'dragon-skills': { title: 'Skills of dragons', lead: 'One for each card; most on weak faces.' },
} as const;
export type ListId = keyof typeof lists;

export const pages = {
  title: terms.system,
  lead: 'Four slayers against a dragon with twenty-six dice.',
  footer:
    'In Pipsmith’s own words, after the first draft of Hic est Draco by Kai Bettzieche, CC BY-NC 3.0, free at catzeyes.de. Faces, skills and figures are house values.',
  chapters: 'Rules',
  chapter: 'Chapter',
  skills: 'Skills',
  skillLead: (name: string): string => `${name}, a skill of Hic est Draco.`,
  needs: (attack: string): string => `needs ${attack} symbols`,
  withSun: 'With a sun',
  rulingsTitle: 'Rulings',
  rulingsLead: 'Where the draft is silent, Pipsmith decides so.',
  rulingsCount: (n: number): string => `${n} decisions where the draft is silent.`,
  ruling: (number: number): string => `Ruling ${number}`,
};
