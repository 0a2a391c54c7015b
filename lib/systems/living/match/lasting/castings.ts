import { oncePer } from '../../../../once-per';
import type { Effect } from '../../skills/effects/effect';
import type { Skill } from '../../skills/school';
import type { Borne, Casting, Charm, Clock, Figure, FigureId, Mark } from '../state/figure';
import { figureOf, type Game } from '../state/game';
import { dropMarks } from './carried';
import { tick, ticked } from './ticking';
import { seePool } from '../values/hand';

/** Whether a number in it grows with pips: a number word does not, and nothing comes of 0. */
const hasDigit = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, inner]) => key !== 'word' && hasDigit(inner));

/** How far it goes belongs to what lasts; how long is its time. */
const growsAsItLasts = (effect: Effect): boolean =>
  'lasting' in effect
    ? hasDigit(effect.lasting)
    : 'frame' in effect && (effect.frame === 'reach' || effect.frame === 'spreads');

/** By which pips what a skill leaves grows stronger. */
const growsBy = oncePer(({ green = [], blue = [], removal }: Skill) => ({
  green:
    removal !== undefined ||
    green.some(growsAsItLasts) ||
    blue.some((effect) => 'frame' in effect && effect.frame === 'repeats'),
  blue: blue.some(growsAsItLasts),
}));

/** Charges of it that are spent. */
const spentOf = (marks: readonly Borne[]): number =>
  marks.reduce((most, { mark: { used } }) => Math.max(most, ...used), 0);

/** Turns or attacks that are left of it. */
const timeOf = ({ clock: { left, isFromNext } }: Casting): number => left + (isFromNext ? 1 : 0);

/** Which of two castings of a skill comes first: the stronger, of equals the one that stays longer. */
const compare = (skill: Skill, a: Casting, b: Casting): number => {
  const grows = growsBy(skill);
  const green = grows.green ? b.green - spentOf(b.marks) - (a.green - spentOf(a.marks)) : 0;
  const blue = grows.blue ? b.blue - a.blue : 0;
  return green || blue || timeOf(b) - timeOf(a);
};

/** Those that count some day, the strongest first: a weaker one must outlast all that are stronger. */
export const thatCount = (skill: Skill, all: readonly Casting[]): readonly Casting[] => {
  let longest = 0;
  return [...all]
    .sort((a, b) => compare(skill, a, b))
    .filter((each) => {
      const outlasts = timeOf(each) > longest;
      if (outlasts) longest = timeOf(each);
      return outlasts;
    });
};

/** A charm with this casting in force. */
export const inForce = (
  { key, kind, skill, by, covers, isCopy }: Charm,
  { green, blue, clock }: Pick<Casting, 'green' | 'blue' | 'clock'>,
  dormant: readonly Casting[],
): Charm => ({
  key,
  kind,
  skill,
  by,
  green,
  blue,
  clock,
  ...(isCopy && { isCopy }),
  ...(covers && { covers }),
  ...(dormant.length > 0 && { dormant }),
});

export const replaceCharm = (on: Figure, fresh: Charm): void => {
  on.charms = on.charms.map((each) => (each.key === fresh.key ? fresh : each));
};

/** Keeps a mark with the casting that it came with, until that counts; none is kept of one that never will. */
export const keepAsleep = (game: Game, key: number, casting: number, borne: Borne): void => {
  for (const bearer of game.s.figures) {
    const lying = bearer.charms.find((each) => each.key === key);
    if (!lying?.dormant) continue;
    const dormant = lying.dormant.map((each) =>
      each.key === casting ? { ...each, marks: [...each.marks, borne] } : each,
    );
    replaceCharm(bearer, { ...lying, dormant });
  }
};

const byAge = (a: Mark, b: Mark): number => a.key - b.key;

/** What was in force is over by itself: the strongest that waits takes its place, with what it carries. */
export const handOver = (game: Game, bearer: Figure, ended: Charm, dormant: readonly Casting[]): void => {
  const [now, ...rest] = dormant;
  if (!now) return;
  const { key } = ended;
  const touched = new Set<Figure>();
  for (const figure of game.s.figures)
    if (figure.marks.some((mark) => mark.charm === key)) {
      dropMarks(figure, key);
      touched.add(figure);
    }
  replaceCharm(bearer, inForce(ended, now, rest));
  for (const { on, mark } of now.marks) {
    const figure = figureOf(game, on);
    if (figure.life !== 'up' && figure !== bearer) continue;
    figure.marks = [...figure.marks, mark].sort(byAge);
    touched.add(figure);
  }
  for (const figure of touched) seePool(game, figure);
};

/** Lets a moment pass for the castings that wait in a charm. */
export const passDormant = (figure: Figure, key: number, ends: Clock['ends'], of: FigureId): void => {
  const lying = figure.charms.find((each) => each.key === key);
  if (!lying?.dormant) return;
  const dormant = ticked(lying.dormant, ends, of).map((casting) => ({
    ...casting,
    marks: casting.marks.flatMap(({ on, mark }) => {
      const clock = tick(mark.clock, ends, of);
      return clock ? [{ on, mark: { ...mark, clock } }] : [];
    }),
  }));
  replaceCharm(figure, inForce(lying, lying, dormant));
};
