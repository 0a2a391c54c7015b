import type { FaceNumber } from '../../../dice/face';
import { list, plural, possessive, tenths } from '#words/language/words';
import type { SideEffect } from '../odds/side-effects';
import { plainAttack, type ActionId, type Place } from '../odds/slayer-action';
import { terms } from '#words/systems/draco/messages/terms';

/** Average as text: "0.83". */
const mean = (n: number): string => n.toFixed(2);

/** An average, or a number that holds: "0.83", "2". */
const figure = (n: number): string => (Number.isInteger(n) ? String(n) : mean(n));

const rounds = (n: number | undefined): string => (n === undefined ? 'never' : n.toFixed(1));

const action = (id: ActionId): string => (id === plainAttack ? 'Attack' : terms.skill(id));

const dice = (n: number): string => `${figure(n)} ${plural(n, 'die', 'dice')}`;

/** "0 40.2 %, 1 59.8 %". */
const chances = (spread: readonly number[]): string =>
  spread.map((chance, value) => `${value} ${tenths(chance)}`).join(', ');

/** Side effect in words, with its number. */
const sideEffect = (act: SideEffect): string => {
  const ifHurt = 'ifHit' in act ? ' if it hurts' : '';
  switch (act.act) {
    case 'give': {
      const whom = { self: ' for itself', opponent: '', friend: ' for a slayer', 'all-within': '' }[act.to];
      const within = act.within === undefined ? '' : ` on everyone within ${terms.inches(act.within)}`;
      return `${figure(act.count)} ${terms.counters[act.counter]}${whom}${within}${ifHurt}`;
    }
    case 'reach':
      return `reaches ${figure(act.inches)}″ further`;
    case 'farther':
      return `moves ${figure(act.inches)}″ further`;
    case 'push':
      return `pushes ${figure(act.inches)}″${ifHurt}`;
    case 'walk':
      return `moves up to ${figure(act.inches)}″ afterwards`;
    case 'dice':
      return act.to === 'self'
        ? `regains ${dice(act.by)}${ifHurt}`
        : `a slayer regains ${dice(act.by)}${ifHurt}`;
    case 'raise':
      return `raises the dead with ${dice(act.dice)}`;
    case 'slip-away':
      return 'leaves contact without being attacked';
    case 'unmet':
      return 'can’t be met';
    case 'av':
      return `+${figure(act.by)} AV`;
    case 'less-dv':
      return `−${figure(act.by)} DV`;
    case 'more-dv':
      return `+${figure(act.by)} DV`;
    case 'damage':
      return `${figure(act.by)} more damage${ifHurt}`;
    case 'magic-attack':
      return `+${figure(act.more)} AV`;
  }
};

/** "Heavy Swing, then Attack"; "Attack, then Attack or Venom". */
const plan = (first: ActionId | undefined, second: readonly ActionId[]): string =>
  first === undefined
    ? 'nothing'
    : [action(first), ...(second.length > 0 ? [list(second.map(action), 'or')] : [])].join(', then ');

const placeNames: Readonly<Record<Place, string>> = {
  contact: 'in contact',
  near: 'at 1″ to 5″ with a clear line',
  far: 'at 5″ to 10″ with a clear line',
  farther: 'at 10″ to 13″ with a clear line',
  hidden: 'without a clear line',
};

/** Both sides, for a sentence about them. */
interface Meeting {
  readonly slayer: string;
  readonly dice: number;
  readonly dragon: string;
  readonly pool: number;
  readonly place: Place;
}

/** Action of the slayer, as half a sentence. @param turns undefined for never */
const does = (
  { slayer, dice: own, dragon, pool, place }: Meeting,
  perTurn: number,
  turns: number | undefined,
): string =>
  turns === undefined
    ? `${placeNames[place]}, ${slayer} can’t take a die from ${dragon}`
    : `${placeNames[place]}, ${slayer} with ${terms.dice(own)} takes ${mean(perTurn)} of ${possessive(dragon)} ${terms.dice(pool)} in a turn, and needs ${rounds(turns)} turns to slay her single-handed`;

/** @param perAttack undefined where she cannot attack from there */
const answers = ({ dragon, slayer }: Meeting, perAttack: number | undefined): string =>
  perAttack === undefined
    ? `${dragon} can’t attack ${slayer} there`
    : `each of ${possessive(dragon)} attacks takes ${mean(perAttack)} of ${possessive(slayer)} dice`;

