import {
  cannon,
  hitEffects,
  poleTargets,
  projectile,
  rangedFacts,
  type RangedFacts,
} from '../reference/equipment';
import { isMeleeKind, isRangedKind, type MeleeKind, type Weapon } from '../sheet/armoury';
import { terms } from '#words/systems/living/messages/terms';

const hits: Readonly<Record<(typeof hitEffects)[MeleeKind], string>> = {
  knockdown: 'Knockdown',
  'one-damage': 'at least 1 damage',
  bleeding: 'Bleeding',
};

/** Usual effect of a critical hit: "Knockdown". */
export const criticalEffect = (kind: MeleeKind): string => hits[hitEffects[kind]];

const critical = (kind: MeleeKind): string => `critical: ${criticalEffect(kind)}`;

const rangeOf = ({ range, beyond }: RangedFacts): string => {
  const further = beyond ? ', beyond that −1 RAV per #' : '';
  switch (range.of) {
    case 'map':
      return 'as far as you can see';
    case 'die':
      return `${range.reach}# per die in the Hand${further}`;
    case 'fixed':
      return `${range.reach}#${further}`;
  }
};

const reloadOf = ({ reload, reloadsOnTheMove }: RangedFacts): string =>
  reload === 0 ? 'no reload' : `reload ${reload}${reloadsOnTheMove ? ', also on the move' : ''}`;

const shot = (facts: RangedFacts): readonly string[] => [
  rangeOf(facts),
  facts.deadZone === 0 ? 'no dead zone' : `dead zone ${facts.deadZone}#`,
  reloadOf(facts),
  ...(facts.ravLost > 0 ? [`always −${facts.ravLost} RAV`] : []),
  ...(facts.moreDamage > 0 ? [`+${facts.moreDamage} damage`] : []),
];

/** Effects of a weapon at the table, in a line: range, dead zone, reload, critical hit; chapter "Armoury". */
export const weaponFacts = (weapon: Weapon): string => {
  const { type } = weapon;
  if (isMeleeKind(type))
    return [
      critical(type),
      ...(weapon.pole ? [`or hits up to ${poleTargets} more opponents in contact`] : []),
    ].join(', ');
  if (type === 'magic')
    return `${projectile.range}#, ${projectile.damage} damage without a roll; the target takes none if it rolls a Defence or Magic pip`;
  if (!isRangedKind(type)) return '';
  const facts = rangedFacts[type];
  if (type === 'cannon')
    return [
      rangeOf(facts),
      `dead zone ${facts.deadZone}#`,
      `${cannon.shots} shot, ${cannon.actions} action a turn while carried`,
      `hits everybody within ${cannon.blast}# per point of RAV`,
      `critical: push ${facts.push}#`,
    ].join(' · ');
  if (type === 'throwing')
    return [
      ...shot(facts),
      'no critical hit when thrown',
      `in melee you may use RAV as AV${weapon.melee ? `, ${critical(weapon.melee)}` : ''}`,
    ].join(' · ');
  return [...shot(facts), `critical: push ${facts.push}#`].join(' · ');
};

/** A weapon by its name, else by its type; fists are no weapon. */
export const weaponText = (weapon: Pick<Weapon, 'name' | 'type'> | undefined): string => {
  if (weapon === undefined) return 'fists';
  const { name = '', type } = weapon;
  return name === '' ? terms.weaponNoun(type) : name;
};

/** The same within a sentence; a name that a player gave has no article. */
export const theWeapon = (weapon: Pick<Weapon, 'name' | 'type'> | undefined): string =>
  weapon && !weapon.name ? `the ${weaponText(weapon)}` : weaponText(weapon);
