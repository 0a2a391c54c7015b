import { kindOfMagic as mission } from '../../scenarios/kind-of-magic';
import { rulesOf } from '../../scenarios/scenario';
import { settle } from '../life/falls';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, newKey, type ScenarioPart } from '../state/match-context';
import { poolOf } from '../values/hand';
import { loseLife } from '../life/life';
import type { Piece } from '../state/situation';
import { isWithin } from '../geometry/where';
import { lostByFalling, optionLike, scriptOf, wonOnce, youOf } from './mission';
import { changePiece, removePiece } from './tokens';

const { skills, threat } = scriptOf(mission, 'sweeps');
const links = rulesOf(mission, 'link');

/** From the left, as they were set up. */
const victims = ({ s }: MatchContext): readonly Figure[] => s.figures.filter(({ kind }) => kind === 'dummy');

const wizardOf = ({ s }: MatchContext): Figure | undefined => s.figures.find(({ kind }) => kind === 'wizard');

/** Victim of the turn, in a sweep from left to right and back. */
const inSweep = (turn: number, count: number): number => {
  const round = Math.max(1, 2 * (count - 1));
  const at = turn % round;
  return at < count ? at : round - at;
};

const sweepOf = ({ s }: MatchContext): Piece | undefined => s.pieces.find(({ piece }) => piece === 'sweep');

/** The next victim who is left, at the beginning of his turn. */
const sweep = (match: MatchContext, hero: Figure): undefined => {
  if (hero.kind !== 'wizard') return undefined;
  const all = victims(match);
  const before = sweepOf(match);
  let turn = (before?.count ?? -1) + 1;
  for (let tries = 0; tries < 2 * all.length && all[inSweep(turn, all.length)]?.life !== 'up'; tries += 1)
    turn += 1;
  if (before) changePiece(match, before, { count: turn });
  else {
    const fresh = { key: newKey(match), piece: 'sweep', x: 0, y: 0, figure: -1, team: -1, count: turn };
    match.s.pieces = [...match.s.pieces, fresh];
  }
  return undefined;
};

const sweeping: ScenarioPart = {
  turnBegins: sweep,
  answer: (match, request) => {
    const figure = figureOf(match, request.about.figure);
    if (figure.kind !== 'wizard' || !('options' in request)) return undefined;
    const { options, about } = request;
    if (about.about === 'target') {
      const figures = options.filter(({ pick }) => pick === 'figure').length;
      return figures === 0 ? undefined : match.host.draw('dice', figures, figure.id, 'target');
    }
    if (about.about !== 'action') return undefined;
    const [first, second] = skills;
    if (figure.actions > 1) return optionLike(options, { pick: 'use', skill: first });
    const you = youOf(match);
    const next = victims(match)[inSweep(sweepOf(match)?.count ?? 0, victims(match).length)];
    const atYou = optionLike(options, { pick: 'use', skill: second, target: you.id });
    if (isWithin(figure, you, threat) && atYou !== undefined) return atYou;
    return optionLike(options, { pick: 'use', skill: second, target: next?.id ?? -1 });
  },
};

const costs = (match: MatchContext, when: (typeof links)[number]['when']): void => {
  for (const link of links) {
    const who = link.loses === 'you' ? youOf(match) : wizardOf(match);
    if (link.when === when && who) loseLife(match, who, link.life, who.id);
  }
};

const noted = ({ s }: MatchContext, { id }: Figure, kind: 'hurt' | 'lost'): Piece | undefined =>
  s.pieces.find(({ piece, figure }) => piece === kind && figure === id);

/** Tracks lost Life; a figure back at full Life, or at none, costs another one Life. */
function* seeVictims(match: MatchContext): Flow {
  for (const victim of victims(match)) {
    const hurt = noted(match, victim, 'hurt');
    if (victim.life !== 'up') {
      if (noted(match, victim, 'lost')) continue;
      note(match, victim, 'lost');
      costs(match, 'victim-dies');
    } else if (victim.hand < poolOf(match, victim)) {
      if (!hurt) note(match, victim, 'hurt');
    } else if (hurt) {
      removePiece(match, hurt);
      costs(match, 'victim-healed-to-full');
    }
  }
  yield* settle(match);
}

const note = (match: MatchContext, { id }: Figure, piece: 'hurt' | 'lost'): void => {
  const fresh = { key: newKey(match), piece, x: 0, y: 0, figure: id, team: -1, count: 0 };
  match.s.pieces = [...match.s.pieces, fresh];
};

const linked: ScenarioPart = { actionEnds: seeVictims, turnEnds: seeVictims };

/** Heal what the spell hurts, until the hero has no Life to give. */
export const kindOfMagic: readonly ScenarioPart[] = [
  sweeping,
  linked,
  wonOnce((match) => wizardOf(match)?.life !== 'up'),
  lostByFalling,
];
