import { cardsIn } from '../../../match/deck';
import { cornerRadius, cornerTips, type CornerId } from '../../../skirmish/map/corners';
import { figureShown, namesBy, placeOf, scoresShown, tableShown } from '../../../skirmish/play/scene';
import { entrantsOf, placesOf, type Entrants } from '../../../match/entrants';
import { unit } from '../../../table/table';
import type { Encounter } from '../../match-part';
import type { TableFigure, TablePiece, TableScene, TableTurn, TokenLook } from '../../table-scene';
import { nameOf, kinds } from '#words/systems/living/messages/match-names';
import type { Names } from '#words/systems/living/messages/request-text';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { tableWords as words } from '#words/systems/living/messages/table-words';
import { namedOf } from '../match/report/match-log';
import type { Figure } from '../match/state/figure';
import type { Piece, Situation } from '../match/state/situation';
import { findScenario } from '../scenarios/index';
import { circleRadius } from '../scenarios/place';
import type { HeroDraft } from '../sheet/hero';
import { list } from '#words/language/words';
import { countersShown } from './counters';
import { howText, winsInBrief, winsText } from './scenario-text';

/** How the figures of a match are called. */
export const namesIn = (situation: Situation, heroes: readonly HeroDraft[]): Names =>
  namesBy(namedOf(situation, heroes), nameOf);

const auraKinds = {
  enchantment: 'enchantment',
  hex: 'hex',
  loa: 'Loa',
  trap: 'trap',
  state: 'effect',
} as const;

const notesOn = (figure: Figure, names: Names): readonly string[] => [
  ...(figure.isRecovering ? [words.recovering] : []),
  ...(figure.isFlying ? [words.flying] : []),
  ...(figure.height > 0 && !figure.isFlying ? [words.high(figure.height / unit)] : []),
  ...(figure.mount >= 0 ? [words.rides(names(figure.mount))] : []),
  ...(figure.rider >= 0 ? [words.carries(names(figure.rider))] : []),
  ...figure.auras.map(({ skill, kind }) => words.lies(skillName(skill), auraKinds[kind])),
];

const figureOn = (figure: Figure, names: Names, { sheetOf }: Entrants): TableFigure | undefined => {
  if (figure.life === 'gone') return undefined;
  const { life, hand, pool } = figure;
  return figureShown({ ...figure, life }, sheetOf(figure.id), {
    name: names(figure.id),
    kind: kinds[figure.kind],
    dice: hand,
    most: Math.max(pool, hand),
    counters: countersShown(figure),
    notes: notesOn(figure, names),
  });
};

/** Where one wants to get to or comes in, and the corners of teams where points are won there. */
const areasOf = ({ setting }: Situation): readonly TablePiece[] => {
  const area = (
    corner: CornerId,
    name: string,
    team: number,
    more: Pick<TablePiece, 'landmark' | 'isGoal'> = {},
  ): TablePiece => ({
    ...{ name, team, ...more },
    at: placeOf(cornerTips[corner]),
    radius: cornerRadius * unit,
  });
  const known = (landmark: string | undefined) => landmark !== undefined && { landmark };
  const scenario = findScenario(setting.scenario);
  const markers = scenario?.markers ?? [];
  // Whoever has beaten them all comes home.
  const comesHome = scenario?.kind === 'mission' && scenario.goal.goal === 'beat-all';
  return [
    ...markers.flatMap((each) =>
      each.marker === 'goal' || each.marker === 'entrance'
        ? [
            area(each.corner, words.areas[each.marker], -1, {
              ...known(words.landmarks[each.marker]),
              ...(each.marker === 'goal' && { isGoal: true }),
            }),
          ]
        : [],
    ),
    ...(comesHome
      ? scenario.homes.map(({ corner }) =>
          area(corner, words.areas.home, -1, { ...known(words.landmarks['home']), isGoal: true }),
        )
      : []),
    ...(setting.goal > 0 ? setting.homes.map((corner, team) => area(corner, words.areas.home, team)) : []),
  ];
};

const tokenLooks: Readonly<Record<string, TokenLook>> = {
  flag: 'flag',
  bomb: 'bomb',
  parcel: 'parcel',
  treasure: 'treasure',
  trap: 'trap',
};

