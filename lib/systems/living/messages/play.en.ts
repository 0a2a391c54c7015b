import { capital, count, possessive } from '#words/language/words';
import { toldApart } from '../../../skirmish/play/requests';
import type { OptionText } from '../../play-part';
import type { Suffered } from '../match/state/figure';
import type { About, Option } from '../match/state/option';
import { poleTargets } from '../reference/equipment';
import { isMeleeKind, type Weapon } from '../sheet/armoury';
import { findSkill } from '../skills/index';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { begun } from '#words/systems/living/messages/match-log';
import type { Names } from '#words/systems/living/messages/request-text';
import { blueText, effectText } from '#words/systems/living/messages/play-effects';
import { numberText } from '#words/systems/living/messages/play-numbers';
import { outOfRange } from '#words/skirmish/messages/hindrances';
import {
  delayNote,
  recoverEffect,
  sharedNames,
  toldOf,
  warnedOf,
} from '#words/systems/living/messages/play-notes';
import { offerText } from '#words/systems/living/messages/match-tokens';
import type { Warning } from '../play/warnings';
import { conditionNames } from '#words/systems/living/messages/skill-text/words';
import { criticalEffect, theWeapon } from '#words/systems/living/messages/weapon-facts';

/** Facts of the match that put an option into words. */
export interface Surroundings {
  readonly names: Names;
  /** The weapon of a figure at a place of its card; undefined for fists. */
  readonly weapon: (figure: number, place: number) => Weapon | undefined;
  /** The skill of an enchantment, hex, Loa or promise on a figure. */
  readonly auraSkill: (figure: number, key: number) => string;
  readonly promisedSkill: (figure: number, nth: number) => string;
  /** Stored skill by the key of its holder */
  readonly pieceName: (key: number) => string;
  /** Others of the same hero may still act in this turn. */
  readonly isAccompanied?: boolean;
  /** The skill that is being used. */
  readonly used?: string;
  /** Names that a weapon and a skill of this request share. */
  readonly shared?: readonly string[];
}

export const groups = {
  movement: 'Movement',
  melee: 'Melee',
  ranged: 'Ranged',
  skills: 'Skills',
  other: 'Other actions',
  choice: '',
} as const;

/** Ids by which options name ranges: a weapon's by its place on the card, and a skill's. */
export const rangeIds = {
  weapon: (place: number): string => `weapon ${place}`,
  skill: (id: string): string => `skill ${id}`,
} as const;

/** Of what takes a whole turn. */
const bothActions = ' (both actions)';

const withSkill = (skill: string | undefined): string =>
  skill === undefined ? '' : `, using ${skillName(skill)}`;

/** A shot that a skill makes without a weapon is told by the skill alone. */
const shotWith = ({ weapon, skill }: Extract<Option, { pick: 'shoot' }>, used: Weapon | undefined): string =>
  weapon < 0 && skill !== undefined ? skillName(skill) : `${theWeapon(used)}${withSkill(skill)}`;

/** A Loa is sent away; a spell is ended. */
const dismissText = (skill: string, bearer: string): string =>
  findSkill(skill)?.class === 'Voodoo'
    ? `Send ${skillName(skill)} away from ${bearer}`
    : `End ${skillName(skill)} on ${bearer}`;

const at = (target: number): { readonly target?: number } => (target < 0 ? {} : { target });

/** Meaning of a number in a request. */
const valueText = (about: About, value: number, around: Surroundings): string => {
  if (about.about === 'die' && about.needsPip && value === 0) return 'No Magic pip: the spell fizzles';
  if (about.about === 'die') {
    const isMagic = about.value === 'magic' || about.value === 'MAV';
    const pips = count(value, isMagic ? 'Magic pip' : 'pip');
    const brings = isMagic && value > 0 ? blueText(around.used, value) : '';
    return brings === '' ? pips : `${pips}: ${brings}`;
  }
  if (about.about === 'effect') return effectText(about.skill, value);
  return about.about === 'number' ? numberText(about, value, around) : String(value);
};

