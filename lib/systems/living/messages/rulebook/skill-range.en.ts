import { rangedFacts, type RangedFacts } from '../../reference/equipment';
import type { Weapon } from '../../sheet/armoury';
import { isSpell, needsMagicPip, type Skill } from '../../skills/school';
import { ruleAbout } from '../../skills/school-rules';
import { plainLine } from '../../skills/skill-text';
import { distance } from '#words/systems/living/messages/skill-text/amounts';
import { terms } from '#words/systems/living/messages/terms';

/** The dice of a full Hand, which ranges per die are told for. */
const fullHand = 5;

const effectsOf = ({ always = [], green = [], blue = [] }: Skill) => [...always, ...green, ...blue];

/** Whether its text says how far the skill goes. */
const saysHowFar = (skill: Skill): boolean =>
  skill.requires?.includes('contact-with-target') === true ||
  effectsOf(skill).some(
    (effect) =>
      'parameter' in effect &&
      (effect.parameter === 'range' ||
        (effect.parameter === 'waives' && effect.what === 'distance') ||
        (effect.parameter === 'reach' && effect.of === 'you')),
  );

const ofWeapon = ({ range, deadZone, beyond }: RangedFacts, deadZoneAllowed: boolean): string =>
  [
    range.of === 'map'
      ? 'the whole map'
      : range.of === 'fixed'
        ? `${range.reach}#`
        : `${range.reach}# per die in the Hand, ${fullHand * range.reach}# with all five`,
    ...(beyond ? ['beyond that −1 RAV for each full #'] : []),
    ...(deadZone === 0 ? [] : [deadZoneAllowed ? 'even in the dead zone' : `dead zone ${deadZone}#`]),
  ].join('; ');

const shots = (skill: Skill, weapons: readonly Weapon[] | undefined): readonly string[] => {
  if (weapons === undefined) return ['Use the weapon’s range and dead zone.'];
  const allowed = effectsOf(skill).some(
    (effect) => 'parameter' in effect && effect.parameter === 'waives' && effect.what === 'dead-zone',
  );
  const lines = weapons.flatMap(({ name, type }) => {
    const facts = Object.entries(rangedFacts).find(([kind]) => kind === type)?.[1];
    return facts ? [`${name ?? terms.weaponTypes[type]}: ${ofWeapon(facts, allowed)}.`] : [];
  });
  return lines.length > 0 ? lines : ['Your card has no ranged weapon.'];
};

const ofSpell = (skill: Skill, blue: number): readonly string[] => {
  if (skill.target === undefined || skill.target === 'self' || saysHowFar(skill)) return [];
  const thrown = ruleAbout(skill, 'snowball');
  if (thrown) return [`Range ${thrown.range.fixed}#.`];
  const own = ruleAbout(skill, 'range');
  if (own) {
    const near =
      skill.target === 'any' ? 'only yourself or somebody in base contact' : 'only in base contact';
    return [
      blue === 0 ? `Range: ${near}.` : `Range ${own.perMagicPip.fixed * blue}#; without a Magic pip ${near}.`,
    ];
  }
  return skill.class.endsWith('Spell') && skill.blue && blue > 0 ? [`Range ${5 * blue}#.`] : [];
};

/**
 * How far a skill goes by the common rules, with this many Magic pips and these weapons on the card; nothing where its
 * text says it, or it has no target. Without weapons the rule itself. Chapters "Combat", "Armoury" and "Magic".
 */
export const skillRange = (skill: Skill, blue: number, weapons?: readonly Weapon[]): readonly string[] => {
  const shoots = skill.class === 'Ranged Attack' || skill.also === 'Ranged Attack';
  if (skill.class === 'Melee Attack' || skill.class === 'Pet Attack') return ['Range: base contact.'];
  return [
    ...ofSpell(skill, blue),
    ...(shoots && !(skill.class === 'Ranged Attack' && saysHowFar(skill)) ? shots(skill, weapons) : []),
  ];
};

/** Digits as they stand, for one pip. */
const onePip = { scale: 1, grows: false, target: undefined };

const pipOf = { always: '', green: ' per Skill pip', blue: ' per Magic pip' } as const;

/** "1# per Skill pip", "line of sight": what a line of the skill says itself. */
const ownRange = (skill: Skill): string | undefined => {
  for (const line of ['always', 'green', 'blue'] as const)
    for (const effect of skill[line] ?? []) {
      if (!('parameter' in effect)) continue;
      if (effect.parameter === 'range') return `${plainLine(distance(effect.max, onePip))}${pipOf[line]}`;
      if (effect.parameter === 'reach' && effect.of === 'you' && line === 'green')
        return `${plainLine(distance(effect.radius, onePip))}${pipOf[line]}`;
      if (effect.parameter === 'waives' && effect.what === 'distance') return 'line of sight';
      if (effect.parameter === 'waives' && effect.what === 'everything') return 'any distance';
    }
  return undefined;
};

/**
 * How far a skill goes in few words, by its own text or the common rules; undefined where it is aimed at nobody else and
 * where no range is named, which is no limit (ruling 14 for skills).
 */
export const briefRange = (skill: Skill): string | undefined => {
  const { class: kind, target, requires = [] } = skill;
  const own = ownRange(skill);
  if (own !== undefined) return own;
  if (kind === 'Melee Attack' || kind === 'Pet Attack' || requires.includes('contact-with-target'))
    return 'base contact';
  if (kind === 'Ranged Attack') return 'the weapon’s range';
  if (kind === 'Command' || kind === 'Shout') return 'earshot';
  if (target === undefined || target === 'self') return undefined;
  const thrown = ruleAbout(skill, 'snowball');
  if (thrown) return `${thrown.range.fixed}#`;
  const sent = ruleAbout(skill, 'range');
  if (sent) return `base contact, or ${sent.perMagicPip.fixed}# per Magic pip`;
  return isSpell(skill) && needsMagicPip(skill) ? '5# per Magic pip' : undefined;
};
