import { isRangedKind } from '../../armoury';
import { rangedFacts } from '../../explain';
import { findSkill } from '../../skills/index';
import { dismissals } from '../using/dismissal';
import { keepsToItself } from '../attack/attacking';
import { climbs } from '../movement/climb';
import { sees } from '../movement/cover';
import { isUndead, type Figure } from '../figure';
import { figureOf, sheetOf, standing, type Game } from '../game';
import { hasGrants, isGranted } from './grants';
import { countersOf } from '../life/hand';
import { dueLife } from '../lasting/later';
import { mountOf, proneOf } from '../followers/mounts';
import { allowance, mannerOf } from '../movement/move';
import { resistances } from '../named/lure';
import { takesNoAction, type Action } from '../option';
import { recoveries } from './recovering';
import { held, has } from '../effects/properties';
import { scenarioOf } from '../scenario';
import { snowmanActions } from '../followers/snowman';
import { attackSkills, isFree, skillActions } from '../using/learnt';
import { findsSomething, storedActions } from '../named/stored';
import { whileTormented } from '../named/torment';
import { inTheAir } from '../movement/wings';
import { isTrained } from './training';
import { attackable, canShoot, countersOn, meleeWeapons, rangedWeapons, weaponAt } from '../attack/weapons';
import { inContact, onSameLevel } from '../movement/where';

/** What takes two actions. */
export const costOf = (action: Action): number => {
  if (action.pick === 'charge' || action.pick === 'recover') return 2;
  if (action.pick === 'use' && action.cost !== undefined) return action.cost;
  if ('skill' in action) return findSkill(action.skill)?.actions ?? 1;
  if (action.pick === 'scenario') return action.actions;
  return takesNoAction(action) ? 0 : 1;
};

const melees = (game: Game, figure: Figure, able: readonly Figure[]): readonly Action[] => {
  const targets = able.filter((target) => inContact(figure, target));
  if (targets.length === 0) return [];
  const skills = attackSkills(game, figure, 'melee');
  return targets.flatMap(({ id: target }) =>
    meleeWeapons(game, figure).flatMap((weapon): readonly Action[] => [
      { pick: 'melee', target, weapon },
      ...skills
        .filter((skill) => skill.mayTarget(target))
        .map(({ id }) => ({ pick: 'melee' as const, target, weapon, skill: id })),
    ]),
  );
};

/** Shots without a skill whose distance, sight and dead zone are measured from somebody else. */
export const shotsFrom = (game: Game, figure: Figure, from: Figure): readonly Action[] => {
  if (countersOf(figure, 'knockdown') > 0 || isHeldToMoving(game, figure) || !mayAttack(game, figure))
    return [];
  return attackable(game, figure).flatMap(({ id: target }) =>
    rangedWeapons(game, figure).flatMap((weapon): readonly Action[] => {
      const held = weaponAt(game, figure, weapon);
      return held && canShoot(game, figure, held, figureOf(game, target), from)
        ? [{ pick: 'shoot', target, weapon }]
        : [];
    }),
  );
};

const shots = (game: Game, figure: Figure, able: readonly Figure[]): readonly Action[] => {
  const weapons = rangedWeapons(game, figure);
  const all = attackSkills(game, figure, 'ranged');
  const unarmed = all.filter(({ isUnarmed }) => isUnarmed);
  if (weapons.length === 0 && unarmed.length === 0) return [];
  const skills = all.filter(({ isUnarmed }) => !isUnarmed);
  return able.flatMap((target) => [
    ...weapons.flatMap((place): readonly Action[] => {
      const weapon = weaponAt(game, figure, place);
      if (!weapon) return [];
      const plain: readonly Action[] = canShoot(game, figure, weapon, target)
        ? [{ pick: 'shoot', target: target.id, weapon: place }]
        : [];
      // A cannon and a projectile go with no skill.
      if (weapon.type === 'cannon' || weapon.type === 'magic') return plain;
      return [
        ...plain,
        ...skills
          .filter(
            ({ mayTarget, freedom }) =>
              mayTarget(target.id) && canShoot(game, figure, weapon, target, figure, freedom),
          )
          .map(({ id }) => ({ pick: 'shoot' as const, target: target.id, weapon: place, skill: id })),
      ];
    }),
    ...unarmed
      .filter(({ mayTarget }) => mayTarget(target.id))
      .map(({ id }) => ({ pick: 'shoot' as const, target: target.id, weapon: -1, skill: id })),
  ]);
};

