import type { NumberedRuling } from '../../list-reference';
import type { PageText } from '../../rule-book';
import { wordsPage } from '../../words';
import { wordsOfTheGame } from '#words/language/words';
import { values } from '../rules/values';
import { attackCosts } from '../sheet/pips';
import { counterIds } from '../skills/effect';
import { measuredSection } from '#words/systems/draco/messages/measured';
import { counterTexts, words } from '#words/systems/draco/messages/words';
import { terms } from '#words/systems/draco/messages/terms';
import { useful } from '#words/systems/draco/messages/useful';

const setUp: PageText = {
  title: 'Setting up the table',
  lead: 'Four slayers, a dragon, twelve trees, and where they go.',
  sections: {
    table: {
      title: 'The table',
      text: [
        'Two players: one has the dragon and 30 six-sided dice, the other the four slayers and 20 dice. The table is 24″ by 24″; without a mat, four corner trees mark its corners, and are no obstacles.',
        'The dragon stands in the middle; a rough guess will do. The slayers stand wholly within 4″ of one corner.',
        'Each player takes six trees. Take turns placing one, the dragon first. Each tree must be more than 3″ from all other trees and from every base. If a tree fits nowhere, leave it out.',
      ],
    },
    slayers: {
      title: 'The slayers’ side',
      text: [
        'Lay the four character cards face up with 5 dice beside each. These are the dicepools; they never grow beyond 5. Lay the skill cards there too.',
        'Shuffle the slayers’ four initiative cards and lay them face up beside the table: the initiative pile.',
      ],
    },
    dragon: {
      title: 'The dragon’s side',
      text: [
        'Lay the five dragon cards in a row by the number in their corner: 1 on the left, 5 on the right. Put the initiative card of the same name under each. The dragon’s dicepool is 26 dice.',
        'Roll a die: the card with that number starts face down; on a 6, choose one. In your first game don’t roll: take one with a claw in its corner. Shuffle its initiative card into the pile and turn the dragon card itself face down.',
        'Put a die showing 5 beside each of the other four.',
      ],
    },
  },
};

const turn: PageText = {
  title: 'A turn',
  lead: 'The top card says who acts: upkeep, then actions.',
  sections: {
    order: {
      title: 'The order of a turn',
      text: [
        {
          list: [
            '**Card**: the top card of the initiative pile says who acts. Put it on the discard pile. Nobody looks below the top card.',
            '**Upkeep**: remove one from each stack of counters beside whoever acts. A slayer whose card is still face down turns it up and regains 2 dice, up to 5.',
            '**Actions**: a slayer has two. The dragon has one each time one of her cards comes up.',
            '**Next**: go on to the next card. When the pile is empty, shuffle the discard pile and all cards set aside, those of this turn too, into the next pile.',
          ],
        },
      ],
    },
    actions: {
      title: 'Actions',
      text: [
        {
          list: [
            '**Move**: a slayer moves up to 1″ for each die in the dicepool, the dragon up to 5″.',
            '**Attack**: roll the dicepool and pick one die.',
            '**Use a skill**: a slayer uses one of three skills; the dragon uses the skill of the card that came up, together with her attack.',
            '**Recover** (slayers only): takes both actions, and you may do it in contact. Turn the card face down; the turn is over. If the slayer is attacked or hurt, turn the card up again: no dice are regained.',
          ],
        },
        'You may skip any action, and so may the dragon.',
      ],
    },
  },
};

const movement: PageText = {
  title: 'Moving',
  lead: 'How far you move, what’s in the way, and what happens when you come near.',
  sections: {
    distance: {
      title: 'How far',
      text: [
        'A slayer moves up to 1″ for each die in the dicepool, the dragon up to 5″. You may change direction as often as you like.',
        'Trees and the bases of the other side stop movement. Slayers may move through each other, but not end on each other. The dead don’t block anybody.',
      ],
    },
    meeting: {
      title: 'Meeting',
      text: [
        'If the gap between you and an opponent not in contact with your side becomes less than 1″, it may meet you: it steps into contact at once, which ends your movement. If several may, their player picks one. Nobody may meet you when you walk away from them.',
      ],
    },
    leaving: {
      title: 'Leaving contact',
      text: [
        'Leaving takes a whole action. First, everybody you leave may make one plain attack, without a skill. Then place yourself exactly 1″ from each of them; nobody may meet you. If you can’t, you stay. An archer who has left may then shoot.',
        'A push isn’t movement: nobody steps into contact because of it, and nobody attacks.',
      ],
    },
  },
};

