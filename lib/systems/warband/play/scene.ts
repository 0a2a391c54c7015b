import { namesApart } from '../../../language/apart';
import { placesOf, type SheetPlace } from '../../../match/entrants';
import { radius, unit } from '../../../table/table';
import type { Encounter } from '../../match-part';
import type { TableFigure, TablePiece, TableScene } from '../../table-scene';
import { woundsOf } from '../cards/boxes';
import { iconPath } from '../cards/icons';
import { kitIcon } from '../kit/icons';
import { isOnTable, takesPlace, type Figure } from '../match/state/figure';
import { cardFor } from '../match/state/match-context';
import { tipOf } from '../../../skirmish/map/places';
import { figureNames } from '../match/report/figure-names';
import type { Member, Situation } from '../match/state/situation';
import { scenarioText } from '#words/systems/warband/messages/scenarios';
import { tableWords as words } from '#words/systems/warband/messages/play';
import { terms } from '#words/systems/warband/messages/terms';
import { holdingDistance, spawnRadius } from '../scenarios/place';
import type { Warband } from '../sheet/warband';

export const actionsLeft = ({ used }: Member): number => Math.max(0, 2 - used);

const notesOn = (s: Situation, figure: Figure): readonly string[] => {
  const card = cardFor({ s }, figure);
  const { notes } = words;
  const member = s.acting?.members.find((each) => each.figure === figure.id);
  return [
    ...notes.card(card, card.skills),
    ...(figure.whole === figure.id ? [] : [notes.half]),
    ...(card.minion ? [notes.minion] : []),
    ...(figure.shape === 'animal' ? [notes.animal] : []),
    ...(s.guns.some(({ carrier }) => carrier === figure.id) ? [notes.gun] : []),
    ...(s.tokens.some(({ carrier }) => carrier === figure.id) ? [notes.treasure] : []),
    ...(member ? [notes.acts(actionsLeft(member))] : []),
    ...(figure.isActivated ? [notes.activated] : []),
    ...(figure.hasIgnored ? [notes.ignored] : []),
    ...(figure.losesNext ? [notes.losesNext] : []),
  ];
};

const emblemOf = (s: Situation, figure: Figure): string => {
  const { rank, skills } = cardFor({ s }, figure);
  if (figure.shape === 'animal') return kitIcon('animal');
  return iconPath(rank === 'boss' ? 'command' : (skills[0] ?? 'warband'));
};

/** @param first the id of the first fighter of his warband; a half has the place of its whole */
const figureOn = (
  s: Situation,
  figure: Figure,
  name: string,
  sheet: SheetPlace | undefined,
  first: number,
): TableFigure => {
  const { id, team, at, life, wounds, whole } = figure;
  const { rank, die } = cardFor({ s }, figure);
  const most = woundsOf[rank];
  return {
    id,
    name,
    kind: rank,
    ...(sheet !== undefined && { sheet }),
    fighter: whole - first,
    ...(figure.shape === 'animal' && { hidesPhoto: true }),
    owner: team,
    team,
    at: { x: at.x, y: at.y },
    radius,
    state: life === 'up' ? 'up' : 'down',
    emblem: emblemOf(s, figure),
    rank: terms.die(die),
    ...(figure.isActivated && { isDone: true }),
    words: { state: words.states[life], life: words.life(wounds, most) },
    dice: Math.max(0, most - wounds),
    most,
    counters: [],
    notes: notesOn(s, figure),
  };
};

const piecesOn = ({ setting, tokens, figures }: Situation): readonly TablePiece[] => [
  ...setting.homes.map((corner, team): TablePiece => ({
    name: words.spawnPoint,
    at: tipOf(corner),
    radius: spawnRadius * unit,
    team,
  })),
  ...tokens.map(({ at, carrier, isHome }): TablePiece => ({
    name: setting.scenario === 'treasure' ? (isHome ? words.home : words.treasure) : words.hill,
    look: setting.scenario === 'treasure' ? 'treasure' : 'flag',
    at: figures[carrier]?.at ?? at,
    radius: setting.scenario === 'king-of-the-hill' ? holdingDistance * unit : 0,
    team: -1,
    ...(!figures[carrier] &&
      !isHome && { landmark: words.landmarks[setting.scenario === 'treasure' ? 'treasure' : 'hill'] }),
  })),
];

/** More than half of the treasures win at once; undefined in other scenarios. */
const goalOf = ({ setting, tokens }: Situation): number =>
  setting.scenario === 'treasure' ? Math.floor(tokens.length / 2) + 1 : 0;

const turnText = (
  { outcome, stage, turn, active, figures }: Situation,
  warbands: readonly string[],
): string => {
  if (stage === 'set-up') return words.setUp;
  if (outcome) return words.over(turn);
  const left = figures.filter((one) => one.team === active && isOnTable(one) && !one.isActivated).length;
  return words.turn(turn, warbands[active] ?? '', left);
};

/** The table as a player sees it. */
export const sceneOf = (situation: Situation, { sheets }: Encounter<Warband>): TableScene => {
  const { setting, figures, acting, outcome, scores } = situation;
  const names = figureNames(situation);
  const warbands = namesApart(sheets);
  const { play, end } = scenarioText(setting.scenario);
  const places = placesOf(sheets);
  const firsts = sheets.map((_, team) => sheets.slice(0, team).flatMap(({ fighters }) => fighters).length);
  return {
    width: setting.table.width,
    height: setting.table.height,
    terrain: setting.table.terrain.map((piece) => ({ ...piece, name: words.terrain(piece.id) })),
    figures: figures
      .filter(takesPlace)
      .map((figure) =>
        figureOn(situation, figure, names[figure.id] ?? '', places[figure.team], firsts[figure.team] ?? 0),
      ),
    pieces: piecesOn(situation),
    wins: words.wins[setting.scenario],
    winsInBrief: words.winsInBrief[setting.scenario],
    how: [...play, ...end],
    turn: turnText(situation, warbands),
    acting: outcome ? -1 : (acting?.members[0]?.figure ?? -1),
    order: [],
    known: [],
    scores:
      setting.scenario === 'carnage'
        ? []
        : setting.teams.map((team) => ({
            team,
            name: warbands[team] ?? '',
            points: scores[team] ?? 0,
          })),
    goal: goalOf(situation),
    ...(setting.scenario === 'treasure' && { scored: words.scored }),
  };
};
