import { amountOf } from '../../../../effects/amount';
import type { NamedEffect, NamedId } from '../../skills/effects/named';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { DaemonMeans } from '../../rules/daemon';
import type { Follower } from '../../sheet/follower';
import { profileOfFollower } from '../state/begin';
import { bring } from './bring';
import { cardOf, daemonBuilding, daemonOf, plainDaemon } from './daemon-building';
import { remove } from '../life/falls';
import type { Aura, Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { chooseSheet, figureOf, type MatchContext, ownProfile } from '../state/match-context';
import { addAura } from '../lasting/modifiers';
import { endAura } from '../lasting/end-aura';
import type { About } from '../state/option';
import { ritualOf } from '../entries/auras';
import type { EffectContext, Use } from '../state/use';

/** A number of a named effect in an entry's line, for this many pips. */
const figureIn = (skill: Skill, line: 'always' | 'green' | 'blue', name: string, pips: number): number => {
  for (const effect of skill[line] ?? []) {
    const of = 'named' in effect ? effect.figures[name] : undefined;
    if (of !== undefined) return amountOf(of, pips, () => 0);
  }
  return 0;
};

const isNamed =
  (id: NamedId) =>
  ({ skill }: Aura): boolean =>
    (findSkill(skill)?.green ?? []).some((effect) => 'named' in effect && effect.named === id);

const portalOf = (figure: Figure): Aura | undefined => figure.auras.find(isNamed('dark-portal'));

/** Your daemon vanishes from where it stands; one that is dead leaves its body, and nobody raises it any more. */
function* dismiss(match: MatchContext, summoner: Figure): Flow {
  for (const figure of match.s.figures) {
    if (figure.kind !== 'daemon' || figure.hero !== summoner.id) continue;
    if (figure.life === 'dead') figure.isLost = true;
    else yield* remove(match, figure);
  }
}

/** Means that a casting, and the portal that it comes through, give a daemon. */
const meansOf = (skill: Skill, green: number, magic: number, portal: Aura | undefined): DaemonMeans => {
  const portalSkill = portal && findSkill(portal.skill);
  const more = (name: string): number =>
    portal && portalSkill ? figureIn(portalSkill, 'green', name, portal.green) : 0;
  return {
    points: figureIn(skill, 'blue', 'points', magic) + green * more('points'),
    // The portal gives its own pips to one more face for each Skill pip of the casting.
    green: [
      figureIn(skill, 'green', 'skillPips', green),
      ...Array.from({ length: portal ? green : 0 }, () => more('skillPips')),
    ].filter((pips) => pips > 0),
    from: 'casting',
  };
};

/** Its player builds the daemon, or keeps the card of the one before. */
function* build(
  match: MatchContext,
  summoner: Figure,
  skill: Skill,
  means: DaemonMeans,
  dice: number,
): Flow<Follower> {
  // The shape shift was for that daemon only (ruling summoner-shape-shift).
  const before = match.s.figures.findLast(({ kind, hero }) => kind === 'daemon' && hero === summoner.id);
  const card = before && cardOf(ownProfile(match, before));
  const slots = ownProfile(match, summoner).daemonSlots ?? 0;
  const about: About = {
    about: 'build',
    figure: summoner.id,
    skill: skill.id,
    kind: 'daemon',
    dice,
    points: means.points,
    green: means.green,
    slots,
    ...(card && { card: plainDaemon(card) }),
  };
  return daemonOf(yield* chooseSheet(summoner.owner, about, daemonBuilding({ means, slots, card })));
}

/** The daemon comes into base contact, built with the pips of the casting and of the portal. */
function* appear(
  match: MatchContext,
  summoner: Figure,
  skill: Skill,
  green: number,
  magic: number,
  actions: number,
): Flow {
  const portal = portalOf(summoner);
  const means = meansOf(skill, green, magic, portal);
  const dice = figureIn(skill, 'blue', 'life', magic);
  if (portal) yield* endAura(match, summoner, portal.key, false);
  const daemon = yield* build(match, summoner, skill, means, dice);
  bring(match, summoner, {
    kind: 'daemon',
    sheet: profileOfFollower(daemon, dice),
    hand: dice,
    at: summoner.at,
    isBeside: true,
    actions,
  });
}

/** Summons a daemon: at once, or by a ritual of some turns; whoever performs it does nothing else. */
export const summonDaemon = (
  match: MatchContext,
  _effect: NamedEffect,
  context: EffectContext,
): Flow | undefined => (context.line === 'blue' ? beginRitual(match, context) : undefined);

function* beginRitual(match: MatchContext, { use }: EffectContext): Flow {
  const { skill, green, magic } = use;
  const summoner = figureOf(match, use.user);
  const portal = portalOf(summoner);
  const portalSkill = portal && findSkill(portal.skill);
  yield* dismiss(match, summoner);
  const turns =
    figureIn(skill, 'always', 'turns', 1) -
    figureIn(skill, 'green', 'sooner', green) +
    figureIn(skill, 'blue', 'later', magic) -
    (portal && portalSkill ? figureIn(portalSkill, 'blue', 'sooner', portal.blue) : 0);
  if (turns <= 0) {
    yield* appear(match, summoner, skill, green, magic, 0);
    return;
  }
  summoner.actions = 0;
  summoner.delays = 0;
  summoner.granted = [];
  const left = summoner.isActing ? turns + 1 : turns;
  addAura(match, summoner, 'state', { use }, { ends: 'turn-ends', of: summoner.id, left }, magic);
}

/** A portal that is open already stays as strong as it was: the stronger counts (ruling 3 for skills). */
const openPortal = (match: MatchContext, summoner: Figure, use: Use): void => {
  const before = portalOf(summoner);
  const green = Math.max(use.green, before?.green ?? 0);
  const blue = Math.max(use.magic, before?.blue ?? 0);
  addAura(
    match,
    summoner,
    'state',
    { use: { ...use, green } },
    { ends: 'never', of: summoner.id, left: 1 },
    blue,
  );
};

/** Opens the way for the next summoning that works; a daemon that is there vanishes. */
export const darkPortal = (
  match: MatchContext,
  _effect: NamedEffect,
  { use, line }: EffectContext,
): Flow | undefined => {
  const summoner = figureOf(match, use.user);
  if (line === 'always') return dismiss(match, summoner);
  if (line === 'green') openPortal(match, summoner, use);
  return undefined;
};

/** The ritual that ends with this turn of its performer, if one does. */
export const dueRitual = (figure: Figure): Aura | undefined => {
  const ritual = ritualOf(figure);
  return ritual && ritual.clock.left <= 1 && figure.life === 'up' && figure.hand > 0 ? ritual : undefined;
};

/** Ends a ritual: its daemon comes and may act in this turn. */
export function* completeRitual(match: MatchContext, figure: Figure, ritual: Aura): Flow {
  const skill = findSkill(ritual.skill);
  if (skill) yield* appear(match, figure, skill, ritual.green, ritual.blue, 2);
}
