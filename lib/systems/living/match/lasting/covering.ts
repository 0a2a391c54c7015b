import { isBound } from '../entries/auras';
import type { Aura, Covered, Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, type MatchContext } from '../state/match-context';
import { endAura } from './end-aura';
import type { EffectContext } from '../state/use';

/** Enchantments whose counters can be covered; nothing but time ends some (ruling druid-tranquility). */
const coverable = ({ auras }: Figure): readonly Aura[] =>
  auras.filter((each) => each.kind === 'enchantment' && !isBound(each));

const coveredOn = (covers: readonly Covered[], key: number): number =>
  covers.find((each) => each.key === key)?.counters ?? 0;

/** One counter more on an enchantment. */
const withOneOn = (covers: readonly Covered[], key: number): readonly Covered[] =>
  covers.some((each) => each.key === key)
    ? covers.map((each) => (each.key === key ? { key, counters: each.counters + 1 } : each))
    : [...covers, { key, counters: 1 }];

/**
 * Divides this many counters among up to this many enchantments of whoever bears the spell, one each to cover, as its caster
 * likes.
 */
function* divide(
  match: MatchContext,
  bearer: Figure,
  counters: number,
  most: number,
  { use }: EffectContext,
): Flow<readonly Covered[]> {
  const all = coverable(bearer);
  const open = all.reduce((sum, { clock }) => sum + clock.left, 0);
  if (open <= counters && all.length <= most)
    return all.map(({ key, clock }) => ({ key, counters: clock.left }));
  const about = { about: 'aura', figure: use.user, of: bearer.id, skill: use.skill.id } as const;
  let covers: readonly Covered[] = [];
  for (let left = counters; left > 0; left -= 1) {
    const able = all.filter(({ key, clock }) => {
      const covered = coveredOn(covers, key);
      return covered < clock.left && (covered > 0 || covers.length < most);
    });
    if (able.length === 0) break;
    const chosen = yield* choose(
      figureOf(match, use.user).owner,
      about,
      able.map(({ key }) => ({ pick: 'aura' as const, key })),
    );
    covers = withOneOn(covers, chosen.key);
  }
  return covers;
}

/**
 * Lays this many counters on up to this many enchantments of whoever bears the spell. What finds nothing to cover does not
 * lie there (ruling 9 for skills).
 */
export function* coverCounters(
  match: MatchContext,
  bearer: Figure,
  counters: number,
  most: number,
  context: EffectContext,
): Flow {
  const key = context.use.auras.get(bearer.id);
  if (key === undefined) return;
  const covers = yield* divide(match, bearer, counters, most, context);
  bearer.auras = bearer.auras.map((each) => (each.key === key ? { ...each, covers } : each));
  yield* expireCovered(match, bearer);
}

/**
 * An enchantment none of whose counters lies open has expired; what covered it goes with the last of them. An aura has a
 * counter for each turn that is left of it.
 */
export function* expireCovered(match: MatchContext, bearer: Figure): Flow {
  for (const { key, covers } of bearer.auras) {
    if (!covers) continue;
    for (const { key: each, counters } of covers) {
      const isCovered = ({ key: lying, clock }: Aura): boolean => lying === each && clock.left <= counters;
      // Where another casting takes its place, that is covered too.
      while (bearer.auras.some(isCovered)) yield* endAura(match, bearer, each, false, true);
    }
    if (!covers.some((each) => bearer.auras.some((aura) => aura.key === each.key)))
      yield* endAura(match, bearer, key, false);
  }
}