const combat: PageText = {
  title: 'Fighting',
  lead: 'Roll the whole dicepool, pick one die, and count what the card shows for that face.',
  sections: {
    slayer: {
      title: 'A slayer attacks',
      text: [
        'Roll your dicepool and pick one die. The attack symbols on that face are the AV.',
        {
          head: ['Symbol', 'Where'],
          rows: [
            ['Dagger', 'in contact'],
            ['Bow', 'up to 10″ with a clear line, and not within 1″ of the dragon'],
            ['Magic', 'no attack action, only spells: at any range, no line needed'],
          ],
        },
        'The dragon rolls hers, picks one die and counts the Shields in that face’s box on any one of her five cards: the DV. AV minus DV is the damage.',
        'You have a clear line if some line along the ground, from one base to the other, crosses no tree. Figures don’t block it.',
      ],
    },
    damage: {
      title: 'Damage to the dragon',
      text: [
        'She loses one die from her dicepool for each point of damage. When none are left, she is slain.',
        'Then the slayer rolls a die, once for each attack: 1 to 5 is the card with that number. On a 6 the dragon chooses a face-up card; if the roll picks a face-down one, the slayer may choose a face-up one. Lower the die beside that card by the damage; damage beyond the number on that die doesn’t affect the card. If that card is face up but its die is gone, nothing else happens.',
        'At 0 remove the die and set the initiative card aside. At the next shuffle it joins the pile; turn the dragon card face down then.',
      ],
    },
    dragon: {
      title: 'The dragon attacks',
      text: [
        'She must be in contact, unless the card says otherwise. She rolls her dicepool, picks one die and counts the Daggers in that face’s box on any one card that is face up. If all five are face down, she counts them on the card that came up. In contact with several slayers, she chooses one.',
        'If the slayer’s card is face down, turn it up. The slayer rolls, picks one die and counts the Shields. The slayer loses AV minus DV dice.',
      ],
    },
    death: {
      title: 'Death',
      text: [
        'A slayer with no dice left is dead: lay the miniature down. Lay the initiative card beside the character card: at once if it’s on the discard pile, or when it comes up if it’s still in the pile.',
        'Raised slayers get their dice from the spell and stand where they fell, or as near as possible. Their card joins the next shuffle, unless it still lies in the pile.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'The slayers win when the dragon has no dice left, and the dragon wins when all slayers are dead. After the twentieth initiative pile, counting the first, it’s a draw.',
      ],
    },
  },
};

const skills: PageText = {
  title: 'Skills',
  lead: 'Slayers need suns; the dragon uses the skill of the card that came up.',
  sections: {
    suns: {
      title: 'A slayer’s skills',
      text: [
        'A skill is an action. Roll the dicepool: each 6 is a sun. With at least one sun, the skill does what its text says after the sun; with more suns, it does more. Where a skill counts Magic, pick one die of the roll and count its Magic symbols.',
        'If a skill includes an attack, one roll serves the skill and the attack. If it includes a movement, the roll is only for the skill. You get the attack or the movement even without a sun.',
        'Spells need no clear line and have no range limit. The caster stands still for a spell, but may move or cast another one with the other action.',
      ],
    },
    dragon: {
      title: 'The dragon’s skills',
      text: [
        'She has the skill of the card that came up, and uses it together with her attack: it comes after the damage unless it says otherwise. What it adds depends on the face she picked. A card that is face down keeps its skill and its Shields.',
        'She uses Thickening Scales instead of an attack, once per game, and it lasts: turn its card sideways so that nobody forgets.',
      ],
    },
    counters: {
      title: 'Counters',
      text: [
        'Each stack beside a slayer or the dragon loses one counter in that figure’s upkeep. The dragon has an upkeep each time one of her cards comes up.',
        { list: counterIds.map((id) => `**${terms.counters[id]}**: ${counterTexts[id]}`) },
      ],
    },
  },
};

