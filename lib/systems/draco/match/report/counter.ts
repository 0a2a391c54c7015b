import {
  newCounts,
  noSkill,
  talliesOf,
  type Counting,
  type SkillCounting,
  type SkillTally,
  type Tally,
} from '../../../../match/tally';
import { handled, type Handlers } from '../../../event-handlers';
import type { MatchCounter } from '../../../match-part';
import { harms, type Harm, type MatchEvent } from '../event';
import { dragonTeam, type FigureId } from '../figure';
import type { Situation } from '../situation';

/** What somebody falls by, in the order in which it is told. */
export const causes: readonly Harm[] = harms;

/** What is counted of a skill, in the order in which it is shown; all of it in the action of the skill. */
export const skillCounts = ['dice', 'counters', 'regained'] as const;
export type SkillCount = (typeof skillCounts)[number];

type Skill = SkillTally & Readonly<Record<SkillCount, number>>;

const unused: Skill = { ...noSkill, dice: 0, counters: 0, regained: 0 };

/** Counts what happens in a match, sheet by sheet. */
export class Counter implements MatchCounter<Situation, MatchEvent> {
  private readonly counts: readonly Counting<Skill>[];
  private teams: readonly number[] = [];
  /** The skill that is being used, and by whom. */
  private using: { readonly figure: FigureId; readonly skill: SkillCounting<Skill> } | undefined;
  private readonly handlers: Handlers<MatchEvent> = {
    turn: () => (this.using = undefined),
    skill: ({ figure, skill, suns }) => {
      const skills = this.counts[figure]?.skills;
      if (!skills) return;
      const count = (skills[skill] ??= { ...unused });
      count.uses += 1;
      if (suns > 0 || this.teams[figure] === dragonTeam) count.worked += 1;
      this.using = { figure, skill: count };
    },
    lost: ({ figure, by, dice }) => {
      const [victim, attacker] = [this.counts[figure], this.counts[by]];
      if (victim && attacker) victim.taken += dice;
      else if (victim) victim.lost += dice;
      if (attacker) attacker.dealt += dice;
      if (this.using?.figure === by) this.using.skill.dice += dice;
    },
    regained: ({ figure, by, dice }) => this.heal(figure, by, dice),
    raised: ({ figure, by, dice }) => this.heal(figure, by, dice),
    counters: ({ by, count }) => {
      if (this.using?.figure === by) this.using.skill.counters += count;
    },
    fell: ({ figure, by, harm }) => {
      const [victim, killer] = [this.counts[figure], this.counts[by]];
      if (victim) victim.fell[harm] = (victim.fell[harm] ?? 0) + 1;
      if (killer) killer.felled += 1;
    },
  };

  constructor(sheets: number) {
    this.counts = newCounts(sheets);
  }

  see(events: readonly MatchEvent[], { setting }: Pick<Situation, 'setting'>): void {
    this.teams = setting.teams;
    for (const event of events) handled(this.handlers, event);
  }

  tallies(): readonly Tally[] {
    return talliesOf(this.counts);
  }

  private heal(figure: FigureId, by: FigureId, dice: number): void {
    const count = this.counts[by] ?? this.counts[figure];
    if (count) count.healed += dice;
    if (this.using?.figure === by) this.using.skill.regained += dice;
  }
}
