import { unit } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { resolve } from '../attack/hit';
import { rollPool, skillPips } from '../attack/roll';
import { announce, announceUnrolled, playColours, playPushes } from '../effects/play';
import { does, saidOf, unmovedOf, type Use } from '../effects/use';
import type { Figure } from '../state/figure';
import { fiendOf, type Flow, type Game } from '../state/game';
import { beginCasting, comeAtOnce } from '../fiends/summon';
import { bonusTo } from '../lasting/modifiers';
import { vanish } from '../life/life';
import { aimable, readyFiend } from './aim';
import { chosenOf, spendAttack } from './attacks';
import { fiendAttacks } from './fiend-attacks';

const roundOf = (use: Use): number | undefined =>
  saidOf(use, (effect) => (effect.act === 'radius' ? effect.of : undefined));

/** Targets of a spell that works. */
function* targetsOf(game: Game, use: Use): Flow<readonly Figure[]> {
  const { user, skill } = use;
  const far = roundOf(use);
  if (far === 0) return [];
  const reach = (saidOf(use, (effect) => (effect.act === 'reach' ? effect.by : undefined)) ?? 0) * unit;
  const among = aimable(game, user, skill, {
    reach,
    ...(far !== undefined && { radius: far * unit }),
  });
  const isCounted = does(skill, 'targets') || far !== undefined;
  return yield* chosenOf(game, isCounted ? use : { ...use, skill: oneTarget(skill) }, among);
}

/** Skill with one target, as it names no number of targets. */
const oneTarget = (skill: Skill): Skill => ({
  ...skill,
  green: [...skill.green, { act: 'targets', count: { word: 1 } }],
});

/** Each target defends the damage once, whatever else the spell does. */
const dealMagic = (game: Game, use: Use, targets: readonly Figure[]): void => {
  const said = saidOf(use, (effect) => (effect.act === 'damage' ? effect.by : undefined));
  if (said === undefined) return;
  const value = Math.max(0, said + bonusTo(use.user, 'MAV'));
  for (const target of targets) resolve(game, { by: use.user, target, harm: 'magic', value });
};

/** A spell in the attack's place: it needs a green pip, and its blue amounts are 0 without a blue one. */
export function* cast(game: Game, caster: Figure, skill: Skill): Flow {
  const unmoved = unmovedOf(caster);
  spendAttack(caster);
  const summons = does(skill, 'summon');
  if (summons && !caster.hasSummoned) {
    announceUnrolled(game, caster, skill.id);
    yield* comeAtOnce(game, caster, skill);
    return;
  }
  if (summons) {
    const before = fiendOf(game, caster);
    if (before) vanish(game, before);
  }
  const use: Use = {
    skill,
    user: caster,
    ...skillPips(game, caster, rollPool(game, caster, 'spell')),
    unmoved,
  };
  announce(game, use);
  if (use.green === 0) return;
  if (summons) {
    yield* beginCasting(game, use);
    return;
  }
  const [first] = skill.always ?? [];
  const fiend = readyFiend(game, caster);
  if (first?.act === 'fiend-attack') {
    if (fiend) yield* fiendAttacks(game, use, fiend, first);
    return;
  }
  const targets = yield* targetsOf(game, use);
  if (targets.length === 0) return;
  yield* playColours(game, use, targets);
  dealMagic(game, use, targets);
  playPushes(game, use, targets);
}
