import type {
  CompanionMoment,
  CompanionPart,
  Duty,
  DutyText,
  FigureNow,
  FigureStanding,
} from '../../companion-part';
import { companionCounters, companionFigures, rankAndStat } from '../companion/figures';
import { woundsOf } from '../cards/boxes';
import { companion as say } from '#words/systems/warband/messages/companion';
import { roundWords } from '#words/systems/warband/messages/match-set-up';
import { mostTurns } from '../scenarios/scenario';
import { dieOf, ranks } from '../sheet/rank';
import { movesOf } from '../skills/movement';
import type { Warband } from '../sheet/warband';
import { night } from './night';

const has = ({ counters }: FigureNow, id: string): boolean => counters.some((counter) => counter.id === id);
const woundsNow = ({ counts }: FigureNow): number => counts['wounds'] ?? 0;

/** Fighters that may rise once more in the upkeep. */
const isFaceDown = (now: FigureNow): boolean =>
  now.figure.skills.includes('regenerator') && woundsNow(now) >= woundsOf[rankAndStat(now.figure).rank];

const standing = (now: FigureNow): FigureStanding => {
  const out: FigureStanding = { state: 'out', text: say.standing.out };
  if (has(now, 'out')) return out;
  if (isFaceDown(now)) return { state: 'down', text: say.standing.faceDown };
  if (woundsNow(now) >= woundsOf[rankAndStat(now.figure).rank]) return out;
  return woundsNow(now) > 0 ? { state: 'down', text: say.standing.prone } : { state: 'up', text: '' };
};

const holds = (now: FigureNow): readonly string[] => {
  const { state } = standing(now);
  const { rank, stat } = rankAndStat(now.figure);
  if (state === 'out' || isFaceDown(now)) return [];
  const isAnimal = has(now, 'animal');
  const [role] = now.figure.skills;
  if (state === 'down') return [isAnimal ? say.canRecoverAsAnimal(stat) : say.canRecover(stat)];
  return [
    isAnimal
      ? say.counters.animal.text
      : say.hits(stat, dieOf[rank], movesOf({ rank, stat, ...(role !== undefined && { role }) })),
    ...(now.figure.actions === 1 || has(now, 'gun') ? [say.oneAction] : []),
    ...(has(now, 'treasure') ? [say.counters.treasure.text] : []),
  ];
};

const one = (what: string): readonly Duty[] => [{ what, count: 1 }];

const fallen = (now: FigureNow): readonly Duty[] =>
  one(isFaceDown(now) ? 'face-down' : standing(now).state === 'out' ? 'out' : 'prone');

const duties = (moment: CompanionMoment, now: FigureNow): readonly Duty[] => {
  switch (moment) {
    case 'falls':
      return has(now, 'out') ? [] : fallen(now);
    case 'round-begins':
      return [
        ...((now.counts['ignored'] ?? 0) > 0 ? one('ignores') : []),
        ...(has(now, 'loses-activation') ? one('loses-activation') : []),
      ];
    case 'round-ends':
      return isFaceDown(now) && !has(now, 'out') ? one('last-recovery') : [];
    case 'night-begins':
    case 'turn-begins':
    case 'turn-ends':
      return [];
  }
};

const off = (of: string) => ({ change: 'counter', of, by: -1 }) as const;

const duty = ({ what }: Duty): DutyText | undefined => {
  const words = say.duties;
  switch (what) {
    case 'prone':
      return { text: words.prone, does: [off('treasure')] };
    case 'out':
      return { text: words.out, does: [off('treasure')] };
    case 'face-down':
      return { text: words.faceDown, does: [off('treasure'), { change: 'had-turn' }] };
    case 'last-recovery':
      return { text: words.lastRecovery, does: [{ change: 'count', of: 'wounds', by: -1 }] };
    case 'ignores':
      return { text: words.ignores, does: [{ change: 'count', of: 'ignored', by: -1 }] };
    case 'loses-activation':
      return { text: words.losesActivation, does: [off('loses-activation'), { change: 'had-turn' }] };
    case 'tokens':
      return { text: words.scenario.tokens, does: [] };
    default:
      return undefined;
  }
};

/** Die of the highest rank standing, or prone if none stands; 0 without fighters. */
const initiativeDie = (team: readonly FigureNow[]): number => {
  const up = team.filter((now) => standing(now).state === 'up');
  const among = (up.length > 0 ? up : team).map(({ figure }) => rankAndStat(figure).rank);
  const rank = ranks.find((each) => among.includes(each));
  return rank === undefined ? 0 : dieOf[rank];
};

/** The companion of a game night of the warband skirmish. */
export const companion: CompanionPart<Warband> = {
  ...night,
  offer: say.offer,
  rounds: roundWords,
  mostRounds: mostTurns,
  order: { order: 'alternating', die: initiativeDie },
  figures: companionFigures,
  counters: companionCounters,
  standing,
  holds,
  duties,
  received: () => [],
  duty,
  steps: {
    ...say.steps,
    endRound: ({ scenario }) => [say.steps.endRound, ...(scenario ? [] : [say.steps.points])],
  },
};
