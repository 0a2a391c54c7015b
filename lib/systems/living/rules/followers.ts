import type { Points } from '../../system';
import type { Path } from '../../../issue';
import { basicAnimalTraining, freeDaemonSlots } from './skill-slots';
import type { Follower } from '../sheet/follower';
import type { HeroDraft } from '../sheet/hero';
import { bestFace } from '../../../painted-die/die';
import { pointBudget, pointsSpent } from '../sheet/pips';
import { daemonCapsOf, daemonSlotsOf } from './daemon';
import type { RuleIssueOf } from './issue';

/** The skills without which a follower of that kind cannot be; chapter "Followers", rulings 16 and 17. */
export const supportingSkill = {
  daemon: 'summoner/summon-daemon',
  'beast-shape': 'druid/shapeshift',
} as const;

/** Pets that the hero's skills allow; ruling 7. */
export const petsAllowed = (skills: HeroDraft['skills']): number =>
  skills.filter((choice) => choice === basicAnimalTraining).length +
  (skills.includes('beastmaster/spirit-chains') ? 1 : 0) +
  (skills.includes('druid/spirit-bond') ? 1 : 0);

/** More pets than Basic Animal Training, Spirit Chains and Spirit Bond allow. */
export const petTraining = (hero: HeroDraft): readonly RuleIssueOf<'pet-training'>[] => {
  const pets = hero.followers.filter((follower) => follower.kind === 'pet').length;
  const allowed = petsAllowed(hero.skills);
  if (pets <= allowed) return [];
  return [{ rule: 'pet-training', severity: 'error', path: ['followers'], figures: { pets, allowed } }];
};

/** A daemon wants Summon Daemon, a beast shape Shapeshift, and a hero has one of either at most. */
export const followerUnsupported = (hero: HeroDraft): readonly RuleIssueOf<'follower-unsupported'>[] =>
  hero.followers.flatMap(({ kind }, index): readonly RuleIssueOf<'follower-unsupported'>[] => {
    if (kind === 'pet') return [];
    const found = (
      figures: RuleIssueOf<'follower-unsupported'>['figures'],
    ): RuleIssueOf<'follower-unsupported'> => ({
      rule: 'follower-unsupported',
      severity: 'error',
      path: ['followers', index],
      figures,
    });
    const skill = supportingSkill[kind];
    if (!hero.skills.includes(skill)) return [found({ reason: 'no-skill', kind, skill })];
    const first = hero.followers.findIndex((follower) => follower.kind === kind);
    return first < index ? [found({ reason: 'two', kind })] : [];
  });

/** Place of the one daemon that Summon Daemon supports; none when there are two or none is supported. */
const supportedDaemon = (hero: HeroDraft): number | undefined => {
  if (!hero.skills.includes(supportingSkill.daemon)) return undefined;
  const daemons = hero.followers.flatMap(({ kind }, index) => (kind === 'daemon' ? [index] : []));
  return daemons.length === 1 ? daemons[0] : undefined;
};

/** A hero's judged daemon, and its place in the file. */
const judgedDaemon = (hero: HeroDraft): { readonly daemon: Follower; readonly path: Path } | undefined => {
  const index = supportedDaemon(hero);
  const daemon = index === undefined ? undefined : hero.followers[index];
  return index === undefined || daemon === undefined ? undefined : { daemon, path: ['followers', index] };
};

/** Points that the summoner's best Magic face gives a daemon; ruling 16. */
export const daemonBudget = (hero: HeroDraft): number => 4 * bestFace(hero.faces, 'magic');

/** Points of the follower at this place: 20, for a daemon what its summoner's best Magic face gives; none there: 0 of 0. */
export const followerPoints = (hero: HeroDraft, index: number): Points => {
  const follower = hero.followers[index];
  if (follower === undefined) return { spent: 0, budget: 0 };
  const budget = follower.kind === 'daemon' ? daemonBudget(hero) : pointBudget;
  return { spent: pointsSpent(follower.faces), budget };
};

/** A daemon has no Ranged pips, one green pip, and the points that its summoner's Magic gives; ruling 16. */
export const daemonCaps = (hero: HeroDraft): readonly RuleIssueOf<'daemon-caps'>[] => {
  const judged = judgedDaemon(hero);
  if (!judged) return [];
  const means = { points: daemonBudget(hero), green: [1], from: 'card' } as const;
  return daemonCapsOf(judged.daemon, means, judged.path);
};

/** Daemon Skills fill the slots that the hero left free, and nothing else does; ruling 16. */
export const daemonSlots = (hero: HeroDraft): readonly RuleIssueOf<'daemon-slots'>[] => {
  const judged = judgedDaemon(hero);
  return judged ? daemonSlotsOf(judged.daemon, freeDaemonSlots(hero.faces, hero.skills), judged.path) : [];
};
