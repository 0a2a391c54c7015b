import { unit } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { resolve } from '../attack/hit';
import { rollPool, skillPips } from '../attack/roll';
import { announce, announceUnrolled, playColours, playPushes } from '../effects/play';
import { does, saidOf, unmovedOf, type Use } from '../effects/use';
import type { Figure } from '../state/figure';
import { fiendOf, type Flow, type MatchContext } from '../state/match-context';
import { beginCasting, comeAtOnce } from '../fiends/summon';
import { bonusTo } from '../lasting/modifiers';
import { vanish } from '../life/life';
import { aimable, readyFiend } from './aim';
import { chosenOf, spendAttack } from './attacks';
import { fiendAttacks } from './fiend-attacks';

const roundOf = (use: Use): number | undefined =>
  saidOf(use, (effect) => (effect.act === 'radius' ? effect.of : undefined));

/** Targets of a spell that works. */
function* targetsOf(match: MatchContext, use: Use): Flow<readonly Figure[]> {
  const { user, skill } = use;
  const far = roundOf(use);
  if (far === 0) return [];
  const reach = (saidOf(use, (effect) => (effect.act === 'reach' ? effect.by : undefined)) ?? 0) * unit;
  const among = aimable(match, user, skill, {
    reach,
    ...(far !== undefined && { radius: far * unit }),
  });
  const isCounted = does(skill, 'targets') || far !== undefined;
  return yield* chosenOf(match, isCounted ? use : { ...use, skill: oneTarget(skill) }, among);
}

/** Skill with one target, as it names no number of targets. */
const oneTarget = (skill: Skill): Skill => ({
  ...skill,
  green: [...skill.green, { act: 'targets', count: { word: 1 } }],
});

/** Each target defends the damage once, whatever else the spell does. */
const dealMagic = (match: MatchContext, use: Use, targets: readonly Figure[]): void => {
  const said = saidOf(use, (effect) => (effect.act === 'damage' ? effect.by : undefined));
  if (said === undefined) return;
  const value = Math.max(0, said + bonusTo(use.user, 'MAV'));
  for (const target of targets) resolve(match, { by: use.user, target, harm: 'magic', value });
};

/** A spell in the attack's place: it needs a green pip, and its blue amounts are 0 without a blue one. */
export function* cast(match: MatchContext, caster: Figure, skill: Skill): Flow {
  const unmoved = unmovedOf(caster);
  spendAttack(caster);
  const summons = does(skill, 'summon');
  if (summons && !caster.hasSummoned) {
    announceUnrolled(match, caster, skill.id);
    yield* comeAtOnce(match, caster, skill);
    return;
  }
  if (summons) {
    const before = fiendOf(match, caster);
    if (before) vanish(match, before);
  }
  const use: Use = {
    skill,
    user: caster,
    ...skillPips(match, caster, rollPool(match, caster, 'spell')),
    unmoved,
  };
  announce(match, use);
  if (use.green === 0) return;
  if (summons) {
    yield* beginCasting(match, use);
    return;
  }
  const [first] = skill.always ?? [];
  const fiend = readyFiend(match, caster);
  if (first?.act === 'fiend-attack') {
    if (fiend) yield* fiendAttacks(match, use, fiend, first);
    return;
  }
  const targets = yield* targetsOf(match, use);
  if (targets.length === 0) return;
  yield* playColours(match, use, targets);
  dealMagic(match, use, targets);
  playPushes(match, use, targets);
}
