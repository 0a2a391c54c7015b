import type { FaceNumber } from '../../../dice/face';
import type { CompanionRoll, FigureNow, RollAbout, RollLine } from '../../companion-part';
import { attackSymbols, daggersOn, shieldsOn, symbolsOn, type Symbols } from '../dice/symbols';
import { companion as say } from '#words/systems/draco/messages/companion';
import { dragonTextOn } from '#words/systems/draco/messages/skill-text';
import type { Draft, Dragon, Slayer } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import { cardName, cardPlace } from './figures';
import { countersNow, lastingDv } from './counters';

const words = say.rolls;

const diceOf = ({ counts }: FigureNow): number => counts['pool'] ?? 0;

const avOf = (now: FigureNow, symbols: number): number => Math.max(0, symbols - countersNow(now, 'dazed'));
const dvOf = (now: FigureNow, symbols: number): number =>
  Math.max(0, symbols + lastingDv(now) - countersNow(now, 'exposed'));

const said = (text: string): RollLine => ({ text });

/** A slayer's pool: one die is picked for attack or defence, and each 6 is a sun. */
const slayerPool = (slayer: Slayer, now: FigureNow): CompanionRoll => ({
  id: 'pool',
  name: words.pool(diceOf(now)),
  dice: diceOf(now),
  on: (face) => {
    const symbols = symbolsOn(attackSymbols(slayer.faces), face);
    return [
      said(slayer.attack === 'magic' ? words.magic(symbols) : words.attack(avOf(now, symbols))),
      said(words.defence(dvOf(now, symbolsOn(shieldsOn(slayer.faces), face)))),
      ...(face === 6 ? [said(words.sun)] : []),
    ];
  },
});

/** One of the dragon's cards in its current state. */
interface CardNow {
  readonly at: number;
  readonly die: number;
  readonly isDown: boolean;
}

const cardsNow = ({ company }: RollAbout): readonly CardNow[] =>
  company
    .filter(({ figure }) => cardPlace(figure) >= 0)
    .map(({ figure, counts, isInOrder }) => ({
      at: cardPlace(figure),
      die: counts['die'] ?? 0,
      isDown: isInOrder,
    }));

/** "3 with 1 Maw, 1 with 4 Nostrils": the most first; what gives nothing is left out, unless nothing gives anything. */
const onCards = (
  dragon: Dragon,
  places: readonly number[],
  worth: (at: number) => number,
): readonly string[] => {
  const sorted = [...places].sort((one, other) => worth(other) - worth(one));
  const some = sorted.filter((at) => worth(at) > 0);
  return some.length > 0 ? some.map((at) => words.onCard(worth(at), cardName(dragon, at))) : ['0'];
};

/** Her whole pool: what each face is worth on each card, and what the skill of the card that came up adds. */
const dragonPool = (dragon: Dragon, now: FigureNow, about: RollAbout): CompanionRoll => {
  const lastUp = about.lastUp ? cardPlace(about.lastUp.figure) : -1;
  const up = cardsNow(about).filter(({ isDown }) => !isDown);
  // With all five face down she attacks with the card that came up; ruling 1.
  const attacking = up.length > 0 ? up.map(({ at }) => at) : [lastUp].filter((at) => at >= 0);
  const symbols = (
    of: (faces: Dragon['cards'][number]['faces']) => Symbols,
    at: number,
    face: FaceNumber,
  ) => {
    const card = dragon.cards[at];
    return card ? symbolsOn(of(card.faces), face) : 0;
  };
  const skill = findDragonSkill(dragon.cards[lastUp]?.skill ?? '');
  const added = (face: FaceNumber): readonly string[] => {
    if (!skill || skill.insteadOfAttack) return [];
    const texts = dragonTextOn(skill, face, diceOf(now));
    return texts.length > 0 ? [words.skill(skill.name, texts.join(' '))] : [words.skillAdds(skill.name)];
  };
  return {
    id: 'pool',
    name: words.pool(diceOf(now)),
    dice: diceOf(now),
    on: (face) =>
      [
        words.attackWith(onCards(dragon, attacking, (at) => avOf(now, symbols(daggersOn, at, face)))),
        ...added(face),
        words.defendWith(
          onCards(dragon, [...dragon.cards.keys()], (at) => dvOf(now, symbols(shieldsOn, at, face))),
        ),
      ].map(said),
  };
};

/** The card that comes into the first pile: by a die, chosen on a 6. */
const firstCard = (dragon: Dragon, cards: readonly CardNow[], face: FaceNumber): readonly RollLine[] =>
  cards
    .filter(({ at }) => face === 6 || at === face - 1)
    .map(({ at, die }) => ({
      text: words.first(cardName(dragon, at)),
      does: {
        name: words.bringIn(cardName(dragon, at)),
        figure: `card-${at + 1}`,
        change: { change: 'count', of: 'die', by: -die },
      },
    }));

/** Which card a die names: before the first pile that comes in, later that is hit. */
const cardRoll = (dragon: Dragon, about: RollAbout): CompanionRoll => {
  const cards = cardsNow(about);
  return {
    id: 'card',
    name: words.card,
    dice: 1,
    on: (face) => {
      if (cards.every(({ die }) => die > 0)) return firstCard(dragon, cards, face);
      const named = cards.find(({ at }) => at === face - 1);
      if (!named) return [said(words.hers)];
      const name = cardName(dragon, named.at);
      if (named.isDown) return [said(words.faceDown(name))];
      return [said(named.die === 0 ? words.noDie(name) : words.named(name, named.die))];
    },
  };
};

/** Rolls of the companion: a slayer's pool; the dragon's, and for one of her cards. */
export const rolls = (draft: Draft, now: FigureNow, about: RollAbout): readonly CompanionRoll[] => {
  if (draft.kind === 'slayer') return [slayerPool(draft, now)];
  return now.figure.id === 'dragon' ? [dragonPool(draft, now, about), cardRoll(draft, about)] : [];
};
