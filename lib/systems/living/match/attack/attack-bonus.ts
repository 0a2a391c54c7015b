import { alliesAt } from '../../../../skirmish/rules/others';
import { rangedFacts } from '../../reference/equipment';
import type { Figure, FigureId } from '../state/figure';
import { standing, type MatchContext, newKey } from '../state/match-context';
import { held, heldAmount } from '../values/properties';
import type { Attack, Use } from '../state/use';
import { gap, inContact, opponentsInContact, units } from '../geometry/where';

/** Allies in base contact with the target and with no other opponent; regular attacks only (ruling 26). */
export const gangingUp = (match: MatchContext, attacker: Figure, target: Figure): number =>
  alliesAt(standing(match), attacker, target, inContact).filter(
    (ally) =>
      ally.rider < 0 &&
      ally.id !== attacker.rider &&
      opponentsInContact(match, ally).every((opponent) => opponent === target),
  ).length;

/** RAV that weapon and distance take off or add to a shot; chapter "Armoury: Bows". */
export const weaponBonus = (
  from: Figure,
  attacker: Figure,
  target: Figure,
  { weapon, kind }: Attack,
): number => {
  if (kind !== 'ranged' || !weapon || !(weapon.type in rangedFacts)) return 0;
  const facts = rangedFacts[weapon.type as keyof typeof rangedFacts];
  if (!facts.beyond || facts.range.of !== 'die') return -facts.ravLost;
  const over = gap(from, target) - units(facts.range.reach * attacker.hand);
  return -facts.ravLost - Math.max(0, Math.floor(over / units(1)));
};

/** A two-handed crossbow adds 1 where any damage was done. */
export const weaponDamage = ({ kind, weapon }: Attack): number =>
  kind === 'ranged' && weapon?.type === 'crossbow-two-handed' ? rangedFacts[weapon.type].moreDamage : 0;

/** The least damage that lasting effects give an attack with weapons. */
export const leastOf = (match: MatchContext, attacker: Figure, { kind }: Attack): number =>
  kind === 'effect'
    ? 0
    : held(match, attacker, 'at-least').reduce(
        (most, one) => Math.max(most, heldAmount(match, one, one.property.damage)),
        0,
      );

/** Figure whose action is under way: the one that reacts, else the one whose turn it is. */
const performing = ({ s }: MatchContext, attacker: Figure): FigureId => {
  const [reactor] = s.reactors;
  if (s.stage === 'reactions' && reactor !== undefined) return reactor;
  return s.acting < 0 ? attacker.id : s.acting;
};

/** A weakened attack also weakens those that follow in the same action (ruling psion-sympathy). */
export const weakenRest = (
  match: MatchContext,
  attacker: Figure,
  { skill, user, green }: Use,
  by: number,
): void => {
  const clock = { ends: 'action-ends', of: performing(match, attacker), left: 1 } as const;
  attacker.auras = [
    ...attacker.auras,
    { key: newKey(match), kind: 'state', skill: skill.id, by: user, green, blue: by, clock },
  ];
};

/** AV or RAV less for each attack of the action that is under way. */
export const weaknessOf = ({ auras }: Figure): number =>
  auras.reduce(
    (sum, { kind, clock, blue }) => (kind === 'state' && clock.ends === 'action-ends' ? sum + blue : sum),
    0,
  );
