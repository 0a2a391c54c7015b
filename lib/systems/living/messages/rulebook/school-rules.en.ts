import type { Condition } from '../../skills/effects/terms';
import type { RuleSchoolId } from '../../reference/chapters';
import type { SchoolRule } from '../../skills/school-rule';
import { schoolRules } from '../../skills/school-rules';
import { list } from '#words/language/words';
import { nameOfId } from '#words/systems/living/messages/places';
import { needPhrase } from '#words/systems/living/messages/skill-locks';
import { capital } from '#words/systems/living/messages/skill-text/phrase';
import { saidOfYou } from '#words/systems/living/messages/skill-text/renderer';
import { conditionNames } from '#words/systems/living/messages/skill-text/words';
import {
  amount,
  amountOf,
  causeWords,
  distanceOf,
  many,
  one,
  single,
  standingWords,
} from '#words/systems/living/messages/rulebook/rule-words';

type Rule<Name extends SchoolRule['rule']> = Extract<SchoolRule, { readonly rule: Name }>;

const hampered = (how: Rule<'command'>['hampered']): string =>
  (Object.entries(how) as [Condition, string][])
    .map(
      ([condition, what]) =>
        `with a ${conditionNames[condition]} counter he ${what === 'does-nothing' ? 'does nothing' : 'can only move, and only half as far'}`,
    )
    .join('; ');

const oneAtATime = ({ about, held, recast, letsIn }: Rule<'one-at-a-time'>): string => {
  const again = `${letsIn ? 'calling the same Loa' : 'casting the same spell'} again ${recast === 'renews' ? 'renews it' : 'doesn’t make it last longer'}`;
  return letsIn
    ? `While ${one({ kinds: held })} rides a Hero, no other Loa enters him, except one that comes to lead it away. ${capital(again)}.`
    : `While a Hero is under ${one(about)} that is ${one({ kinds: held })}, no other ${single(about)} affects him. ${capital(again)}.`;
};

const defence = ({ about, voluntaryFor, stops }: Rule<'defence'>): string =>
  voluntaryFor === 'allies'
    ? `Allies with Magic pips don’t have to [defend](magic#defending) against your ${many(about)}.`
    : `The target may roll to defend against ${many(about)}, as [against spells](magic#defending)${
        stops === 'blue-line-only'
          ? ', but doesn’t have to. That stops only the effects of Magic pips. Nobody can defend against the effects of Skill pips.'
          : ', but doesn’t have to.'
      }`;

const stay = ({ about, until }: Rule<'stays'>): string =>
  ({
    'applied-at-once': `${one(about)} comes, does its work and leaves; the effect stays.`,
    'applied-on-occasion': `${one(about)} waits for the next occasion its skill names, acts then, and leaves.`,
    'made-to-leave': `${one(about)} stays, along with its effect, until it is made to leave.`,
  })[until];

const followerNames = { pet: 'pet', daemon: 'Daemon' } as const;