const charges = (game: Game, figure: Figure, able: readonly Figure[]): readonly Action[] => {
  if (figure.actions < 2 || figure.kind === 'pet') return [];
  const targets = able.filter(
    (target) => !inContact(figure, target) && onSameLevel(figure, target) && sees(game, figure, target),
  );
  if (targets.length === 0) return [];
  const skills = attackSkills(game, figure, 'melee');
  const weapons = meleeWeapons(game, figure);
  return targets.flatMap(({ id: target }) =>
    weapons.flatMap((weapon): readonly Action[] => [
      { pick: 'charge', target, weapon },
      ...skills
        .filter((skill) => skill.mayTarget(target))
        .map(({ id }) => ({ pick: 'charge' as const, target, weapon, skill: id })),
    ]),
  );
};

/** Attacks of a unit with the mount's card: its weapons and its Pet Attacks, no Pet Attack in a charge. */
const mountedAttacks = (game: Game, figure: Figure): readonly Action[] => {
  const mount = mountOf(game, figure);
  if (!mount || mount.hand === 0 || !isTrained(game, mount) || isHeldToMoving(game, mount)) return [];
  if (!mayAttack(game, figure) || !mayAttack(game, mount)) return [];
  const able = attackable(game, mount);
  const charged = isHeldToMoving(game, figure) ? [] : charges(game, figure, able);
  const targets = new Set(charged.flatMap((action) => (action.pick === 'charge' ? [action.target] : [])));
  const rushes = [...targets].flatMap((target) =>
    meleeWeapons(game, mount).map((weapon) => ({ pick: 'charge' as const, target, weapon })),
  );
  return [...melees(game, mount, able), ...rushes].flatMap((action): readonly Action[] =>
    action.pick === 'melee' || action.pick === 'charge' ? [{ ...action, by: mount.id }] : [],
  );
};

const reloads = (game: Game, figure: Figure): readonly Action[] =>
  sheetOf(game, figure).weapons.flatMap(({ type }, weapon): readonly Action[] => {
    if (!isRangedKind(type) || countersOn(figure, weapon) === 0) return [];
    return [
      { pick: 'reload', weapon },
      ...(rangedFacts[type].reloadsOnTheMove ? [{ pick: 'move-and-reload' as const, weapon }] : []),
    ];
  });

const loadsOnTheMove = (game: Game, figure: Figure): readonly Action[] =>
  figure.reloads.length === 0 ? [] : reloads(game, figure).filter(({ pick }) => pick === 'move-and-reload');

const mounts = (game: Game, figure: Figure): readonly Action[] => {
  if (figure.kind !== 'hero') return [];
  if (figure.mount >= 0) return figure.isFlying ? [] : [{ pick: 'dismount' }];
  return standing(game)
    .filter(
      (pet) => pet.kind === 'pet' && pet.hero === figure.id && inContact(figure, pet) && isTrained(game, pet),
    )
    .map(({ id }) => ({ pick: 'mount' as const, pet: id }));
};

const forPets = (game: Game, figure: Figure): readonly Action[] =>
  figure.kind !== 'hero'
    ? []
    : standing(game)
        .filter(
          (pet) => pet.kind === 'pet' && pet.hero === figure.id && pet.rider < 0 && isTrained(game, pet),
        )
        .map(({ id }) => ({ pick: 'give-action' as const, pet: id }));

/** Whether lasting effects let a figure do more than move. */
const isHeldToMoving = (game: Game, figure: Figure): boolean =>
  countersOf(figure, 'dazed') > 0 || has(game, figure, 'only-movement');

const mayAttack = (game: Game, figure: Figure): boolean =>
  !held(game, figure, 'may-not').some(({ property }) => property.what === 'attack') &&
  !keepsToItself(game, figure);

/** Who has begun to wait waits on: the second action is delayed, or both (chapter "Delay"). */
const isWaiting = ({ s }: Game, { delays, isActing, hero }: Figure): boolean =>
  delays > 0 && isActing && s.turn === hero;