const begun = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Words about the odds of Hic est Draco, on the page and on the command line. */
export const odds = {
  percent: tenths,
  mean,
  rounds,
  action,
  plan,
  sideEffect,
  /** The whole hunt in one sentence. */
  verdict: (
    meeting: Meeting,
    perTurn: number,
    turns: number | undefined,
    perAttack: number | undefined,
  ): string => `${begun(does(meeting, perTurn, turns))}; ${answers(meeting, perAttack)}.`,
  exchangeTitle: 'If both only attack',
  best: (what: string): string => `Most damage in a turn: ${what}.`,
  ofSet: (piles: number | undefined, dragon: string): string =>
    piles === undefined
      ? `The four slayers of the set can’t slay ${dragon} from their usual positions.`
      : `All four slayers together need ${rounds(piles)} piles, if they stay unhurt and take two actions each per pile.`,
  same: { slayer: 'Two slayers don’t fight each other.', dragon: 'Two dragons don’t fight each other.' },
  choose: {
    slayer: 'Choose a dragon for one side.',
    dragon: 'Choose a slayer for one side.',
  },
  noCards: (dragon: string): string => `${dragon} has no cards yet, so there are no odds.`,
  fields: {
    dice: 'Slayer’s dice',
    place: 'The slayer stands',
    action: 'One action',
    pool: 'Dragon’s dice',
    card: 'The card that came up',
    down: 'Other cards face down',
    scales: 'Her scales have thickened',
  },
  places: Object.fromEntries(Object.entries(placeNames).map(([id, name]) => [id, begun(name)])) as Readonly<
    Record<Place, string>
  >,
  cardName: (name: string, at: number): string => `${at + 1} ${name}`,
  hunts: {
    title: (slayer: string, dragon: string): string => `What ${slayer} does to ${dragon}`,
    lead: (what: string): string =>
      `Averages over all rolls, with both sides picking their best die. One action: ${what}. A turn: the two actions that take the most dice. Counters from other turns aren’t counted.`,
    heads: { dice: 'Her dice', hurt: 'Hurts', perAction: 'Action', perTurn: 'Turn', turns: 'Turns to slay' },
  },
  outcomes: {
    title: (what: string): string => `${what}: dice lost`,
    lead: 'Chance of each number of dice lost to one action, by how many dice she has left.',
    head: 'Lost',
    column: (pool: number): string => `of ${pool}`,
  },
  actions: {
    title: (slayer: string): string => `Each of ${possessive(slayer)} actions`,
    lead: 'Dice lost on average, by how many dice she has left; below, what else each action does, averaged over all rolls.',
    head: 'Action',
    none: '–',
  },
  faces: {
    title: (dragon: string, slayer: string): string => `${dragon} attacks ${slayer}: which die she picks`,
    lead: (card: string, skill: string): string =>
      `${card} came up, with ${skill}. She picks the die that takes the most dice; on a tie, she picks the lowest, where the skill does the most.`,
    outOfReach: (card: string): string =>
      `From there, ${card} can’t reach anybody; these are the odds in contact.`,
    instead: (skill: string, dv: number): string =>
      `Or she uses ${skill} instead of the attack, once per game: +${dv} DV for the rest of the game.`,
    heads: { face: 'Die', picked: 'Picked', av: 'AV', hurt: 'Hurts', lost: 'Dice' },
    face: (face: FaceNumber): string => String(face),
    shown: (chance: number): string => `Each of the six faces comes up in ${tenths(chance)} of her rolls.`,
  },
  cards: {
    title: (slayer: string): string => `Each of her cards against ${slayer}`,
    lead: 'The card that came up is face down, so she can’t attack with it; its skill still works.',
    heads: { card: 'Card', hurt: 'Hurts', slain: 'Slays', lost: 'Dice' },
  },
  bites: {
    title: (dragon: string): string => `${dragon} against each slayer`,
    lead: (dice_: number, cards: string): string =>
      `In contact, with each slayer on ${terms.dice(dice_)}: average dice lost per attack, and how many piles it takes to kill the slayer if she attacks nobody else. Of her cards, ${cards} come up per pile.`,
    heads: { slayer: 'Slayer', piles: 'Piles to slay' },
    column: (pool: number): string => `with ${pool}`,
  },
  anySkill: 'no skill',
  /** Lines of the command line. */
  lines: {
    slayer: (n: number, attack: readonly number[], defence: readonly number[], sun: number): string =>
      [
        terms.dice(n),
        `  AV ${chances(attack)}`,
        `  DV ${chances(defence)}`,
        `  at least one sun: ${tenths(sun)}`,
      ].join('\n'),
    dragon: (n: number, defence: readonly number[]): string => `${terms.dice(n)}\n  DV ${chances(defence)}`,
    card: (card: string, attack: readonly number[]): string => `  ${card}: AV ${chances(attack)}`,
    hunts: (slayer: string, dragon: string, place: Place, id: ActionId): string =>
      `${slayer} against ${dragon}, ${placeNames[place]}; one action: ${action(id)}`,
    pool: (n: number, hurt: number, perAction: number, perTurn: number, turns: number | undefined): string =>
      `  her ${terms.dice(n)}: an action hurts ${tenths(hurt)} and takes ${mean(perAction)}, a turn takes ${mean(perTurn)}, turns to slay her ${rounds(turns)}`,
    bites: (dragon: string, slayer: string): string =>
      `${dragon} against ${slayer}, with the card that came up`,
    bite: (n: number, card: string, hurt: number, perAttack: number): string =>
      `  ${terms.dice(n)}, ${card}: hurts ${tenths(hurt)}, takes ${mean(perAttack)}`,
  },
} as const;
