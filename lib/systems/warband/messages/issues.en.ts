import { count, list, possessive } from '#words/language/words';
import type { Path } from '../../../issue';
import type { RuleFigures, RuleIssue } from '../rules/issue';
import { ranks } from '../sheet/rank';
import { muster, type Warband } from '../sheet/warband';
import { roleOf } from '../skills/roles';
import { terms } from '#words/systems/warband/messages/terms';

const wanted = list(ranks.map((rank) => terms.counted(muster[rank], rank)));

const unknownRole = ({ name, rank, role }: RuleFigures['role-unknown']): string => {
  if (role === undefined) return `${name} needs a speciality: every ${rank} has one.`;
  return rank === 'rookie'
    ? `${name} can’t be “${role}”: rookies have no role of that name.`
    : `${name} can’t be “${role}”: there’s no speciality of that name.`;
};

const fireTeam = ({ name, stat, lacks }: RuleFigures['fire-team']): string => {
  const needs = {
    partner: `another rookie with stat ${stat} and the role Fire Team or Allrounder`,
    gun: 'a heavy area shooter in the warband',
  };
  return `${name} has the role Fire Team and needs ${list(lacks.map((lack) => needs[lack]))}.`;
};

/** Sentence for an issue: the fault, the reason and the remedy. */
const sentence = (issue: RuleIssue): string => {
  switch (issue.rule) {
    case 'warband-ranks': {
      const { counts } = issue.figures;
      return `A warband is ${wanted}; this one has ${list(ranks.map((rank) => terms.counted(counts[rank], rank)))}.`;
    }
    case 'stat-range': {
      const { name, rank, stat, least, most } = issue.figures;
      return `${name} has a stat of ${stat}, but a ${rank}’s stat is ${least} to ${most}.`;
    }
    case 'stat-total':
      return `Your stats add up to ${issue.figures.total}; a warband needs at least ${issue.figures.least} (house value).`;
    case 'role-unknown':
      return unknownRole(issue.figures);
    case 'distraction-stat':
      return `${issue.figures.name} can’t distract with stat ${issue.figures.stat}: a Distraction needs at least ${issue.figures.least} to get close enough.`;
    case 'no-shooter':
      return `${issue.figures.name} has a shooter, but a ${roleOf(issue.figures.role).name} never shoots.`;
    case 'martial-artist-gear':
      return `${issue.figures.name} can carry ${terms.forbidden(issue.figures.gear)}: a Martial Artist fights bare-handed.`;
    case 'two-hands':
      return `${issue.figures.name} has only two hands, but carries a melee weapon, a shooter and a shield. Remove one.`;
    case 'medium-shooters':
      return `This warband has ${count(issue.figures.shooters, 'medium shooter')}, but can have at most ${issue.figures.most}.`;
    case 'heavy-shooters':
      return `This warband has ${count(issue.figures.shooters, 'heavy shooter')}, but can have at most ${issue.figures.most}.`;
    case 'fire-team':
      return fireTeam(issue.figures);
    case 'minion-master': {
      const { name, rookies, least } = issue.figures;
      return `${name} is a Minion Master and needs ${terms.counted(least, 'rookie')}, but this warband has ${rookies === 0 ? 'none' : rookies}.`;
    }
    case 'unarmed':
      return `${issue.figures.name} has no melee weapon and no shooter, and so can’t attack.`;
  }
};

const parts: Readonly<Record<string, string>> = {
  stat: 'stat',
  role: 'role',
  melee: 'gear',
  shooter: 'gear',
  shield: 'gear',
};

/** The human name of a place of the warband: "Warband", "Long Joan’s stat". */
const where = ([, index, part]: Path, { fighters }: Warband): string => {
  const name = typeof index === 'number' ? fighters[index]?.name : undefined;
  if (name === undefined) return terms.warband;
  const thing = typeof part === 'string' ? parts[part] : undefined;
  return thing === undefined ? name : `${possessive(name)} ${thing}`;
};

/** Sentences about a warband's rules. */
export const issues = { sentence, where };
