import { count, list } from '#words/language/words';
import type { TurnStep } from '../../../cards/kit/leaflet';
import { tools } from '#words/cards/messages/kit';
import type { LeafletWords, ShownAttack } from '../kit/leaflet-words';
import { terms } from '#words/systems/draco/messages/terms';

const texts = (lines: readonly string[]): readonly TurnStep[] => lines.map((text) => ({ text }));

/** An attack on the dragon, with the numbers of these cards where there are any. */
const attack = (shown: ShownAttack | undefined): readonly TurnStep[] => {
  const falls =
    'At 0 set its initiative card aside. At the next shuffle it joins the pile; turn the dragon card face down then.';
  if (!shown)
    return texts([
      'To attack, roll all your dice and pick one. The Daggers or Bows in the box of its face are the AV.',
      'The other side rolls all its dice and picks one: its Shields are the DV. AV minus DV is the damage: a die for each point.',
      `If the dragon is hurt, roll a die for one of her cards. Lower the die beside it by the damage. ${falls}`,
    ]);
  const { slayer, av, dv, face, guard, guardFace, struck, dice } = shown;
  const damage = av - dv;
  const symbols = { dagger: ['Dagger', 'Daggers'], bow: ['Bow', 'Bows'] } as const;
  const [one, many] = symbols[shown.attack];
  const place = shown.attack === 'dagger' ? 'in contact' : '1″ to 10″ away with a clear line';
  return [
    {
      text: `${slayer} attacks, ${place}. Roll all 5 dice and pick one, say a ${face}: in that box of the card there ${av === 1 ? 'is' : 'are'} ${count(av, one, many)}, so AV ${av}.`,
      roll: dice.attack,
    },
    {
      text: `The dragon rolls her 26 dice and picks a ${guardFace}: on ${guard} that is ${count(dv, 'Shield', 'Shields')}, so DV ${dv}. ${av} − ${dv} is ${damage} damage: she puts ${count(damage, 'die', 'dice')} aside. (With 20 dice or more, the face you want is nearly always there: if you both agree, skip the roll and choose one.)`,
      roll: dice.guard,
    },
    {
      text: `Roll a die for one of her cards: a ${struck.nth} is ${struck.name}, the card with that number. Turn the die beside it from 5 to ${Math.max(0, 5 - damage)}. ${falls}`,
      roll: dice.struck,
    },
  ];
};

/** Words on the first page of a kit. */
export const leaflet: LeafletWords = {
  title: terms.system,
  crafts: {
    tree: 'Trees: glue each half back to back, cut its slot, and slide the two halves together.',
    standee: 'Figures: glue back to back, cut between the tabs, bend one forward and one back.',
  },
  need: (names, has) => [
    `One player plays the dragon with 30 six-sided dice, the other the slayers with 20.${has('pool-tracks') ? ' Not enough dice? Use the dicepool tracks and roll several times.' : ''}`,
    ...(names.length > 0 ? [`The figures of ${list(names)}.`] : []),
    `A table of 24″ by 24″ (″ is an inch, 2.5\u00a0cm), and ${has('trees') ? 'the trees of this kit' : has('tree-discs') ? 'the tree tokens of this kit' : 'twelve trees with a base of 1″'}.`,
    `${tools} Cut and glue first, then set up.`,
  ],
  isHalf: 'Only half a game',
  isShort: 'Not enough for a game yet',
  half: (missing, samples) => [
    ...missing.map((side) =>
      side.of === 'dragon'
        ? 'This print has no dragon: none of her cards are here.'
        : `You need ${count(side.count, 'more slayer', 'more slayers')}: a game has four.`,
    ),
    `Print ${missing.length > 1 ? 'both sides' : missing[0]?.of === 'dragon' ? 'a dragon' : 'them'} too, ideally all in one kit. Pipsmith’s print page has ${samples.length === 1 ? 'a sample' : 'samples'}: ${list(samples)}.`,
  ],
  brings: (samples) =>
    `A hunt needs a dragon and four slayers, so Pipsmith’s ${samples.length === 1 ? 'sample' : 'samples'} ${list(samples)} ${samples.length === 1 ? 'is' : 'are'} printed too. Leave ${samples.length === 1 ? 'it' : 'them'} out if the others print their own.`,
  lacks: (missing) => {
    const sides = missing.map((side) =>
      side.of === 'dragon' ? 'a dragon' : count(side.count, 'more slayer', 'more slayers'),
    );
    return `A hunt needs a dragon and four slayers. Add ${list(sides)}, or let the others print their own.`;
  },
  square:
    'Mark out a square, 24″ (61\u00a0cm) along each side. Without a mat, use four trees for the corners.',
  dragon:
    'The dragon stands in the middle (a rough guess will do), the slayers wholly within 4″ of one corner.',
  trees:
    'Take turns placing six trees each, the dragon first, all more than 3″ from one another and from every base.',
  slayers:
    'Slayers: lay out four character cards with 5 dice each and their skill cards. Shuffle the four initiative cards into a pile, face up.',
  cards:
    'Dragon: lay the five dragon cards in a row by their numbers, 1 on the left, each with its initiative card, and take 26 dice. Roll one: the card with that number starts face down; on a 6 you choose. In your first game don’t roll: take a card with a claw in its corner. Shuffle its initiative card into the pile. Put a die showing 5 beside each of the other four.',
  turnTitle: 'A turn, step by step',
  roll: (faces, picked) =>
    `${count(faces.length, 'die', 'dice')}, ${list(faces.map(String))}: the ${picked} is picked`,
  turn: (shown) => [
    ...texts([
      `The top card of the initiative pile says who acts${shown ? `, say ${shown.slayer}` : ''}. Put it on the discard pile.`,
      'Remove one counter from each stack beside whoever acts. If a slayer’s card is face down, turn it up: regain 2 dice, up to 5.',
      'A slayer has two actions: move up to 1″ for each die, attack, or use a skill. To recover, take no action and turn the card face down. The dragon gets one action each time one of her cards comes up: a move takes her up to 5″.',
    ]),
    ...attack(shown),
    ...texts([
      'Go on to the next card. When the pile is empty, shuffle all discards and cards set aside into a new one.',
      'The dragon attacks in the same way: with Daggers on any face-up card, and with the skill of the card that came up. The slayer defends with Shields and puts dice aside.',
    ]),
  ],
  win: (canRise) => [
    `The slayers win when the dragon has no dice left; she wins when all slayers are dead. After 20 times through the pile it’s a draw. A slayer with no dice is dead${canRise ? `, unless ${terms.skill('raise-the-dead')} brings them back` : ''}.`,
  ],
};