const ends: Readonly<Partial<Record<About['about'], string>>> = {
  reaction: 'Don’t react',
  answer: 'Don’t answer',
  skill: 'Nothing',
  target: 'Nobody else',
};

const endOf = (about: About): string => {
  if (about.about === 'skill' && about.skill === 'shout') return 'No Shout';
  if (about.about === 'answer' && about.skill === '') return 'Do nothing';
  if (about.about === 'target' && about.skill !== '' && about.nth === 0) return 'Nobody';
  return ends[about.about] ?? 'Nothing more';
};

const isAboutSweeps = (about: About): boolean => about.about === 'may' && about.what === 'sweep';

const sweepText = `Sweep: the same AV also hits up to ${poleTargets} more opponents in contact`;

/** Effect of a critical hit that does not sweep. */
const usualText = ({ weapon }: Surroundings, self: number): string => {
  const pole = [0, 1, 2, 3].map((place) => weapon(self, place)).find((each) => each?.pole === true);
  const effect = pole && isMeleeKind(pole.type) ? criticalEffect(pole.type) : '';
  return effect === '' ? 'The usual effect' : `The usual effect: ${effect}`;
};

const action = (option: Option, about: About, around: Surroundings): OptionText => {
  const { names } = around;
  const self = about.figure;
  switch (option.pick) {
    case 'yes':
      return { text: isAboutSweeps(about) ? sweepText : 'Yes', group: groups.choice };
    case 'no':
      return isAboutSweeps(about)
        ? { text: usualText(around, self), group: groups.choice, isUsual: true }
        : { text: 'No', group: groups.choice, isEnd: true };
    case 'done':
      return { text: endOf(about), group: groups.choice, isEnd: true };
    case 'figure':
      return {
        text: begun(names(option.figure)),
        group: groups.choice,
        target: option.figure,
        ...(about.about === 'target' && { isRolled: true }),
      };
    case 'value': {
      const short =
        about.about === 'die' ? about.short?.find(({ value }) => value === option.value) : undefined;
      return {
        text: valueText(about, option.value, around),
        group: groups.choice,
        // Of no pips it is said already.
        ...(short && option.value > 0 && { warning: outOfRange(short.away, short.reach) }),
      };
    }
    case 'condition':
      return { text: conditionNames[option.condition], group: groups.choice };
    case 'aura':
      return {
        text: skillName(around.auraSkill('of' in about ? about.of : self, option.key)),
        group: groups.choice,
      };
    case 'skill':
      return { text: skillName(option.skill), group: groups.choice };
    case 'move':
      return { text: 'Move', group: groups.movement };
    case 'charge':
    case 'melee': {
      const by = option.by === undefined ? '' : `${begun(names(option.by))}: `;
      const verb = option.pick === 'charge' ? 'charge' : 'attack';
      const weapon = theWeapon(around.weapon(option.by ?? self, option.weapon));
      const isShared = around.shared?.includes(weapon) === true;
      const said = `${verb} ${names(option.target)} with ${isShared ? 'the weapon ' : ''}${weapon}${withSkill(option.skill)}`;
      return {
        text: `${by === '' ? capital(said) : by + said}${option.pick === 'charge' ? bothActions : ''}`,
        group: groups.melee,
        ...(isShared &&
          option.skill === undefined && { effect: `A plain attack, without the skill ${weapon}.` }),
        ...toldOf(option.skill),
        target: option.target,
        isRolled: true,
      };
    }
    case 'shoot':
      return {
        text: `Shoot at ${names(option.target)} with ${shotWith(option, around.weapon(self, option.weapon))}`,
        group: groups.ranged,
        ...toldOf(option.skill),
        target: option.target,
        isRolled: true,
        range: option.weapon < 0 ? rangeIds.skill(option.skill ?? '') : rangeIds.weapon(option.weapon),
      };
    case 'use': {
      // Of a skill for friends it is not plain that it is meant for oneself.
      const isPlain =
        option.target === undefined || (option.target === self && findSkill(option.skill)?.target === 'self');
      const on = isPlain ? '' : ` on ${names(option.target ?? self)}`;
      const isShared = around.shared?.includes(skillName(option.skill)) === true;
      const stored = option.stored === undefined ? '' : 'the stored ';
      const isBoth = (option.cost ?? findSkill(option.skill)?.actions) === 2;
      const cost = isBoth
        ? bothActions
        : option.cost === undefined
          ? ''
          : ` (${count(option.cost, 'action')})`;
      return {
        text: `Use ${stored}${isShared ? 'the skill ' : ''}${skillName(option.skill)}${on}${cost}`,
        group: groups.skills,
        ...toldOf(option.skill),
        isRolled: true,
        range: rangeIds.skill(option.skill),
        ...at(option.target ?? -1),
      };
    }
    case 'reload':
      return { text: `Reload ${theWeapon(around.weapon(self, option.weapon))}`, group: groups.ranged };
    case 'move-and-reload':
      return {
        text: `Move and reload ${theWeapon(around.weapon(self, option.weapon))}`,
        group: groups.movement,
      };
    case 'climb':
      return {
        text: option.actions === 2 ? 'Climb a ladder with two actions' : 'Climb',
        group: groups.movement,
      };
    case 'land':
      return { text: 'Land', group: groups.movement };
    case 'stand-up':
      return { text: 'Stand up', group: groups.movement };
    case 'shake-off':
      return { text: 'Shake off a Dazed counter', group: groups.other };
    case 'resist':
      return { text: `Fight off ${skillName(around.auraSkill(self, option.aura))}`, group: groups.other };
    case 'recover':
      return { text: `Start recovering${bothActions}`, group: groups.other, effect: recoverEffect };
    case 'restore':
      return { text: 'Regain Life', group: groups.other };
    case 'delay':
      return { text: 'Delay an action', group: groups.other, note: delayNote(about) };
    case 'mount':
      return { text: `Mount ${names(option.pet)}`, group: groups.movement, target: option.pet };
    case 'dismount':
      return { text: 'Dismount', group: groups.movement };
    case 'give-action':
      return { text: `Give an action to ${names(option.pet)}`, group: groups.other, target: option.pet };
    case 'drop-cannon':
      return { text: 'Drop the cannon', group: groups.other };
    case 'take-life':
      return {
        text: `Regain the Life from ${skillName(around.promisedSkill(self, option.nth))}`,
        group: groups.other,
      };
    case 'knock-down':
      return {
        text: `Go for ${possessive(names(option.target))} legs`,
        group: groups.melee,
        target: option.target,
        isRolled: true,
      };
    case 'dismiss':
      return {
        text: dismissText(around.auraSkill(option.of, option.aura), names(option.of)),
        group: groups.other,
        target: option.of,
      };
    case 'scenario':
      return { text: offerText(option.what, option.piece, around.pieceName), group: groups.other };
    case 'end':
      return {
        text: around.isAccompanied ? `End ${possessive(names(self))} turn` : 'End turn',
        group: groups.choice,
        isEnd: true,
      };
  }
};

/** How each option of a request is told; two that would be told alike are numbered. */
export const optionTexts = (
  options: readonly Option[],
  about: About,
  around: Surroundings,
  warned: readonly (Warning | undefined)[] = [],
): readonly OptionText[] => {
  const values = options.flatMap((option) => (option.pick === 'value' ? [option.value] : []));
  const most = about.about === 'die' ? Math.max(...values) : undefined;
  const shared = sharedNames(options, (by, place) => theWeapon(around.weapon(by ?? about.figure, place)));
  return toldApart(
    options.map((option, nth) => ({
      ...warnedOf(action(option, about, { ...around, shared }), warned[nth]),
      // Nearly everybody takes the die with the most pips.
      ...(option.pick === 'value' && option.value === most && { isUsual: true }),
    })),
  );
};

/** "Bleeding". */
export const conditionText = ({ condition }: Pick<Suffered, 'condition'>): string =>
  conditionNames[condition];
