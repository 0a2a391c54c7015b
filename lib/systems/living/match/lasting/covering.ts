import { isBound } from './bound';
import type { Charm, Figure } from '../figure';
import type { Flow } from '../flow';
import { choose, figureOf, type Game } from '../game';
import { endCharm } from './marks';
import type { Line } from '../use';

/** Enchantments whose counters can be covered; nothing but time ends some (ruling druid-tranquility). */
const coverable = ({ charms }: Figure): readonly number[] =>
  charms.filter((each) => each.kind === 'enchantment' && !isBound(each)).map(({ key }) => key);

/** Lays counters on enchantments of whoever bears the spell: so many on each of up to so many, of the caster's choice. */
export function* coverCounters(game: Game, bearer: Figure, counters: number, most: number, line: Line): Flow {
  const { charms, user, skill } = line.use;
  const key = charms.get(bearer.id);
  if (key === undefined) return;
  let able = coverable(bearer);
  const keys: number[] = [];
  while (keys.length < most && able.length > 0) {
    const about = { about: 'charm', figure: user, of: bearer.id, skill: skill.id } as const;
    const chosen = yield* choose(
      figureOf(game, user).owner,
      about,
      able.map((each) => ({ pick: 'charm' as const, key: each })),
    );
    keys.push(chosen.key);
    able = able.filter((each) => each !== chosen.key);
  }
  bearer.charms = bearer.charms.map((each) =>
    each.key === key ? { ...each, covers: { keys, counters } } : each,
  );
  yield* expireCovered(game, bearer);
}

/**
 * An enchantment none of whose counters lies open has expired; what covered it goes with the last of them. A charm has a
 * counter for each turn that is left of it.
 */
export function* expireCovered(game: Game, bearer: Figure): Flow {
  for (const { key, covers } of bearer.charms) {
    if (!covers || covers.keys.length === 0) continue;
    for (const each of covers.keys) {
      const isCovered = ({ key: lying, clock }: Charm): boolean =>
        lying === each && clock.left <= covers.counters;
      // Where another casting takes its place, that is covered too.
      while (bearer.charms.some(isCovered)) yield* endCharm(game, bearer, each, false);
    }
    if (!bearer.charms.some((charm) => covers.keys.includes(charm.key)))
      yield* endCharm(game, bearer, key, false);
  }
}
