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
        `with a ${conditionNames[condition]} counter he ${what === 'does-nothing' ? 'does nothing' : 'only moves, at half rate'}`,
    )
    .join('; ');

const oneAtATime = ({ about, held, recast, letsIn }: Rule<'one-at-a-time'>): string => {
  const again = `using the same one again ${recast === 'renews' ? 'renews it' : 'doesn’t make it last longer'}`;
  return letsIn
    ? `While ${one({ kinds: held })} rides a Hero, no other Loa enters him, except one that comes to lead it away. ${capital(again)}.`
    : `While ${one(about)} lasts on a Hero as ${one({ kinds: held })}, no other ${single(about)} affects him. ${capital(again)}.`;
};

const defence = ({ about, voluntaryFor, stops }: Rule<'defence'>): string =>
  voluntaryFor === 'allies'
    ? `Allies with Magic pips don’t have to [defend](magic#defending) against ${many(about)}.`
    : `The target may roll Magic pips against ${many(about)}, as [against magic](magic#defending)${
        stops === 'blue-line-only'
          ? ', but doesn’t have to, and stops only effects of Magic pips. Nobody can defend against effects of Skill pips.'
          : ', but doesn’t have to.'
      }`;

const stay = ({ about, until }: Rule<'stays'>): string =>
  ({
    'applied-at-once': `${one(about)} comes, does its work and leaves; the effect stays.`,
    'applied-on-occasion': `${one(about)} waits for the next occasion its skill names, acts then, and leaves.`,
    'made-to-leave': `${one(about)} stays, along with its effect, until it is made to leave.`,
  })[until];