const building: PageText = {
  title: 'Your own slayers and dragons',
  lead: 'The author’s cards are lost, so faces, skills and numbers are house values: Pipsmith’s own.',
  sections: {
    slayer: {
      title: 'A slayer’s card',
      text: [
        `A slayer has ${values.slayerPoints} points and one kind of attack: a Dagger costs ${attackCosts.dagger}, a Bow ${attackCosts.bow}, Magic ${attackCosts.magic}, a Shield 1. A face has room for as many symbols as its number. On the 6, one of them is always the Sun. Each slayer has three skills.`,
      ],
    },
    dragon: {
      title: 'A dragon’s cards',
      text: [
        `A dragon has five cards of ${values.cardPoints} points each: a Dagger costs ${attackCosts.dagger}, a Shield 1, and no face has more than ${values.shieldsOnFace} Shields. Each card has one skill, and no skill is on two cards. A claw in the corner marks a card that suits a first game.`,
      ],
    },
    values: {
      title: 'House values',
      text: [
        'What the draft says always stands. Points, faces, skills, counters and all their numbers are Pipsmith’s own; the cards say so. We found them by letting computers play both sides again and again, until neither side won much more often than the other.',
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
  words: wordsPage(wordsOfTheGame, words),
} as const satisfies Readonly<Record<string, PageText>>;
export type ChapterId = keyof typeof chapters;
export const chapterOf = (id: ChapterId): PageText => chapters[id];

/** Where the draft is silent, and what it is about. */
export const rulings: Readonly<Record<number, NumberedRuling>> = {
  1: {
    about: ['combat#damage', 'combat#dragon'],
    text: 'A dragon card without its die is turned face down at the shuffle that adds its initiative card; until then it is face up. When all five lie face down she attacks with the card that came up. If the roll picks a face-up card that has already lost its die, nothing else happens. If it picks a face-down card, the slayer may choose a face-up one instead.',
  },
  2: {
    about: ['combat#damage'],
    text: 'Roll for the card once for each attack. Damage beyond the number on its die doesn’t affect the card, but still takes dice from the dicepool.',
  },
  3: {
    about: ['set-up#table', 'movement#distance'],
    text: 'The dragon’s base is 3″ across, a slayer’s and a tree’s 1″. You may move through friends, but not end on them. The dead don’t block anybody, and corner trees aren’t obstacles.',
  },
  4: {
    about: ['movement#meeting', 'movement#leaving'],
    text: 'Within 1″ means a gap of less than 1″. Coming within 1″ means coming nearer: if you are already within 1″ and walk away, nobody may meet you. A figure that is in contact with an opponent can’t meet anybody. When you leave, each opponent you leave may make one plain attack, without a skill, before the move. An archer who has left may then shoot.',
  },
  5: {
    about: ['combat#slayer'],
    text: 'You have a clear line if you can draw one, from some point of one base to some point of the other, that crosses no tree. Figures don’t block it.',
  },
  6: {
    about: ['turn#actions'],
    text: 'Recovering needs both actions, and you may do it in contact. An attack turns the card up and ends the recovery, whether it hurts or not. So does any other damage.',
  },
  7: {
    about: ['skills#suns', 'skills#dragon'],
    text: 'The attack or movement of a skill happens even without a sun. A priestess may cast twice, or move and cast, at any range. Thickening Scales replaces an attack; any other skill of the dragon goes with an attack and comes after its damage. She has an upkeep each time one of her cards comes up.',
  },
  8: {
    about: ['skills#suns'],
    text: 'A skill does more with more suns. Where a spell counts Magic, pick one die of the roll and count its Magic symbols.',
  },
  9: {
    about: ['combat#death', 'turn#order'],
    text: 'Raised slayers get their dice from the spell, 5 at most. Their card joins the next shuffle, unless it still lies in the pile. Nobody looks below the top card of the pile. Cards set aside in the last turn of a pile join the shuffle that follows.',
  },
  10: {
    about: ['turn#actions', 'combat#dragon', 'combat#end'],
    text: 'The dragon may pass. In contact she may attack any slayer who touches her. After the twentieth pile it’s a draw; the first pile counts as one of the twenty.',
  },
};

/** Titles and leads of the lists beside the rules. */
export const lists = {
  'slayer-skills': {
    title: 'Skills of slayers',
    lead: 'Three for each slayer; bold numbers grow with the suns.',
  },
  'dragon-skills': {
    title: 'Skills of dragons',
    lead: 'One for each card. Most of them do more on low faces.',
  },
} as const;
export type ListId = keyof typeof lists;

export const pages = {
  title: terms.system,
  lead: 'Four slayers against a dragon with twenty-six dice.',
  footer:
    'In Pipsmith’s own words, after the first draft of Hic est Draco by Kai Bettzieche, CC BY-NC 3.0, free at catzeyes.de. Faces, skills and numbers are house values.',
  chapters: 'Rules',
  chapter: 'Chapter',
  skills: 'Skills',
  skillLead: (name: string): string => `${name}, a skill of Hic est Draco.`,
  needs: (attack: string): string => `needs ${attack} symbols`,
  withSun: 'With a sun',
  rulingsTitle: 'Rulings',
  rulingsLead: 'Where the draft is silent, Pipsmith plays it this way.',
  rulingsCount: (n: number): string => `${n} rulings where the draft is silent.`,
  ruling: (number: number): string => `Ruling ${number}`,
};
