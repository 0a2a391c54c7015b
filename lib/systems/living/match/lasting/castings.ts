import type { BorneModifier, Figure, Casting, Aura, Clock, FigureId, Modifier } from '../state/figure';
import { type MatchContext, figureOf } from '../state/match-context';
import { oncePer } from '../../../../once-per';
import type { Effect } from '../../skills/effects/effect';
import type { Skill } from '../../skills/school';
import { tick, ticked } from './clock';
import { seePool } from '../values/hand';

/** Takes off whatever an enchantment, hex or Loa carries. */
export const dropModifiers = (figure: Figure, auraKey: number): void => {
  if (figure.modifiers.some(({ aura: carrier }) => carrier === auraKey))
    figure.modifiers = figure.modifiers.filter(({ aura: carrier }) => carrier !== auraKey);
};

/** Everything an aura carries, on any bearer. */
export const modifiersOf = (match: MatchContext, auraKey: number): readonly BorneModifier[] =>
  match.s.figures.flatMap(({ id, modifiers }) =>
    modifiers.filter(({ aura }) => aura === auraKey).map((modifier) => ({ on: id, modifier })),
  );

/** Whether a number in it grows with pips: a number word does not, and nothing comes of 0. */
const hasDigit = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, inner]) => key !== 'fixed' && hasDigit(inner));

/** How far it goes belongs to what lasts; how long is its time. */
const growsAsItLasts = (effect: Effect): boolean =>
  'lasting' in effect
    ? hasDigit(effect.lasting)
    : 'parameter' in effect && (effect.parameter === 'reach' || effect.parameter === 'spreads');

/** Pips that scale a skill's lasting effect. */
const growsBy = oncePer(({ green = [], blue = [], removal }: Skill) => ({
  green:
    removal !== undefined ||
    green.some(growsAsItLasts) ||
    blue.some((effect) => 'parameter' in effect && effect.parameter === 'repeats'),
  blue: blue.some(growsAsItLasts),
}));

/** Charges of it that are spent. */
const spentOf = (modifiers: readonly BorneModifier[]): number =>
  modifiers.reduce((most, { modifier: { used } }) => Math.max(most, ...used), 0);

/** Turns or attacks that are left of it. */
const timeOf = ({ clock: { left, isFromNext } }: Casting): number => left + (isFromNext ? 1 : 0);

/** Which of two castings of a skill comes first: the stronger, of equals the one that stays longer. */
const compare = (skill: Skill, a: Casting, b: Casting): number => {
  const grows = growsBy(skill);
  const green = grows.green ? b.green - spentOf(b.modifiers) - (a.green - spentOf(a.modifiers)) : 0;
  const blue = grows.blue ? b.blue - a.blue : 0;
  return green || blue || timeOf(b) - timeOf(a);
};

/** Castings that will count at some time, strongest first: a weaker one must outlast every stronger one. */
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

/** An aura with this casting in force. */
export const inForce = (
  { key, kind, skill, by, covers, isCopy }: Aura,
  { green, blue, clock }: Pick<Casting, 'green' | 'blue' | 'clock'>,
  dormant: readonly Casting[],
): Aura => ({
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

export const replaceAura = (on: Figure, fresh: Aura): void => {
  on.auras = on.auras.map((each) => (each.key === fresh.key ? fresh : each));
};

/** Keeps a modifier with the casting that it came with, until that counts; none is kept of one that never will. */
export const keepAsleep = (match: MatchContext, key: number, casting: number, borne: BorneModifier): void => {
  for (const bearer of match.s.figures) {
    const lying = bearer.auras.find((each) => each.key === key);
    if (!lying?.dormant) continue;
    const dormant = lying.dormant.map((each) =>
      each.key === casting ? { ...each, modifiers: [...each.modifiers, borne] } : each,
    );
    replaceAura(bearer, { ...lying, dormant });
  }
};

const byAge = (a: Modifier, b: Modifier): number => a.key - b.key;

/** The casting in force has run out: the strongest waiting one takes its place, with what it carries. */
export const handOver = (
  match: MatchContext,
  bearer: Figure,
  ended: Aura,
  dormant: readonly Casting[],
): void => {
  const [now, ...rest] = dormant;
  if (!now) return;
  const { key } = ended;
  const touched = new Set<Figure>();
  for (const figure of match.s.figures)
    if (figure.modifiers.some((modifier) => modifier.aura === key)) {
      dropModifiers(figure, key);
      touched.add(figure);
    }
  replaceAura(bearer, inForce(ended, now, rest));
  for (const { on, modifier } of now.modifiers) {
    const figure = figureOf(match, on);
    if (figure.life !== 'up' && figure !== bearer) continue;
    figure.modifiers = [...figure.modifiers, modifier].sort(byAge);
    touched.add(figure);
  }
  for (const figure of touched) seePool(match, figure);
};

/** Lets a moment pass for the castings that wait in an aura. */
export const passDormant = (figure: Figure, key: number, ends: Clock['ends'], of: FigureId): void => {
  const lying = figure.auras.find((each) => each.key === key);
  if (!lying?.dormant) return;
  const dormant = ticked(lying.dormant, ends, of).map((casting) => ({
    ...casting,
    modifiers: casting.modifiers.flatMap(({ on, modifier }) => {
      const clock = tick(modifier.clock, ends, of);
      return clock ? [{ on, modifier: { ...modifier, clock } }] : [];
    }),
  }));
  replaceAura(figure, inForce(lying, lying, dormant));
};
