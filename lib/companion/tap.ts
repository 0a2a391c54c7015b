import * as z from 'zod/mini';
import { act, type NightAction } from './act';
import { standingAt } from './figures';
import { keyed } from './keys';
import { mostFigures, mostPoints, type Night } from './night';

const zKey = z.string().check(z.maxLength(120));
const zPlace = z.int().check(z.minimum(0), z.maximum(mostFigures));
const zBy = z.int().check(z.minimum(-mostPoints), z.maximum(mostPoints));
const zRound = z.int().check(z.minimum(0), z.maximum(mostPoints));

/** Letters of a hero's share code. */
const mostCode = 4000;

/** The turn of the tap; in another turn the tap no longer counts. */
const zTurn = z.strictObject({ round: zRound, acting: z.array(zKey).check(z.maxLength(mostFigures)) });

/** Whether the figure stood at the tap, so that one that has fallen since isn’t hit or healed by mistake. */
const zCounted = { figure: zKey, of: zKey, by: zBy, stood: z.boolean() };

/**
 * A tap as it is kept and sent. Figures, duties and dice are named by keys that last, since places shift with what
 * others do; teams, sheets and pieces by places, which the set-up fixes.
 */
export const zTap = z.discriminatedUnion('do', [
  /** @property round that begins */
  z.strictObject({ do: z.literal('begin-round'), round: zRound }),
  z.strictObject({ do: z.literal('begin-turn'), figure: zKey, during: zTurn }),
  z.strictObject({ do: z.literal('join-turn'), figure: zKey, during: zTurn }),
  z.strictObject({ do: z.literal('give-side'), team: zPlace, during: zTurn }),
  z.strictObject({ do: z.literal('use-action'), by: zBy, during: zTurn }),
  z.strictObject({ do: z.literal('end-turn'), during: zTurn }),
  z.strictObject({ do: z.literal('end-round'), during: zTurn }),
  z.strictObject({ do: z.literal('count'), ...zCounted }),
  z.strictObject({ do: z.literal('counter'), ...zCounted }),
  z.strictObject({ do: z.literal('duty'), duty: zKey, isDone: z.boolean() }),
  z.strictObject({ do: z.literal('roll'), figure: zKey, roll: zKey }),
  z.strictObject({ do: z.literal('follow-roll'), roll: zKey, face: zPlace, line: zPlace }),
  z.strictObject({ do: z.literal('score'), team: zPlace, by: zBy }),
  z.strictObject({ do: z.literal('piece'), at: zPlace, by: zBy }),
  z.strictObject({ do: z.literal('come'), sheet: zPlace, id: zKey }),
  /** @property side in the words of `Side`; taps of older versions leave it to the night */
  z.strictObject({
    do: z.literal('bring'),
    hero: z.string().check(z.maxLength(mostCode)),
    side: z.optional(z.union([zPlace, z.literal('new')])),
  }),
  z.strictObject({ do: z.literal('leave'), figure: zKey }),
]);
export type Tap = z.infer<typeof zTap>;

/** Details that the page adds to a tap. */
export interface TapOrigin {
  /** Unique within the night. */
  readonly id: string;
  /** Of its dice, 0 to 2^32 - 1. */
  readonly seed: number;
}

/** Whether a tap rolls or shuffles. */
export const needsDice = ({ do: what }: Pick<Tap, 'do'>): boolean =>
  what === 'begin-round' || what === 'roll';

type Turn = z.infer<typeof zTurn>;

const keyAt = ({ state }: Night, at: number): string => state.figures[at]?.key ?? '';

const turnOf = (night: Night): Turn => ({
  round: night.state.round,
  acting: night.state.acting.map((at) => keyAt(night, at)),
});

const stands = (night: Night, at: number): boolean => standingAt(night, at).state === 'up';

/** An action on the night that this phone shows, with lasting names. @throws NotOpened */
export const tapOf = (night: Night, action: NightAction): Tap => {
  const during = turnOf(night);
  switch (action.do) {
    case 'begin-round':
      return { do: action.do, round: night.state.round + 1 };
    case 'begin-turn':
    case 'join-turn':
      return { do: action.do, figure: keyAt(night, action.figure), during };
    case 'give-side':
    case 'use-action':
      return { ...action, during };
    case 'end-turn':
    case 'end-round':
      return { do: action.do, during };
    case 'count':
    case 'counter': {
      const { figure, ...rest } = action;
      return { ...rest, figure: keyAt(night, figure), stood: stands(night, figure) };
    }
    case 'duty':
      return { do: 'duty', duty: night.state.duties[action.at]?.key ?? '', isDone: action.isDone };
    case 'roll':
      return { do: 'roll', figure: keyAt(night, action.figure), roll: action.roll };
    case 'follow-roll':
      return { ...action, roll: night.state.rolled?.key ?? '' };
    case 'leave':
      return { do: 'leave', figure: keyAt(night, action.figure) };
    case 'score':
    case 'piece':
    case 'come':
    case 'bring':
      return action;
  }
};

/** Whether the turn of a tap is still on. */
const isOn = (night: Night, seen: Turn): boolean => {
  const { round, acting } = turnOf(night);
  return round === seen.round && acting.join(' ') === seen.acting.join(' ');
};

/** The action of a tap in a night that may have moved on; undefined if it no longer counts. @throws NotOpened */
export const actionOf = (night: Night, tap: Tap, seed: number): NightAction | undefined => {
  const { figures, duties, rolled } = night.state;
  const placeOf = (key: string): number => (key === '' ? -1 : figures.findIndex((each) => each.key === key));
  switch (tap.do) {
    case 'begin-round':
      return tap.round === night.state.round + 1 ? { do: 'begin-round', seed } : undefined;
    case 'begin-turn':
    case 'join-turn':
      return isOn(night, tap.during) ? { do: tap.do, figure: placeOf(tap.figure) } : undefined;
    case 'give-side':
      return isOn(night, tap.during) ? { do: 'give-side', team: tap.team } : undefined;
    case 'use-action':
      return isOn(night, tap.during) ? { do: 'use-action', by: tap.by } : undefined;
    case 'end-turn':
    case 'end-round':
      return isOn(night, tap.during) ? { do: tap.do } : undefined;
    case 'count':
    case 'counter': {
      const { stood, ...rest } = tap;
      const figure = placeOf(tap.figure);
      return stood && !stands(night, figure) ? undefined : { ...rest, figure };
    }
    case 'duty': {
      const at = duties.findIndex(({ key }) => key === tap.duty);
      return at < 0 ? undefined : { do: 'duty', at, isDone: tap.isDone };
    }
    case 'roll':
      return { do: 'roll', figure: placeOf(tap.figure), roll: tap.roll, seed };
    case 'follow-roll':
      return rolled?.key === tap.roll ? { do: 'follow-roll', face: tap.face, line: tap.line } : undefined;
    case 'leave':
      return { do: 'leave', figure: placeOf(tap.figure) };
    case 'score':
    case 'piece':
    case 'come':
    case 'bring':
      return tap;
  }
};

/** The night after a tap; unchanged if the tap does nothing or no longer counts. @throws NotOpened */
export const tapped = (night: Night, tap: Tap, { id, seed }: TapOrigin): Night => {
  const action = actionOf(night, tap, seed);
  return action ? keyed(act(night, action), id) : night;
};
