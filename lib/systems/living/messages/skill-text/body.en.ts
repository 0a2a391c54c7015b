import { type PipCount, type SkillLine, type SkillText, plainLine } from '../../skills/skill-text';
import { ruleAbout } from '../../skills/school-rules';
import type { Effect, Parameter } from '../../skills/effects/effect';
import type { Group } from '../../skills/effects/terms';
import { needsSuccess } from '../../skills/every-try';
import { isSpell, type Skill, type SkillBody } from '../../skills/school';
import { brief, facts } from '#words/systems/living/messages/skill-text/facts';
import { figure } from '#words/systems/living/messages/skill-text/amounts';
import type { Place } from '#words/systems/living/messages/skill-text/grammar';
import { joinedBy, phrase } from '#words/systems/living/messages/skill-text/phrase';
import { joinSentences, type Sentence } from '#words/systems/living/messages/skill-text/sentence';
import { sentencesOf } from '#words/systems/living/messages/skill-text/sentences';
import { isGroup } from '#words/systems/living/messages/skill-text/who';

/** A skill, or what it reads while something holds. */
export type Body = SkillBody & { readonly class: Skill['class']; readonly needs?: Skill['needs'] };

const line = (sentences: readonly Sentence[]): SkillLine => joinedBy(joinSentences(sentences), ' ');

const isParameter = (effect: Effect, ...parameters: readonly Parameter['parameter'][]): boolean =>
  'parameter' in effect && parameters.includes(effect.parameter);

const lastsWithSkill = (effect: Effect): boolean => 'lasting' in effect && effect.until === 'while-it-lasts';

/** When and how far a trap goes off, by the rule of its school. */
const trapText = (skill: Body): readonly Sentence[] => {
  const rule = skill.kind === 'trap' ? ruleAbout(skill, 'trap') : undefined;
  return rule
    ? [{ body: phrase`the trap goes off when this phase ends, with a reach of ${String(rule.reach.fixed)}#` }]
    : [];
};

const attackClasses: ReadonlySet<Skill['class']> = new Set(['Melee Attack', 'Ranged Attack', 'Pet Attack']);

/** Groups that acts of a line name. */
const groupsIn = (effects: readonly Effect[]): readonly Group[] =>
  effects.flatMap((effect) =>
    'act' in effect && 'whom' in effect && isGroup(effect.whom) ? [effect.whom] : [],
  );

/** An enchantment whose effects are over at once, except for those of its end. */
const isMark = ({ kind, always = [], green = [], blue = [] }: Body): boolean =>
  (kind === 'enchantment' || kind === 'force-enchantment') &&
  [...always, ...green, ...blue].every((effect) => !('lasting' in effect) && !('named' in effect));

/** Gives effects the duration that a parameter beside them sets. */
const withTime = (effects: readonly Effect[]): readonly Effect[] => {
  const [parameter] = effects.flatMap((effect) =>
    'parameter' in effect && effect.parameter === 'lasts' ? [effect] : [],
  );
  if (!parameter || !effects.some(lastsWithSkill)) return effects;
  return effects
    .filter((effect) => effect !== parameter)
    .map((effect) =>
      'lasting' in effect && lastsWithSkill(effect)
        ? { ...effect, until: parameter.until, ...(parameter.or && { or: parameter.or }) }
        : effect,
    );
};

type Targets = Extract<Parameter, { readonly parameter: 'targets' }>;

/** One target and no more: on a card, more pips would make it several. */
const isRolledOne = ({ upTo }: Targets, scale: number, { rolled }: PipCount): boolean =>
  rolled === true && figure(upTo, { scale }) === 1;