/** Visible pieces; other pieces are what the rules remember. */
const pieceOn = (piece: Piece, names: Names): TablePiece | undefined => {
  const known = piece.skill === undefined ? words.pieces[piece.piece] : skillName(piece.skill);
  if (known === undefined) return undefined;
  const isCarried = piece.skill === undefined && piece.figure >= 0;
  const landmark = isCarried || piece.skill !== undefined ? undefined : words.landmarks[piece.piece];
  return {
    name: words.piece(known, isCarried ? names(piece.figure) : ''),
    look: tokenLooks[piece.piece] ?? 'token',
    at: { x: piece.x, y: piece.y },
    radius: piece.piece === 'circle' ? circleRadius * unit : 0,
    team: piece.team,
    ...(landmark !== undefined && { landmark }),
  };
};

const orderOf = (
  { discard, turn, figures, deck, outcome }: Situation,
  names: Names,
): readonly TableTurn[] => {
  const of =
    (when: TableTurn['when']) =>
    (figure: number): TableTurn => ({ name: names(figure), figure, when });
  const done = [...discard].reverse().filter((figure) => figure !== turn);
  // The top card lies open; who else is in the deck is known, in which order is not.
  const top = deck.places[0] ?? -1;
  const cards = cardsIn(deck);
  const waiting = figures.flatMap(({ id }) => (id !== top && cards.includes(id) ? [id] : []));
  const next = [
    ...(top >= 0 ? [of('next')(top)] : []),
    ...waiting.map(of(waiting.length === 1 ? 'next' : 'deck')),
  ];
  return [
    ...done.map(of('done')),
    ...(turn >= 0 ? [of(outcome ? 'done' : 'now')(turn)] : []),
    // Nobody acts any more.
    ...(outcome ? [] : next),
  ];
};

/** Cards of the deck whose places somebody has seen. */
const knownOf = ({ foreseen = [], deck }: Situation, names: Names): TableScene['known'] =>
  foreseen.flatMap(({ player, card }) => {
    const place = deck.places.indexOf(card);
    return place > 0 ? [{ player, text: words.cardAt(place + 1, names(card)) }] : [];
  });

const turnText = ({ phase, turn, acting, figures, outcome }: Situation, names: Names): string => {
  if (outcome) return words.over(phase);
  const left = acting >= 0 ? figures[acting]?.actions : undefined;
  // A follower acts in the turn of its hero.
  const acts = acting >= 0 && acting !== turn ? names(acting) : undefined;
  const whose = turn >= 0 ? ` ${words.turn(names(turn), acts, left)}` : '';
  return `${words.phase(phase)}${whose}`;
};

/** The table as a player sees it. */
export const sceneOf = (situation: Situation, { sheets }: Encounter<HeroDraft>): TableScene => {
  const { setting, extra, figures, pieces, scores } = situation;
  const names = namesIn(situation, sheets);
  const [wins, how, brief] = [winsText(setting), howText(setting), winsInBrief(setting)];
  const entrants = entrantsOf(figures, sheets);
  const teamName = (team: number): string =>
    list(
      placesOf(sheets).flatMap((at) => (setting.teams[at] === team ? [names(entrants.figureOf(at))] : [])),
    );
  return {
    ...tableShown(setting.table, words.terrain, extra),
    figures: figures.flatMap((figure) => figureOn(figure, names, entrants) ?? []),
    pieces: [...areasOf(situation), ...pieces.flatMap((piece) => pieceOn(piece, names) ?? [])],
    ...(wins !== undefined && { wins }),
    ...(brief !== undefined && { winsInBrief: brief }),
    ...(how && { how }),
    turn: turnText(situation, names),
    acting: situation.outcome ? -1 : situation.acting >= 0 ? situation.acting : situation.turn,
    order: orderOf(situation, names),
    known: knownOf(situation, names),
    // Before anybody has scored, all have 0.
    scores: scoresShown(
      Array.from({ length: Math.max(...setting.teams) + 1 }, (_, team) => scores[team] ?? 0),
      setting.goal,
      teamName,
    ),
    goal: setting.goal,
  };
};
