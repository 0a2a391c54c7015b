import { namesApart } from '../../../language/apart';
import { cornerRadius, cornerTips } from '../../../skirmish/map/corners';
import { figureShown, namesBy, placeOf, scoresShown, tableShown } from '../../../skirmish/play/scene';
import { entrantsOf, placesOf, type Entrants } from '../../../match/entrants';
import type { Encounter } from '../../match-part';
import { unit } from '../../../table/table';
import type { TableFigure, TablePiece, TableScene, TableTurn } from '../../table-scene';
import { nameOf, type Names } from '#words/systems/first/messages/match-log';
import { lastingText, tableWords as words } from '#words/systems/first/messages/play';
import { pointWords } from '#words/systems/first/messages/play-ends';
import { scenarioText } from '#words/systems/first/messages/scenarios';
import type { Figure } from '../match/state/figure';
import { leftOf } from '../match/lasting/modifiers';
import { namedOf } from '../match/report/match-log';
import type { Situation } from '../match/state/situation';
import { findScenario, holdingDistance, numbersOf, spawnPoints } from '../scenarios/scenario';
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
    words: { state: words.states[life], life: words.life(dice, most) },
    dice,
    most,
    counters: [],
    notes: notesOn(situation, figure, heroesOf),
  });
};

/** Bases where points are won or lost by them, places where heroes come in, and tokens with all that counts for them. */
const piecesOn = ({ setting, tokens, figures }: Situation): readonly TablePiece[] => {
  const { scenario, goal, homes } = setting;
  const token = scenario === 'capture-the-flag' ? 'flag' : 'token';
  return [
    ...(goal > 0 ? homes : []).map((corner, team): TablePiece => ({
      name: words.base,
      at: placeOf(cornerTips[corner]),
      radius: cornerRadius * unit,
      team,
    })),
    ...(scenario === 'deathmatch' ? spawnPoints : []).map((spot, nth): TablePiece => ({
      name: words.spawnPoint(numbersOf(nth + 1)),
      at: placeOf(spot),
      radius: 0,
      team: -1,
    })),
    ...tokens.map(({ at, carrier }): TablePiece => ({
      name: words[token],
      look: 'flag',
      at: figures[carrier]?.at ?? at,
      radius: scenario === 'king-of-the-hill' ? holdingDistance * unit : 0,
      team: -1,
      ...(carrier < 0 && { landmark: words.landmarks[token] }),
    })),
  ];
};

const howText = ({ scenario: id, goal }: Situation['setting']): readonly string[] => {
  const scenario = findScenario(id);
  if (!scenario) return [];
  const { play, end } = scenarioText({ ...scenario, goal });
  return [...play, ...end];
};

/** The table as a player sees it. */
export const sceneOf = (situation: Situation, { sheets }: Encounter<HeroDraft>): TableScene => {
  const { setting, figures, scores, order, turn, round, outcome } = situation;
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
  return {
    ...tableShown(setting.table, words.terrain),
    figures: figures.flatMap((figure) => figureOn(situation, figure, names, heroes, entrants) ?? []),
    pieces: piecesOn(situation),
    wins: words.wins[setting.scenario](setting.goal),
    winsInBrief: words.winsInBrief[setting.scenario](setting.goal),
    how: howText(setting),
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
    scored: pointWords[setting.scenario],
  };
};