/** A rule as sentences; `[words](address)` leads to other rules. */
export const ruleText = (rule: SchoolRule): readonly string[] => {
  switch (rule.rule) {
    case 'equipment':
      return [`To use this school’s skills, your Hero must have ${needPhrase(rule.need)} on his card.`];
    case 'sacrifice':
      return [
        `Before you roll for ${one(rule.about)}, you may announce a sacrifice. After the roll you may then turn ${amountOf(rule.dice, 'die', 'dice')} to the face with the Skill pip. Whether you turn a die or not, ${saidOfYou(rule.cost)} for the sacrifice.`,
      ];
    case 'on-failure':
      return [`Whenever one of your ${many(rule.about)} fails, ${saidOfYou(rule.effects)}.`];
    case 'lethal-cost':
      return [
        `If the cost of ${one(rule.about)} or a sacrifice takes your last Life, you die at once instead of falling unconscious. If the spell succeeds, it still takes effect, with ${amount(rule.pipsOfSuccess)} more Skill pip. But if you lose your last Life because a spell failed, you only fall unconscious.`,
      ];
    case 'bodies':
      return [
        `Where ${one(rule.about)} needs a dead body, an unconscious Hero or follower will do. After a success the body is [wasted](conditions#wasted): no ${single(rule.about)} may use it again. Other skills may, and the figure may still respawn.`,
      ];
    case 'one-at-a-time':
      return [oneAtATime(rule)];
    case 'ended-only-by':
      return [
        rule.causes.length === 1
          ? `${many(rule.about)} end only when their time is up: no skill removes them, and not even death ends them.`
          : `${capital(one(rule.about))} leaves ${list(
              rule.causes.map((cause) => causeWords[cause]),
              'or',
            )}.`,
        ...(rule.causes.includes('dismissed-by-caster')
          ? ['He may say it at any time, even on somebody else’s turn, without using an action.']
          : []),
      ];
    case 'stays':
      return [capital(stay(rule))];
    case 'one-bearer':
      return [
        'Each Loa rides one Vessel at a time. When somebody successfully calls the same Loa into another Hero, it moves there. Others within its reach share the effect. If the Loa is made to leave, they lose it too.',
      ];
    case 'defence':
      return [defence(rule)];
    case 'range':
      return [
        `Without Magic pips you may aim ${many(rule.about)} at yourself or at a Hero in base contact; each Magic pip gives ${distanceOf(rule.perMagicPip)} of range. A target that isn’t in contact must be in sight.`,
      ];
    case 'counts-as':
      return [
        `${many(rule.about)} ${standingWords[rule.as]}${
          {
            needed: rule.as === 'spell' ? ', with Skill and Magic pips' : '',
            'not-needed': '. They don’t need Magic pips',
            'without-use': '; they don’t need Magic pips and gain nothing from them',
          }[rule.magicPips]
        }.`,
      ];
    case 'shout':
      return [
        `A ${single(rule.about)} takes no action: use it with another action that isn’t a skill action, ${amount(rule.perAction)} per action. You still roll the Hand for it; with an attack, one roll serves both.`,
        `When that action is over, the ${single(rule.about)} affects you and all allies in earshot, which is ${distanceOf(rule.earshot)} per die in your Hand. Anybody affected is deaf to further ${many(rule.about)} until the end of his very next turn.`,
      ];
    case 'command':
      return [
        `A ${single(rule.about)} takes a skill action. Another ally in your earshot then acts at once, out of turn, as the ${single(rule.about)} says. This costs him neither an action nor a Delay counter, and he may decline. ${capital(hampered(rule.hampered))}.`,
      ];
    case 'trap':
      return [
        `You lay a trap in base contact with your Hero and put ${amountOf(rule.counters, 'trap counter')} on it for each Skill pip you rolled. The counters show how strong it is.`,
        `It goes off once, at the end of this phase. It affects everybody within a reach of ${distanceOf(rule.reach)}, you included, if a clear line along the ground leads to them. Terrain on that line that blocks sight or gives cover protects them. Anybody flying is safe.`,
      ];
    case 'used-by':
      return [
        rule.knows === 'hero-s-skills'
          ? `You learn ${many(rule.about)} and your ${followerNames[rule.follower]}s use them: each ${followerNames[rule.follower]} knows all the ones you have, and rolls its own Hand.`
          : `Your ${followerNames[rule.follower]} may have one ${single(rule.about)} for each slot your Hero left free, and rolls its own Hand for them. You may choose some of them only if the miniature has the body part they use, such as wings.`,
      ];
    case 'taught':
      return [
        `For each ${rule.follower} you field, take [${nameOfId(rule.skill)}](skills/${rule.skill}) once. Without it, a ${rule.follower} can’t act. You may take [${nameOfId(rule.orOnce)}](skills/${rule.orOnce}) instead for one of your ${rule.follower}s.`,
      ];
    case 'bound-to-you':
      return [
        `You can have only ${amountOf(rule.most, followerNames[rule.follower])} at a time. It vanishes ${list(
          rule.leavesWhen.map((when) =>
            when === 'another-is-summoned'
              ? 'when you successfully summon another'
              : 'when you fall unconscious',
          ),
          'or',
        )}.`,
      ];
    case 'measured-from':
      return [`For your ${many(rule.about)} you may measure range and check sight from your pet.`];
    case 'shared-fate':
      return [
        `Each time your pet dies, your Dicepool shrinks by ${amountOf(rule.dice, 'die', 'dice')} for good. Each time you die, your pet’s Dicepool shrinks in the same way.`,
      ];
    case 'trigger':
      return [
        `${many(rule.about)} wait until the target announces whatever the text names, such as an action or a spell. Then the effect happens at once and the Hex is over. The target doesn’t defend again; anybody else it affects defends then.`,
      ];
    case 'removal':
      return [
        'The first effect happens when you cast the enchantment. The removal effect happens only if the enchantment ends early, for example because you fall unconscious. Don’t roll for it: use the Skill pips from the casting. If you cast the enchantment again, it is renewed and keeps its place among the others; that doesn’t count as ending.',
      ];
    case 'loadout':
      return [
        `In the [Snowfall scenario](scenarios#snowfall) everybody leaves his usual skills at home and uses skills of this school: up to ${amount(rule.common)} common and ${amount(rule.elite)} elite. Never use them together with other skills. Defence, Melee, Ranged and Magic pips don’t count; the Skill pip does.`,
      ];
    case 'snowball':
      return [
        `${many(rule.about)} are ranged attacks on a target in [sight](combat#sight). A snowball flies up to ${distanceOf(rule.range)}, however badly hurt you are. Only [cover](combat#cover) defends against it. There is no dead zone, no critical hit and no reaction.`,
        `If a snowball does damage to a target with a ${conditionNames[rule.more.against]} counter, it does ${amount(rule.more.damage)} extra damage.`,
      ];
    case 'spares':
      return [
        `Nobody dies from a snowball or a ${rule.andFollower}: anybody who loses his last Life to one stays unconscious.`,
      ];
    case 'fixed-movement':
      return [
        `Life lost to snowballs and snowmen doesn’t slow you: you move ${distanceOf(rule.distance)} per movement action, and only conditions change that.`,
      ];
  }
};

/** The rules of a section of a school's page, in sentences. */
export const rulesOf = (school: RuleSchoolId, section: string): readonly string[] =>
  (schoolRules[school]?.[section] ?? []).flatMap(ruleText);
