import { kindOfMagic as mission } from '../../scenarios/kind-of-magic';
import { rulesOf } from '../../scenarios/scenario';
import { settle } from '../life/falls';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type Game, newKey, type ScenarioPart } from '../state/game';
import { poolOf } from '../values/hand';
import { loseLife } from '../life/life';
import type { Piece } from '../state/situation';
import { isWithin } from '../geometry/where';
import { lostByFalling, optionLike, scriptOf, wonOnce, youOf } from './mission';
import { changePiece, removePiece } from './tokens';

const { skills, threat } = scriptOf(mission, 'sweeps');
const links = rulesOf(mission, 'link');

/** From the left, as they were set up. */
const victims = ({ s }: Game): readonly Figure[] => s.figures.filter(({ kind }) => kind === 'dummy');

const wizardOf = ({ s }: Game): Figure | undefined => s.figures.find(({ kind }) => kind === 'wizard');

/** Victim of the turn, in a sweep from left to right and back. */
const inSweep = (turn: number, count: number): number => {
  const round = Math.max(1, 2 * (count - 1));
  const at = turn % round;
  return at < count ? at : round - at;
};

const sweepOf = ({ s }: Game): Piece | undefined => s.pieces.find(({ piece }) => piece === 'sweep');

/** The next victim who is left, at the beginning of his turn. */
const sweep = (game: Game, hero: Figure): undefined => {
  if (hero.kind !== 'wizard') return undefined;
  const all = victims(game);
  const before = sweepOf(game);
  let turn = (before?.count ?? -1) + 1;
  for (let tries = 0; tries < 2 * all.length && all[inSweep(turn, all.length)]?.life !== 'up'; tries += 1)
    turn += 1;
  if (before) changePiece(game, before, { count: turn });
  else {
    const fresh = { key: newKey(game), piece: 'sweep', x: 0, y: 0, figure: -1, team: -1, count: turn };
    game.s.pieces = [...game.s.pieces, fresh];
  }
  return undefined;
};

const sweeping: ScenarioPart = {
  turnBegins: sweep,
  answer: (game, request) => {
    const figure = figureOf(game, request.about.figure);
    if (figure.kind !== 'wizard' || !('options' in request)) return undefined;
    const { options, about } = request;
    if (about.about === 'target') {
      const figures = options.filter(({ pick }) => pick === 'figure').length;
      return figures === 0 ? undefined : game.host.draw('dice', figures, figure.id, 'target');
    }
    if (about.about !== 'action') return undefined;
    const [first, second] = skills;
    if (figure.actions > 1) return optionLike(options, { pick: 'use', skill: first });
    const you = youOf(game);
    const next = victims(game)[inSweep(sweepOf(game)?.count ?? 0, victims(game).length)];
    const atYou = optionLike(options, { pick: 'use', skill: second, target: you.id });
    if (isWithin(figure, you, threat) && atYou !== undefined) return atYou;
    return optionLike(options, { pick: 'use', skill: second, target: next?.id ?? -1 });
  },
};

const costs = (game: Game, when: (typeof links)[number]['when']): void => {
  for (const link of links) {
    const who = link.loses === 'you' ? youOf(game) : wizardOf(game);
    if (link.when === when && who) loseLife(game, who, link.life, who.id);
  }
};

const noted = ({ s }: Game, { id }: Figure, kind: 'hurt' | 'lost'): Piece | undefined =>
  s.pieces.find(({ piece, figure }) => piece === kind && figure === id);

/** Tracks lost Life; a figure back at full Life, or at none, costs another one Life. */
function* seeVictims(game: Game): Flow {
  for (const victim of victims(game)) {
    const hurt = noted(game, victim, 'hurt');
    if (victim.life !== 'up') {
      if (noted(game, victim, 'lost')) continue;
      note(game, victim, 'lost');
      costs(game, 'victim-dies');
    } else if (victim.hand < poolOf(game, victim)) {
      if (!hurt) note(game, victim, 'hurt');
    } else if (hurt) {
      removePiece(game, hurt);
      costs(game, 'victim-healed-to-full');
    }
  }
  yield* settle(game);
}

const note = (game: Game, { id }: Figure, piece: 'hurt' | 'lost'): void => {
  const fresh = { key: newKey(game), piece, x: 0, y: 0, figure: id, team: -1, count: 0 };
  game.s.pieces = [...game.s.pieces, fresh];
};

const linked: ScenarioPart = { actionEnds: seeVictims, turnEnds: seeVictims };

/** Heal what he hurts, until he has none of his own Life left. */
export const kindOfMagic: readonly ScenarioPart[] = [
  sweeping,
  linked,
  wonOnce((game) => wizardOf(game)?.life !== 'up'),
  lostByFalling,
];
