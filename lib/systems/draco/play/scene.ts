import { placesOf, type SheetPlace } from '../../../match/entrants';
import type {
  CounterLook,
  TableCard,
  TableCounter,
  TableFigure,
  TableScene,
  TableTurn,
} from '../../table-scene';
import { iconPath, slayerArt } from '../cards/icons';
import { kitIcon } from '../kit/icons';
import { countersOn, isDragon, mostDice, radiusFor, type Figure } from '../match/state/figure';
import { dragonCardsOf, slayerCardOf } from '../match/state/match-context';
import { side, tableOf } from '../match/places/table';
import { namesIn, type Names } from '../match/report/names';
import type { InitiativeCard, Situation } from '../match/state/situation';
import { slayersTogether } from '#words/systems/draco/messages/match-log';
import { tableWords as words } from '#words/systems/draco/messages/play';
import { terms } from '#words/systems/draco/messages/terms';
import { counterIds, type CounterId } from '../skills/effect';

/** How everybody of a match is called. */
export const namesOf = ({ setting }: Pick<Situation, 'setting'>): Names => namesIn(setting, slayersTogether);

const counterLooks: Readonly<Record<CounterId, CounterLook>> = {
  hobbled: 'snail',
  guarded: 'shield',
  exposed: 'target',
  dazed: 'swirl',
  bleeding: 'drop',
  goaded: 'cry',
  'hot-blood': 'flame',
};

const countersOf = (figure: Figure): readonly TableCounter[] =>
  counterIds.flatMap((id) => {
    const count = countersOn(figure, id);
    return count > 0 ? [{ name: terms.counters[id], look: counterLooks[id], count }] : [];
  });

/** A slayer not yet placed. */
const isOff = ({ stage, toSet, setting }: Situation, { id }: Figure): boolean =>
  stage === 'slayers' && setting.slayers.slice(setting.slayers.length - toSet).includes(id);

const stateOf = (s: Situation, figure: Figure): string => {
  const { states } = words;
  if (figure.isDead) return states.dead;
  if (isOff(s, figure)) return states.off;
  return figure.isDown ? states.recovering : '';
};

/** The dragon's row: what each card shows now. */
const rowOf = (s: Situation): readonly TableCard[] =>
  dragonCardsOf({ s }).cards.map(({ skill }, at) => {
    const { die = 0, isDown = false } = s.row[at] ?? {};
    const waits = s.waiting.some((card) => card.of === 'dragon' && card.card === at);
    const isNow = s.acting?.card === at;
    return {
      name: words.numbered(at, namesOf(s).card(at)),
      text: words.card(skill, { isDown, waits, isNow, isSpent: s.spent.includes(at) }),
      die,
      ...(isDown && { isDown: true }),
      ...(isNow && { isNow: true }),
    };
  });

const notesOn = (s: Situation, figure: Figure): readonly string[] => {
  const { notes } = words;
  const left = s.acting?.figure === figure.id && s.acting.left > 0 ? [notes.acts(s.acting.left)] : [];
  if (isDragon(figure))
    return [
      ...left,
      ...(s.moreDv > 0 ? [notes.scales(s.moreDv)] : []),
      ...(countersOn(figure, 'goaded') > 0 ? [notes.goaded(namesOf(s).of(figure.goadedBy))] : []),
    ];
  const { attack, skills } = slayerCardOf({ s }, figure);
  return [notes.slayer(attack, skills), ...left];
};

/** Every figure is a sheet of the encounter; none joins later. */
const figureOn = (s: Situation, figure: Figure, sheet: SheetPlace): TableFigure => {
  const { id, team, at, pool, isDead } = figure;
  const most = mostDice(figure);
  return {
    id,
    name: namesOf(s).of(id),
    kind: terms.kinds[isDragon(figure) ? 'dragon' : 'slayer'],
    sheet,
    owner: id,
    team,
    at: { x: at.x, y: at.y },
    radius: radiusFor(figure),
    state: isDead ? 'dead' : 'up',
    emblem: isDragon(figure) ? iconPath('dragon') : slayerArt(slayerCardOf({ s }, figure)),
    ...(isOff(s, figure) && { isOff: true }),
    words: { state: stateOf(s, figure), life: words.life(pool, most) },
    dice: pool,
    most,
    counters: countersOf(figure),
    ...(isDragon(figure) && { cards: rowOf(s) }),
    notes: notesOn(s, figure),
  };
};

/** Known part of the initiative pile: discards, the acting card and the top card. */
const orderOf = (s: Situation): readonly TableTurn[] => {
  if (s.piles === 0) return [];
  const names = namesOf(s);
  const turn = (card: InitiativeCard, when: TableTurn['when']): TableTurn => ({
    name:
      card.of === 'slayer'
        ? names.of(card.figure)
        : words.herCard(names.of(s.setting.dragon), names.card(card.card)),
    figure: card.of === 'slayer' ? card.figure : s.setting.dragon,
    when,
  });
  const last = s.discard.length - 1;
  const [top] = s.pile.places;
  // The card of a dead slayer is passed over: nobody waits for it.
  const isPassed = top?.of === 'slayer' && s.figures[top.figure]?.isDead === true;
  return [
    ...s.discard.map((card, at) => turn(card, s.acting && !s.outcome && at === last ? 'now' : 'done')),
    ...(top && !isPassed && !s.outcome ? [turn(top, 'next')] : []),
  ];
};

const turnText = (s: Situation): string => {
  const names = namesOf(s);
  switch (s.stage) {
    case 'slayers':
      return words.turn.slayers(s.setting.corner, s.toSet);
    case 'trees':
      // A tree that is asked for has left the supply already.
      return words.turn.trees(s.toSet + 1);
    case 'first-card':
      return words.turn.firstCard;
    case 'turn':
    case 'acting': {
      if (s.outcome) return words.turn.over(s.piles);
      const pile = words.turn.pile(s.piles, s.pile.places.length);
      const { acting } = s;
      if (!acting) return pile;
      const who =
        acting.card < 0
          ? names.of(acting.figure)
          : words.withCard(names.of(acting.figure), names.card(acting.card));
      return `${pile} ${words.turn.acts(who, acting.left)}`;
    }
  }
};

/** The table as a player sees it. */
export const sceneOf = (s: Situation): TableScene => ({
  width: side,
  height: side,
  terrain: tableOf(s).terrain.map((tree, nth) => ({
    ...tree,
    id: `tree-${nth}`,
    name: words.tree,
    emblem: kitIcon('tree'),
  })),
  figures: placesOf(s.figures).flatMap((sheet) => {
    const figure = s.figures[sheet];
    return figure ? [figureOn(s, figure, sheet)] : [];
  }),
  pieces: [],
  wins: words.wins,
  winsInBrief: words.winsInBrief,
  turn: turnText(s),
  acting: s.outcome ? -1 : (s.acting?.figure ?? -1),
  order: orderOf(s),
  known: [],
  scores: [],
  goal: 0,
});
