import { plural } from '#words/language/words';
import type { Act } from '../../skills/effects/effect';
import type { Condition, Who } from '../../skills/effects/terms';
import {
  figure,
  forEach,
  furtherBy,
  isOne,
  number,
  quantity,
  signed,
  upTo,
} from '#words/systems/living/messages/skill-text/amounts';
import type { Clause, Place } from '#words/systems/living/messages/skill-text/grammar';
import { instruction, statement, type ActText } from '#words/systems/living/messages/skill-text/clauses';
import { isEmpty, listed, phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import { until } from '#words/systems/living/messages/skill-text/times';
import { isGroup, noun } from '#words/systems/living/messages/skill-text/who';
import {
  actionNames,
  actionNotes,
  attackValueName,
  conditionNames,
  manners,
} from '#words/systems/living/messages/skill-text/words';

type Of<Name extends Act['act']> = Extract<Act, { readonly act: Name }>;

/** "2 Slowed counters", "1 more Deep Wound counter". */
export const counters = (act: Of<'give'>, place: Place): Phrase => {
  const more = act.whom === 'target' && place.given?.includes(act.condition) ? 'more ' : '';
  const noun = `${more}${conditionNames[act.condition]} counter`;
  return quantity(act.count, noun, place, `${noun}s`);
};

const strengthOf = { 'melee-attack': 'AV', 'ranged-attack': 'RAV' } as const;

const strongerBy = (act: Of<'perform'>, place: Place): Phrase => {
  if (act.stronger === undefined) return phrase``;
  const value =
    act.action === 'melee-attack' || act.action === 'ranged-attack' ? strengthOf[act.action] : 'AV or RAV';
  return phrase` with ${signed(act.stronger, place)} ${attackValueName(value)}${forEach(act.stronger)}`;
};

/** Actions performed at once. */
export const performed = (act: Of<'perform'>, place: Place): ActText => {
  const subject = noun(act.who, place);
  if (act.ifArmed)
    return {
      clauses: [
        {
          whole: phrase`if you have a ${act.action === 'ranged-attack' ? 'ranged' : 'melee'} weapon, also perform ${quantity(act.times, actionNames[act.action][0], place, actionNames[act.action][1])} on the target`,
        },
      ],
      notes: [phrase`If the dead zone prevents the shot, the rest still happens`],
      alone: true,
    };
  const [one, many] = actionNames[act.action];
  const count = isOne(act.times, place) ? one : many;
  const kind = `${act.oneActionSkills && act.action !== 'skill-on-you' ? 'single-action ' : ''}${act.action === 'same-skill' ? 'more ' : ''}${count}`;
  const [manner, ...more] = (act.manner ?? []).map((each) => manners[each]);
  const towards = act.manner?.[0]?.startsWith('towards') === true;
  const how = [
    ...(manner === undefined || towards ? [] : [manner]),
    ...more,
    ...(act.further === undefined ? [] : [phrase`moving ${furtherBy(act.further, place, subject)}`]),
    ...(act.measuredFromYou ? ['with distance, sight and cover checked from where you stand'] : []),
  ];
  const rest = phrase`${number(act.times, place)} ${kind}${forEach(act.times)}${strongerBy(act, place)}${towards ? ` ${manner ?? ''}` : ''}${how.length > 0 ? phrase`, ${listed(how)}` : ''}`;
  const note = actionNotes[act.action];
  const notes = [
    ...(note === undefined ? [] : [phrase`${note}`]),
    ...(act.manner?.includes('climbing') ? [phrase`You must end somewhere level`] : []),
    ...(act.notThisSkill ? [phrase`That action can’t be this skill`] : []),
  ];
  return {
    clauses: [
      {
        subject,
        verb: act.optional ? 'may perform' : act.action === 'attack-skill' ? 'use' : 'perform',
        rest,
        ...((act.optional === true || subject.number !== 'you') && { isStatement: true }),
      },
    ],
    ...(notes.length > 0 && { notes }),
  };
};

const newest = ' (newest first)';

/** Conditions removed. */
export const cured = (act: Of<'cure'>, place: Place): Clause => {
  const from = noun(act.whom, place);
  const whom = from.number === 'you' ? 'yourself' : from.text;
  const counted = (noun: string, plural: string): Phrase =>
    act.count === 'all' ? phrase`all ${plural}` : quantity(act.count, noun, place, plural);
  if (act.counters) {
    const kind = act.pick === 'any' || act.pick === 'newest' ? 'condition' : conditionNames[act.pick];
    return instruction('remove', phrase`${counted(`${kind} counter`, `${kind} counters`)} from ${whom}`);
  }
  if (act.count === 'all') return instruction('remove', phrase`all conditions from ${whom}`);
  const picked =
    act.pick === 'newest'
      ? phrase`${counted('condition', 'conditions')}${newest}`
      : phrase`any ${counted('condition', 'conditions')}`;
  const its = isOne(act.count, place) ? 'its' : 'their';
  return isGroup(act.whom)
    ? statement(act.whom, place, 'lose', phrase`${picked} with all ${its} counters`)
    : instruction('remove', phrase`${picked} from ${whom}, with all ${its} counters`);
};

const dispelNames: Readonly<
  Record<Of<'dispel'>['what'], readonly [one: string, many: string, which?: string]>
> = {
  enchantment: ['enchantment', 'enchantments'],
  hex: ['hex', 'hexes'],
  'hex-on-movement': ['hex that hampers your movement', 'hexes that hamper your movement'],
  loa: ['Loa', 'Loas', ' (a Sleeper or an Intruder)'],
};

/** Enchantments, hexes and Loas lost. */
export const dispelled = (act: Of<'dispel'>, place: Place): Clause => {
  const subject = noun(act.whom, place);
  const [one, many, which = ''] = dispelNames[act.what];
  const count = quantity(act.count, one, place, many);
  if (act.pick === 'newest')
    return statement(
      act.whom,
      place,
      'lose',
      typeof act.count === 'object' && figure(act.count, place) === 1
        ? phrase`${subject.possessive} newest ${one}`
        : phrase`${count}${newest}`,
    );
  if (act.what === 'loa') return statement(act.whom, place, 'lose', phrase`${count}${which}`);
  return isGroup(act.whom)
    ? statement(act.whom, place, 'lose', phrase`any ${count}`)
    : instruction(
        'remove',
        subject.number === 'you' ? phrase`any ${count}` : phrase`any ${count} from ${subject.text}`,
      );
};

const disabledNames = {
  'all-skills': 'any skills',
  'this-skill': 'this skill',
  'skill-used': 'that skill',
  'snatched-loa': 'its skill',
} as const;

/** Skills that cannot be used. */
export const disabled = (act: Of<'disable'>, place: Place): Clause => {
  const subject = noun(act.whom, place);
  const long = act.until === 'match' ? phrase`for the rest of the match` : until(act.until, subject, place);
  const time = isEmpty(long) ? long : phrase` ${long}`;
  switch (act.what) {
    case 'random-skill':
      return statement(
        act.whom,
        place,
        'lose the use of',
        phrase`${upTo(act.count ?? { fixed: 1 }, 'skill', place, 'skills')} drawn at random${time}`,
      );
    case 'snowball-skills':
      return statement(
        act.whom,
        place,
        'lose the use of',
        phrase`${subject.possessive} Snowball skills${time}`,
      );
    case 'all-skills':
    case 'this-skill':
    case 'skill-used':
    case 'snatched-loa':
      return statement(act.whom, place, 'can’t use', phrase`${disabledNames[act.what]}${time}`);
  }
};

const summonWords = {
  zombie: ['raise', 'Zombie', 'Zombies'],
  golem: ['raise', 'Golem', 'Golems'],
  snowman: ['build', 'snowman', 'snowmen'],
  swarm: ['summon', 'swarm of insects', 'swarms of insects'],
  blade: ['summon', 'illusionary blade', 'illusionary blades'],
} as const;

/** Notes on figures that arrive, where no card of theirs says it. */
const summonNotes: Readonly<Partial<Record<Of<'summon'>['what'], readonly string[]>>> = {
  snowman: [
    'Each has five dice and one action a turn',
    'It may move 1# per Life, make a melee attack for 1 damage per Skill pip, or use Hard Knock',
    'It loses one Life at the end of each of your later turns; a snowball restores 1 Life to it per Skill pip',
    'When you fall unconscious, it attacks the nearest Hero, friend or foe',
  ],
};

/** Figures that come to the battlefield. */
export const summoned = (act: Of<'summon'>, place: Place): ActText => {
  const [base, one, many] = summonWords[act.what];
  const where =
    act.at === 'target'
      ? phrase` where ${noun('target', place).text} ${act.what === 'swarm' ? 'stands' : 'lies'}`
      : act.at === 'contact'
        ? phrase` in base contact with you`
        : phrase``;
  const extra = (act.extraDice ?? 0) * Math.max(1, place.scale - 1);
  const dice = `${plural(extra, 'die', 'dice')} in its Dicepool and Hand`;
  const notes = [
    ...(act.extraDice === undefined
      ? []
      : [
          place.scale > 1
            ? phrase`It gets ${[{ text: `+${extra}`, scales: true }]} ${dice}`
            : phrase`Each Skill pip after the first gives it +${String(extra)} ${dice}`,
        ]),
    ...(act.leaves ? [phrase`When it perishes, it leaves a body`] : []),
    ...(summonNotes[act.what] ?? []).map((note) => phrase`${note}`),
  ];
  return {
    clauses: [instruction(base, phrase`${quantity(act.count, one, place, many)}${where}`)],
    ...(notes.length > 0 && { notes }),
  };
};

/** Conditions that go from one to another. */
export const taken = (act: Of<'take-conditions'>, place: Place): Clause => {
  const end = (who: Who): Phrase | string =>
    noun(who, place).number === 'you' ? 'yourself' : noun(who, place).text;
  const what = act.counters ? 'condition counter' : 'condition';
  return instruction(
    'move',
    phrase`${quantity(act.count, what, place, `${what}s`)}${newest} from ${end(act.from)} to ${end(act.to)}${act.counters ? '' : `, with all ${isOne(act.count, place) ? 'its' : 'their'} counters`}`,
  );
};

/** The condition that an act gives the target. */
export const conditionOf = (act: Act): readonly Condition[] =>
  act.act === 'give' && act.whom === 'target' ? [act.condition] : [];