const placeOf = (skill: Body, pips: PipCount): Omit<Place, 'scale' | 'grows' | 'perPip'> => {
  const chosen = (effects: readonly Effect[] = [], scale: number): readonly Targets[] =>
    effects.flatMap((effect) =>
      'parameter' in effect && effect.parameter === 'targets' && !isRolledOne(effect, scale, pips)
        ? [effect]
        : [],
    );
  const several = [...chosen(skill.green, pips.green), ...chosen(skill.blue, pips.blue)];
  return {
    target: skill.target,
    ...(several.length > 0 && { targets: several.some(({ inReach }) => inReach) ? 'first' : 'each' }),
    ...(isSpell(skill) && { bySpell: true }),
    ...(isMark(skill) && { mark: skill.removal ? 'until-removed' : 'idle' }),
  };
};

/** Effects of a success that pips don't scale: what happens at once, and how long it stays. */
const broughtBy = (
  skill: Body,
): {
  readonly first: readonly Effect[];
  readonly last: readonly Effect[];
  readonly inBlue: readonly Effect[];
} => {
  const { always = [], green = [], blue = [], removal } = skill;
  const onSuccess = withTime(always.filter((effect) => needsSuccess(effect, skill)));
  const isLast = (effect: Effect): boolean =>
    isParameter(effect, 'lasts', 'again-this-turn') || (lastsTimed(effect) && !always.includes(effect));
  const last = onSuccess.filter(isLast);
  const isOfBlue = !removal && !green.some(lastsWithSkill) && blue.some(lastsWithSkill);
  return {
    first: onSuccess.filter((effect) => !isLast(effect)),
    last: isOfBlue ? [] : last,
    inBlue: isOfBlue ? last : [],
  };
};

const lastsTimed = (effect: Effect): boolean => 'lasting' in effect && effect.until !== 'while-it-lasts';

/** A line that grows with its pips. */
const grownBy = (scale: number, { rolled }: PipCount): Pick<Place, 'scale' | 'grows' | 'perPip'> => ({
  scale,
  grows: true,
  perPip: scale === 1 && !rolled,
});

/** Subject of a line that only says how long its skill stays. */
const lastingName = ({ kind }: Body): Pick<Place, 'lasting'> =>
  kind === 'hex' || kind === 'enchantment' ? { lasting: `this ${kind}` } : {};

/** A skill's lines with this many pips. */
export const bodyText = (skill: Body, pips: PipCount): Omit<SkillText, 'otherForm'> => {
  const { always = [], green = [], blue = [], removal = [] } = skill;
  const place = placeOf(skill, pips);
  const fixed: Place = { ...place, scale: 1, grows: false };
  const { first, last, inBlue } = broughtBy(skill);
  const timed = first.flatMap((effect) => ('lasting' in effect && lastsTimed(effect) ? [effect] : []));
  const growing: Place = { ...place, ...grownBy(pips.green, pips), timed };
  const own: Place = attackClasses.has(skill.class) ? { ...growing, withAttack: true } : growing;
  const limits = green.filter((effect) => isParameter(effect, 'dead-at-most'));
  const times = green.filter((effect) => isParameter(effect, 'lasts'));
  const atFirst = [
    ...trapText(skill),
    ...sentencesOf(limits, own),
    ...sentencesOf(first, fixed),
    ...sentencesOf(
      green.filter((effect) => !limits.includes(effect) && !times.includes(effect)),
      own,
    ),
  ];
  const greenSentences = [
    ...atFirst,
    ...sentencesOf(times, atFirst.length === 0 ? { ...own, ...lastingName(skill) } : own),
    ...sentencesOf(last, fixed),
  ];
  const behind: Place = {
    ...place,
    ...grownBy(pips.blue, pips),
    timed,
    mentioned: groupsIn(green),
    awaited: greenSentences.flatMap(({ opening }) => (opening ? [plainLine(opening)] : [])),
  };
  return {
    facts: facts(skill),
    brief: brief(skill),
    always: line(
      sentencesOf(
        always.filter((effect) => !needsSuccess(effect, skill)),
        fixed,
      ),
    ),
    green: line(greenSentences),
    blue: line([...sentencesOf(blue, behind), ...sentencesOf(inBlue, fixed)]),
    removal: line(sentencesOf(removal, growing)),
  };
};
