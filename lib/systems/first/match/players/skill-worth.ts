import { meanBest } from '../../../../painted-die/match/exchange';
import { unit } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import type { Effect } from '../../skills/effect';
import { does, unmovedOf } from '../effects/use';
import type { Figure } from '../state/figure';
import { areFoes, profileOf, fiendOf, type MatchContext } from '../state/match-context';
import { aimable } from '../using/aim';
import { magicOn, pipsFor, saidOnAverage, type Pips } from './reckoning';
import { isContested } from './stand';
import { dieWorth, gainOf, presence } from './value';

/** Worth of a point of a value until the figure's next turn. */
const pointWorth: Readonly<Record<Extract<Effect, { act: 'change' }>['value'], number>> = {
  AV: 0.3,
  DV: 0.3,
  MAV: 0.25,
  MDV: 0.1,
  movement: 0.08,
  range: 0.02,
};

/** Worth of attacks to a figure: none without Melee or Ranged pips. */
const strengthOf = (match: MatchContext, figure: Figure): number => {
  if (figure.kind === 'trap') return 0;
  const { melee, ranged } = profileOf(match, figure).sides;
  return Math.min(1, Math.max(meanBest(melee, figure.dice), meanBest(ranged, figure.dice)) / 2);
};

/** How much the attacks of the strongest opponent are. */
const threatTo = (match: MatchContext, figure: Figure): number =>
  match.s.figures.reduce(
    (most, foe) =>
      foe.life === 'up' && areFoes(foe, figure) ? Math.max(most, strengthOf(match, foe)) : most,
    0,
  );

type Said = (read: Parameters<typeof saidOnAverage>[2]) => number;

const sayer =
  (skill: Skill, pips: Pips): Said =>
  (read) =>
    saidOnAverage(skill, { ...pips, unmoved: 0 }, read) ?? 0;

/** Gain from a spell that works on one target, for the side of its caster. */
const onTarget = (match: MatchContext, caster: Figure, target: Figure, skill: Skill, pips: Pips): number => {
  const said = sayer(skill, pips);
  const { s } = match;
  const side = areFoes(caster, target) ? -1 : 1;
  let gain = 0;
  if (does(skill, 'damage')) {
    const { lost, fells } = magicOn(match, caster, target, skill, pips);
    gain -= side * gainOf(s, target, lost, fells);
  }
  const heals = said((effect) =>
    effect.act === 'heal' ? effect.by : effect.act === 'mend' ? effect.turns : undefined,
  );
  if (heals > 0) {
    const raises = target.life === 'down' ? presence(s, target) : 0;
    gain += Math.min(target.most - target.dice, heals) * dieWorth(s, target) + raises;
  }
  if (does(skill, 'raise')) gain += presence(s, target);
  if (does(skill, 'share-damage')) gain += isContested(match, target) ? 0.3 : 0.02;
  const counts = isContested(match, target) ? 1 : 0.1;
  const strength = strengthOf(match, target);
  const threat = threatTo(match, target);
  for (const value of ['AV', 'DV', 'MAV', 'MDV', 'movement', 'range'] as const) {
    const more = said((effect) =>
      effect.act === 'change' && effect.whom === 'target' && effect.value === value ? effect.by : undefined,
    );
    gain +=
      side * more * pointWorth[value] * counts * (value === 'AV' ? strength : value === 'DV' ? threat : 1);
  }
  if (does(skill, 'zero')) gain += 0.5 * counts * strength;
  if (does(skill, 'push')) gain += 0.1;
  return gain;
};

/** Expected gain from a spell: its best targets, times the chance that it works. */
const spellGain = (match: MatchContext, caster: Figure, skill: Skill): number => {
  const sheet = profileOf(match, caster);
  const pips = pipsFor(sheet, caster.dice);
  const said = sayer(skill, pips);
  const radius = does(skill, 'radius')
    ? { radius: said((effect) => (effect.act === 'radius' ? effect.of : undefined)) * unit }
    : {};
  const reach = said((effect) => (effect.act === 'reach' ? effect.by : undefined)) * unit;
  const gains = aimable(match, caster, skill, { reach, ...radius })
    .map((target) => onTarget(match, caster, target, skill, pips))
    .sort((a, b) => b - a);
  const isAll = does(skill, 'radius') && !does(skill, 'targets');
  const count = does(skill, 'targets')
    ? Math.max(1, Math.round(said((effect) => (effect.act === 'targets' ? effect.count : undefined))))
    : isAll
      ? gains.length
      : 1;
  return pips.chance * gains.slice(0, count).reduce((sum, gain) => sum + gain, 0);
};

const summonGain = (match: MatchContext, caster: Figure): number => {
  if (!caster.hasSummoned) return 1.5;
  if (caster.casting) return -0.5;
  return fiendOf(match, caster) ? -0.5 : 0.6;
};

const fiendGain = (match: MatchContext, caster: Figure, skill: Skill): number => {
  const { chance } = pipsFor(profileOf(match, caster), caster.dice);
  const fiend = fiendOf(match, caster);
  if (!fiend) return 0;
  const near = match.s.figures.some(
    (foe) =>
      foe.life === 'up' &&
      areFoes(foe, fiend) &&
      Math.abs(foe.at.x - fiend.at.x) + Math.abs(foe.at.y - fiend.at.y) < 4 * unit,
  );
  return chance * (does(skill, 'fiend-attack') ? (near ? 0.9 : 0) : isContested(match, fiend) ? 0.3 : 0.05);
};

/** Expected gain from a use of a skill that is no attack. */
export const skillGain = (match: MatchContext, figure: Figure, skill: Skill): number => {
  const { chance, green: mean } = pipsFor(profileOf(match, figure), figure.dice);
  if (does(skill, 'summon')) return summonGain(match, figure);
  if (skill.target === 'your-fiend') return fiendGain(match, figure, skill);
  if (skill.use === 'spell') return spellGain(match, figure, skill);
  if (does(skill, 'heal'))
    return chance * Math.min(figure.most - figure.dice, mean) * dieWorth(match.s, figure);
  if (does(skill, 'lay-traps')) return (isContested(match, figure) ? 0.15 : 0.02) * chance;
  if (does(skill, 'move')) return skill.use === 'movement' && !does(skill, 'zero') ? 0.05 : -0.05;
  const unmoved = unmovedOf(figure);
  const more = saidOnAverage(skill, { green: mean, blue: 0, unmoved }, (effect) =>
    effect.act === 'change' ? effect.by : undefined,
  );
  return chance * (isContested(match, figure) ? 0.12 * threatTo(match, figure) : 0.01) * Math.abs(more ?? 0);
};

/** Average effect of a working spell on a possible target. */
export const targetGain = (match: MatchContext, caster: Figure, target: Figure, skill: Skill): number => {
  return onTarget(match, caster, target, skill, pipsFor(profileOf(match, caster), caster.dice));
};
