import { namesApart } from '../../../language/apart';
import { figureShown, namesBy, scoresShown, tableShown } from '../../../skirmish/play/scene';
import { entrantsOf, placesOf, type Entrants } from '../../../match/entrants';
import type { Encounter } from '../../match-part';
import type { TableFigure, TableScene, TableTurn } from '../../table-scene';
import { nameOf, type Names } from '#words/systems/first/messages/match-log';
import { lastingText, tableWords as words } from '#words/systems/first/messages/play';
import type { Figure } from '../match/state/figure';
import { leftOf } from '../match/lasting/modifiers';
import { namedOf } from '../match/report/match-log';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';

/** How the figures of a match are called. */
export const namesIn = (situation: Situation, heroes: readonly HeroDraft[]): Names =>
  namesBy(
    namedOf(
      situation,
      heroes.map(({ name }) => name),
    ),
    nameOf,
  );

const notesOn = (
  situation: Situation,
  figure: Figure,
  heroesOf: (player: number) => string,
): readonly string[] => {
  const isTurn = situation.order[situation.turn] === figure.owner && situation.stage === 'acting';
  return [
    ...(isTurn && figure.life === 'up' && figure.kind !== 'trap' ? [words.moves(leftOf(figure))] : []),
    ...(isTurn && figure.thisTurn.hasAttacked ? [words.attacked] : []),
    ...(figure.casting ? [words.casting(figure.casting.left)] : []),
    ...figure.modifiers.map((each) => lastingText(each, heroesOf)),
  ];
};

const figureOn = (
  situation: Situation,
  figure: Figure,
  names: Names,
  heroes: readonly string[],
  { sheetOf }: Entrants,
): TableFigure | undefined => {
  const { id, kind, life, dice, most } = figure;
  if (life === 'gone' || life === 'waiting') return undefined;
  const { players } = situation.setting;
  const heroesOf = (player: number): string =>
    heroes.filter((_, hero) => players[hero] === player).join(', ');
  return figureShown({ ...figure, life }, sheetOf(id), {
    name: names(id),
    kind,
    dice,
    most,
    counters: [],
    notes: notesOn(situation, figure, heroesOf),
  });
};

/** The table as a player sees it. */
export const sceneOf = (situation: Situation, { sheets }: Encounter<HeroDraft>): TableScene => {
  const { setting, figures, tokens, scores, order, turn, round, outcome } = situation;
  const names = namesIn(situation, sheets);
  const heroes = namesApart(sheets);
  const heroesOf = (player: number): readonly string[] =>
    heroes.filter((_, hero) => setting.players[hero] === player);
  const entrants = entrantsOf(figures, sheets);
  const firstOf = (player: number): number => {
    const hero = placesOf(sheets).find((at) => setting.players[at] === player);
    return hero === undefined ? -1 : entrants.figureOf(hero);
  };
  const whose = order[turn];
  const turnOf = (player: number, at: number): TableTurn => ({
    name: heroesOf(player).join(', '),
    figure: firstOf(player),
    when: at < turn || outcome ? 'done' : at === turn ? 'now' : 'next',
  });
  const token = setting.scenario === 'capture-the-flag' ? 'flag' : 'token';
  return {
    ...tableShown(setting.table, words.terrain),
    figures: figures.flatMap((figure) => figureOn(situation, figure, names, heroes, entrants) ?? []),
    pieces: tokens.map(({ at, carrier }) => ({
      name: words[token],
      look: token,
      at: carrier >= 0 ? (figures[carrier]?.at ?? at) : at,
      radius: 0,
      team: -1,
      ...(carrier < 0 && { landmark: words.landmarks[token] }),
    })),
    wins: words.wins[setting.scenario](setting.goal),
    turn: outcome
      ? words.over(round)
      : [words.round(round), ...(whose === undefined ? [] : [words.turn(heroesOf(whose))])].join(' '),
    acting: whose === undefined || outcome ? -1 : firstOf(whose),
    order: (outcome ? order.slice(0, turn + 1) : order).map(turnOf),
    known: [],
    scores: scoresShown(scores, setting.goal, (team) =>
      heroes.filter((_, hero) => setting.teams[hero] === team).join(', '),
    ),
    goal: setting.goal,
    ...(setting.scenario === 'deathmatch' && { scored: words.scored }),
  };
};
