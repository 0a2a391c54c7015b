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
import type { Figure, FigureId } from '../state/figure';
import type { Situation } from '../state/situation';

/** Causes by which somebody falls, in the order of the report. */
export const causes: readonly Harm[] = harms;

/** Counts of a skill, in the order in which they are shown; all of them in the action in which the skill counted. */
export const skillCounts = ['wounds', 'healed', 'felled'] as const;
export type SkillCount = (typeof skillCounts)[number];

type Skill = SkillTally & Readonly<Record<SkillCount, number>>;

const unused: Skill = { ...noSkill, wounds: 0, healed: 0, felled: 0 };

/** Counts what happens in a match, warband by warband. */
export class Counter implements MatchCounter<Situation, MatchEvent> {
  private readonly counts: readonly Counting<Skill>[];
  private figures: readonly Figure[] = [];
  /** Fighter that ordered the action that is carried out, -1 for nobody. */
  private giver: FigureId = -1;
  /** Skills that count in it, and whose they are. */
  private at: { readonly figure: FigureId; readonly skill: string }[] = [];
  private readonly handlers: Handlers<MatchEvent> = {
    activated: () => this.begin(),
    moved: () => this.begin(),
    ordered: ({ by }) => (this.giver = by),
    // A rush or an order that led to an attack counts in it; earlier actions of others do not.
    attack: ({ figure }) => {
      this.at = this.at.filter((one) => one.figure === figure || one.figure === this.giver);
    },
    skill: ({ figure, skill, works }) => {
      this.at.push({ figure, skill });
      const count = this.skillOf(figure, skill);
      if (!count) return;
      count.uses += 1;
      if (works) count.worked += 1;
    },
    wound: ({ figure, by }) => this.wound(figure, by),
    healed: ({ by }) => {
      const own = this.of(by);
      if (own) own.healed += 1;
      this.each(by, (skill) => (skill.healed += 1));
    },
    out: ({ figure, by, harm }) => this.out(figure, by, harm),
  };

  constructor(warbands: number) {
    this.counts = newCounts(warbands);
  }

  see(events: readonly MatchEvent[], { figures }: Pick<Situation, 'figures'>): void {
    this.figures = figures;
    for (const event of events) handled(this.handlers, event);
  }

  tallies(): readonly Tally[] {
    return talliesOf(this.counts);
  }

  private of(id: FigureId): Counting<Skill> | undefined {
    const figure = this.figures[id];
    return figure && this.counts[figure.team];
  }

  private areFoes(a: FigureId, b: FigureId): boolean {
    return a >= 0 && b >= 0 && this.figures[a]?.team !== this.figures[b]?.team;
  }

  private begin(): void {
    this.at = [];
    this.giver = -1;
  }

  private skillOf(figure: FigureId, skill: string): SkillCounting<Skill> | undefined {
    const skills = this.of(figure)?.skills;
    if (!skills) return undefined;
    return (skills[skill] ??= { ...unused });
  }

  /** Every skill of a side that counts in this action, once. */
  private each(by: FigureId, add: (skill: SkillCounting<Skill>) => void): void {
    const team = this.figures[by]?.team;
    const own = this.at.filter(({ figure }) => this.figures[figure]?.team === team);
    for (const skill of new Set(own.map((one) => one.skill))) {
      const count = this.skillOf(by, skill);
      if (count) add(count);
    }
  }

  private wound(figure: FigureId, by: FigureId): void {
    const victim = this.of(figure);
    const isFoe = this.areFoes(figure, by);
    if (victim && isFoe) victim.taken += 1;
    if (victim && !isFoe) victim.lost += 1;
    if (!isFoe) return;
    const attacker = this.of(by);
    if (attacker) attacker.dealt += 1;
    this.each(by, (skill) => (skill.wounds += 1));
  }

  private out(figure: FigureId, by: FigureId, harm: Harm): void {
    const victim = this.of(figure);
    if (victim) victim.fell[harm] = (victim.fell[harm] ?? 0) + 1;
    if (!this.areFoes(figure, by)) return;
    const killer = this.of(by);
    if (killer) killer.felled += 1;
    this.each(by, (skill) => (skill.felled += 1));
  }
}