/** A rule as sentences; `[words](address)` leads to other rules. */
export const ruleText = (rule: SchoolRule): readonly string[] => {
  switch (rule.rule) {
    case 'equipment':
      return [`To use the school’s skills your Hero must have ${needPhrase(rule.need)} on his card.`];
    case 'sacrifice':
      return [
        `Before you roll for ${one(rule.about)} you may announce a sacrifice. After the roll you may then turn ${amountOf(rule.dice, 'die', 'dice')} to the face with the Skill pip. For the sacrifice ${saidOfYou(rule.cost)}, whether you turn a die or not.`,
      ];
    case 'on-failure':
      return [`Whenever one of your ${many(rule.about)} fails, ${saidOfYou(rule.effects)}.`];
    case 'lethal-cost':
      return [
        `If the cost of ${one(rule.about)} or a sacrifice takes your last Life, you are dead at once, not unconscious first. If the spell succeeds, it still takes effect, with ${amountOf(rule.pipsOfSuccess, 'Skill pip')} more. The loss for failing only leaves you unconscious.`,
      ];
    case 'bodies':
      return [
        `Where one of the ${many(rule.about)} needs a dead body, an unconscious Hero or follower will do. After a success the body is [wasted](conditions#wasted): none of them may use it again. Other skills may, and it may still respawn.`,
      ];
    case 'one-at-a-time':
      return [oneAtATime(rule)];
    case 'ended-only-by':
      return [
        rule.causes.length === 1
          ? `${many(rule.about)} end only when their time is over: no skill removes them, and not even death ends them.`
          : `${capital(one(rule.about))} leaves ${list(
              rule.causes.map((cause) => causeWords[cause]),
              'or',
            )}.`,
      ];
    case 'stays':
      return [capital(stay(rule))];
    case 'one-bearer':
      return [
        'Each Loa rides one Vessel. When somebody successfully calls the same Loa into another Hero, it moves there. Others within its reach share the effect, and lose it with the Vessel.',
      ];
    case 'defence':
      return [defence(rule)];
    case 'range':
      return [
        `Without Magic pips you may aim ${many(rule.about)} at yourself or at a Hero in base contact; each Magic pip gives ${distanceOf(rule.perMagicPip)} of range. At a distance you must see the target.`,
      ];
    case 'counts-as':
      return [
        `${many(rule.about)} ${standingWords[rule.as]}${
          {
            needed: rule.as === 'spell' ? ', with Skill and Magic pips' : '',
            'not-needed': '; you need no Magic pip for them',
            'without-use': '; Magic pips are not needed and add nothing',
          }[rule.magicPips]
        }.`,
      ];
    case 'shout':
      return [
        `${many(rule.about)} take no action: use each with another action that isn’t a skill, ${amount(rule.perAction)} per action. You still roll the Hand; with an attack, one roll serves both.`,
        `When that action is over, it affects you and all allies in earshot, which is ${distanceOf(rule.earshot)} per die in your Hand. Anybody affected is deaf to further ${many(rule.about)} until his very next turn ends.`,
      ];
    case 'command':
      return [
        `${many(rule.about)} take a skill action. During it, another ally in your earshot acts out of turn, as it says. It costs him neither an action nor a Delay counter, and he may decline. ${capital(hampered(rule.hampered))}.`,
      ];
    case 'trap':
      return [
        `A trap is laid in base contact with you, with ${amountOf(rule.counters, 'trap counter')} for each Skill pip you rolled; they are its power.`,
        `It goes off at the end of this phase, once, and affects everybody, you included, within a reach of ${distanceOf(rule.reach)} who can be reached by a clear line along the ground. Terrain on that line that blocks sight or gives cover shields from it; anybody flying is safe.`,
      ];
    case 'used-by':
      return [
        rule.knows === 'hero-s-skills'
          ? `${many(rule.about)} are skills you learn and your ${rule.follower}s use: each of them knows all of yours and rolls its own Hand.`
          : `${many(rule.about)} are your ${rule.follower}’s, one for each slot your Hero left free; it rolls its own Hand. Some must be visible on its miniature.`,
      ];
    case 'taught':
      return [
        `For each ${rule.follower} that you field you take [${nameOfId(rule.skill)}](skills/${rule.skill}) once. A ${rule.follower} without it may not act. [${nameOfId(rule.orOnce)}](skills/${rule.orOnce}) can replace it, once.`,
      ];
    case 'bound-to-you':
      return [
        `You have ${amountOf(rule.most, rule.follower)} at a time. It vanishes ${list(
          rule.leavesWhen.map((when) =>
            when === 'another-is-summoned'
              ? 'when you successfully summon another'
              : 'when you fall unconscious',
          ),
          'or',
        )}.`,
      ];
    case 'measured-from':
      return [`You may measure range and sight for your ${many(rule.about)} from your pet.`];
    case 'shared-fate':
      return [
        `Each time your pet dies, your Dicepool is ${amountOf(rule.dice, 'die', 'dice')} smaller for good. Each time you die, your pet’s is.`,
      ];
    case 'trigger':
      return [
        `${many(rule.about)} wait for an announcement: an action, a spell, whatever the text names. Then the effect comes at once and the Hex is over. Its bearer doesn’t defend again; others it affects do so then.`,
      ];
    case 'removal':
      return [
        'Its first effect comes when it is cast. Its removal effect comes only if it ends early, including when you fall unconscious; it needs no roll and uses the Skill pips of the casting. If you cast it again, it is renewed, keeps its place among your enchantments, and hasn’t ended.',
      ];
    case 'loadout':
      return [
        `In the [Snowfall scenario](scenarios#snowfall) everybody uses skills of this school instead of his own, up to ${amount(rule.common)} common and ${amount(rule.elite)} elite, and never mixes the two. Defence, Melee, Ranged and Magic pips don’t count; the Skill pip does.`,
      ];
    case 'snowball':
      return [
        `${many(rule.about)} are ranged attacks. A snowball flies ${distanceOf(rule.range)}, however hurt you are, at a target in [sight](combat#sight). Only [cover](combat#cover) defends against it; there is no dead zone, no critical hit and no reaction.`,
        `A target with a ${conditionNames[rule.more.against]} counter takes ${amount(rule.more.damage)} more damage from a snowball that damages it.`,
      ];
    case 'spares':
      return [
        `Anybody who loses his last Life to a snowball or a ${rule.andFollower} never dies: he stays unconscious.`,
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