/** Every action that a figure can perform now, in a fixed order; giving up the rest is always one. */
export const actionsOf = (game: Game, figure: Figure): readonly Action[] => {
  const { allows } = scenarioOf(game.s);
  const waits = isWaiting(game, figure);
  const isOwn = (action: Action): boolean => {
    const cost = costOf(action);
    return cost === 0 || (cost <= figure.actions && (!waits || action.pick === 'delay'));
  };
  const able = [...allActionsOf(game, figure), ...dismissals(game, figure.owner), ...dueLife(figure)].filter(
    (action) =>
      action.pick === 'end' ||
      ((isGranted(game, figure, action) || isOwn(action)) && allows(game, figure, action)),
  );
  return whileTormented(game, figure, inTheAir(figure, able), costOf, () => ({
    length: allowance(game, figure),
    manner: mannerOf(game, figure),
  }));
};

const allActionsOf = (game: Game, figure: Figure): readonly Action[] => {
  const end: Action = { pick: 'end' };
  if (isWaiting(game, figure) && !hasGrants(game, figure)) return [{ pick: 'delay' }, end];
  // Standing up comes first (ruling 22 for skills).
  if (proneOf(game, figure)) return [{ pick: 'stand-up' }, end];
  if (isHeldToMoving(game, figure)) {
    const shake: readonly Action[] = countersOf(figure, 'dazed') > 0 ? [{ pick: 'shake-off' }] : [];
    return [
      { pick: 'move' },
      ...loadsOnTheMove(game, figure),
      ...mountedAttacks(game, figure),
      ...shake,
      end,
    ];
  }
  if (figure.kind === 'snowman') return [{ pick: 'move' }, ...snowmanActions(game, figure), end];
  const able = mayAttack(game, figure) ? attackable(game, figure) : [];
  const attacks = [
    ...melees(game, figure, able),
    ...shots(game, figure, able),
    ...charges(game, figure, able),
    ...mountedAttacks(game, figure),
  ];
  const delay: readonly Action[] = isUndead(figure) ? [] : [{ pick: 'delay' }];
  const recover: readonly Action[] =
    figure.actions >= 2 && figure.kind !== 'pet' && !figure.isRecovering ? [{ pick: 'recover' }] : [];
  const cannon: readonly Action[] = carriesCannon(game, figure) ? [{ pick: 'drop-cannon' }] : [];
  return [
    { pick: 'move' } as const,
    ...climbs(game, figure),
    ...attacks,
    ...usesOf(game, figure),
    ...reloads(game, figure),
    ...recoveries(game, figure),
    ...recover,
    ...(figure.charms.length > 0 ? resistances(figure) : []),
    ...mounts(game, figure),
    ...forPets(game, figure),
    ...scenarioOf(game.s).actionsOf(game, figure),
    ...cannon,
    ...delay,
    end,
  ];
};

/** Skills, but for those that would find nothing, and what is stored. */
const usesOf = (game: Game, figure: Figure): readonly Action[] => [
  ...skillActions(game, figure).filter((action) => {
    const skill = action.pick === 'use' ? findSkill(action.skill) : undefined;
    const target =
      action.pick === 'use' && action.target !== undefined ? game.s.figures[action.target] : figure;
    return !skill || !target || findsSomething(game, figure, skill, target);
  }),
  ...storedActions(game, figure, (skill) => isFree(game, figure, skill, false)),
];

const carriesCannon = (game: Game, figure: Figure): boolean =>
  !figure.isSpent && sheetOf(game, figure).weapons.some(({ type }) => type === 'cannon');

/** A reaction is a movement or an attack, never a charge (ruling 27). */
export const plainReactions = (game: Game, figure: Figure): readonly Action[] => {
  if (proneOf(game, figure)) return [];
  const moveOnly: readonly Action[] = [{ pick: 'move' }, ...loadsOnTheMove(game, figure)];
  const mounted = mountedAttacks(game, figure);
  const own = isHeldToMoving(game, figure) || !mayAttack(game, figure) ? [] : attackable(game, figure);
  const attacks = [...melees(game, figure, own), ...shots(game, figure, own), ...mounted];
  return [...moveOnly, ...attacks.filter((action) => action.pick !== 'charge' && !('skill' in action))];
};
