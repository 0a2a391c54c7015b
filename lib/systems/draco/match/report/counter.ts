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
import { harms, type Harm, type MatchEvent } from '../state/event';
import { type FigureId } from '../state/figure';
import type { Card } from '../state/card';
import { faceUp } from '../state/match-context';
import type { Option } from '../state/option';
import type { Situation } from '../state/situation';
import { actionsOf } from '../turn/actions';
import { dragonTeam } from '../../sheet/teams';

/** Causes of a fall, in the order of the report. */
export const causes: readonly Harm[] = harms;

/**
 * Counts of a skill, in the order shown: in its action; for a slayer, the turns in which it was used and could be;
 * for the dragon, her attacks while its card was face up, and those with that card.
 */
export const skillCounts = ['dice', 'counters', 'regained', 'turns', 'could', 'picked', 'up'] as const;
export type SkillCount = (typeof skillCounts)[number];

type Skill = SkillTally & Readonly<Record<SkillCount, number>>;

const unused: Skill = {
  ...noSkill,
  dice: 0,
  counters: 0,
  regained: 0,
  turns: 0,
  could: 0,
  picked: 0,
  up: 0,
};

/** Counts what happens in a match, sheet by sheet. */
export class Counter implements MatchCounter<Situation, MatchEvent> {
  private readonly counts: readonly Counting<Skill>[];
  private teams: readonly number[] = [];
  private cards: readonly Card[] = [];
  /** The skill in use, and its user. */
  private using: { readonly figure: FigureId; readonly skill: SkillCounting<Skill> } | undefined;
  /** Skills of the turn that goes on: those that could be used, and those that were. */
  private readonly offered = new Set<string>();
  private readonly taken = new Set<string>();
  /** Her face-up cards before the current events. */
  private up: readonly number[] = [];
  private readonly handlers: Handlers<MatchEvent> = {
    turn: () => {
      this.using = undefined;
      this.offered.clear();
      this.taken.clear();
    },
    skill: ({ figure, skill, suns }) => {
      const count = this.skillOf(figure, skill);
      if (!count) return;
      count.uses += 1;
      if (suns > 0 || this.teams[figure] === dragonTeam) count.worked += 1;
      if (!this.taken.has(skill)) count.turns += 1;
      this.taken.add(skill);
      this.using = { figure, skill: count };
    },
    picked: ({ figure, value, card }) => {
      if (value === 'av' && card >= 0) this.pickCard(figure, card);
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

  see(events: readonly MatchEvent[], situation: Situation): void {
    const { setting, stage, acting } = situation;
    this.teams = setting.teams;
    this.cards = setting.cards;
    for (const event of events) handled(this.handlers, event);
    this.up = faceUp({ s: situation });
    if (stage === 'acting' && acting && this.teams[acting.figure] !== dragonTeam)
      this.offer(actionsOf({ s: situation }, acting), acting.figure);
  }

  tallies(): readonly Tally[] {
    return talliesOf(this.counts);
  }

  private skillOf(figure: FigureId, id: string): SkillCounting<Skill> | undefined {
    const skills = this.counts[figure]?.skills;
    if (!skills) return undefined;
    return (skills[id] ??= { ...unused });
  }

  private offer(options: readonly Option[], figure: FigureId): void {
    for (const option of options) {
      if (option.pick !== 'skill' || this.offered.has(option.skill)) continue;
      this.offered.add(option.skill);
      const count = this.skillOf(figure, option.skill);
      if (count) count.could += 1;
    }
  }

  /** An attack of hers with one of her cards, and what could have been: those face up, each by its skill. */
  private pickCard(figure: FigureId, card: number): void {
    const dragon = this.cards[figure];
    if (dragon?.kind !== 'dragon') return;
    for (const at of this.up) {
      const { skill } = dragon.cards[at] ?? {};
      const count = skill && this.skillOf(figure, skill);
      if (!count) continue;
      count.up += 1;
      if (at === card) count.picked += 1;
    }
  }

  private heal(figure: FigureId, by: FigureId, dice: number): void {
    const count = this.counts[by] ?? this.counts[figure];
    if (count) count.healed += dice;
    if (this.using?.figure === by) this.using.skill.regained += dice;
  }
}
