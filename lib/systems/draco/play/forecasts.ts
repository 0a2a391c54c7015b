import type { FaceNumber } from '../../../dice/face';
import { faceNumbers } from '../../../dice/face';
import type { Match } from '../../../match/engine';
import type { RollReads } from '../../../match/expected';
import type { Following, Forecast } from '../../../match/forecast';
import { forecastOf, readingBy, type Happening } from '../../../match/forecast-of';
import { handled, type Handlers } from '../../event-handlers';
import { symbolsOn, type Symbols } from '../dice/symbols';
import type { MatchEvent } from '../match/state/event';
import { slayerCardOf } from '../match/state/match-context';
import type { About, Option } from '../match/state/option';
import { dracoJudge } from '../match/players/judge';
import { shieldsFor } from '../match/rolls/values';
import { dracoEngine } from '../match/rules';
import type { Situation } from '../match/state/situation';

/** An option is followed until somebody acts again, or picks a place: what comes of that hangs on the place. */
const following: Following<Situation, About, Option, MatchEvent> = {
  judge: {
    ...dracoJudge,
    isSettled: (request) => dracoJudge.isSettled(request) || request.about.about === 'move',
  },
  pass: () => undefined,
  ends: ({ told }) => told === 'turn' || told === 'pile' || told === 'laid-aside',
};

/** Happenings among events that a forecast reads. */
const happeningsIn =
  (dragon: number) =>
  (events: readonly MatchEvent[]): readonly Happening[] => {
    const found: Happening[] = [];
    const handlers: Handlers<MatchEvent> = {
      rolled: ({ figure, faces, why }) => found.push({ type: 'rolled', figure, faces, why }),
      skill: ({ figure, suns }) => {
        // Hers needs no sun.
        if (figure !== dragon) found.push({ type: 'skill', figure, works: suns > 0 });
      },
      lost: ({ figure, dice }) => found.push({ type: 'loss', figure, amount: dice }),
      regained: ({ figure, dice }) => found.push({ type: 'healed', figure, amount: dice }),
      raised: ({ figure, dice }) => found.push({ type: 'healed', figure, amount: dice }),
      fell: ({ figure }) => found.push({ type: 'down', figure }),
      end: ({ because }) => {
        if (because === 'slain') found.push({ type: 'down', figure: dragon });
      },
    };
    for (const event of events) handled(handlers, event);
    return found;
  };

const mostShown = (symbols: Symbols, faces: readonly FaceNumber[]): number =>
  Math.max(0, ...faces.map((face) => symbolsOn(symbols, face)));

/** The faces that can be picked, in their order. */
const pickable = (faces: readonly FaceNumber[]): string =>
  [...new Set(faces)].sort((a, b) => a - b).join(' ');

/**
 * Reading of a roll, so that 26 dice are a few rolls: of a defence the most shields, of the dragon's attack the faces
 * to pick from, of a slayer's roll the most symbols and, for a skill, the suns.
 */
const readsIn = (s: Situation, countsSuns: boolean): RollReads => {
  const table = { s };
  const { dragon, cards } = s.setting;
  const figures = s.figures.map((figure) => ({
    shields: shieldsFor(table, figure),
    attacks: cards[figure.id]?.kind === 'slayer' ? slayerCardOf(table, figure).attacks : undefined,
  }));
  return ({ owner, why }, sides) => {
    const faces = sides.flatMap((side) => faceNumbers[side] ?? []);
    const figure = figures[owner];
    // Which of her cards is hit changes no pool.
    if (why === 'card') return '';
    if (!figure) return faces.join(' ');
    if (why === 'defence') return String(mostShown(figure.shields, faces));
    if (owner === dragon || !figure.attacks) return pickable(faces);
    const suns = countsSuns ? faces.filter((face) => face === 6).length : 0;
    return `${mostShown(figure.attacks, faces)} ${suns}`;
  };
};

/** How often an option is carried out at most: several slayers who strike a dragon who leaves are too many ways. */
const most = 4_000;

/** Possible outcomes of an option for the pools. */
export const forecastAt = (match: Match<Situation>, nth: number): Forecast | undefined => {
  const request = dracoEngine.pending(match);
  const option = request && 'options' in request ? request.options[nth] : undefined;
  if (!request || !option) return undefined;
  const s = dracoEngine.look(match);
  const pools = s.figures.map(({ pool }) => pool);
  const happenings = happeningsIn(s.setting.dragon);
  const told = { happenings, reading: readingBy(happenings, readsIn(s, option.pick === 'skill')) };
  return forecastOf(dracoEngine, following, told, match, nth, {
    by: request.by,
    diceOf: (figure) => pools[figure] ?? 0,
    most,
  });
};
