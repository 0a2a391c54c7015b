import { EventCounter, type Handlers, type SkillUse } from '../../../../skirmish/report/hero-counts';
import type { MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';

/** Causes of a fall, in the order of the report. */
export const causes = ['melee', 'ranged', 'skill', 'wounds', 'other'] as const;
export type Cause = (typeof causes)[number];

/** Action in progress: its figure, its skill, and the figures attacked so far. */
interface LogEntry {
  readonly figure: number;
  skill: string | undefined;
  readonly attacked: Map<number, Cause>;
}

interface Harm {
  readonly by: number;
  readonly cause: Cause;
}

/** Counts what happens in a match, hero by hero; what followers do counts for their hero. */
export class Counter extends EventCounter<MatchEvent, Figure> {
  private current: LogEntry = { figure: -1, skill: undefined, attacked: new Map() };
  private readonly harmed = new Map<number, Harm>();
  /** Giver of the last counters of a condition, and the skill, by figure and condition. */
  private readonly givers = new Map<string, { readonly by: number; readonly use: SkillUse | undefined }>();
  protected readonly handlers: Handlers<MatchEvent> = {
    turn: () => this.open(-1),
    action: ({ figure }) => this.open(figure),
    reaction: ({ figure }) => this.open(figure),
    skill: ({ figure, skill, works }) => this.begin(figure, skill, works),
    attack: ({ figure, target, kind }) => {
      if (figure === this.current.figure)
        this.current.attacked.set(target, kind === 'ranged' ? 'ranged' : 'melee');
    },
    damage: ({ figure, by, amount, skill }) => this.hurt(figure, by, amount, true, this.useOf(by, skill)),
    loss: ({ figure, by, amount, of, skill }) => {
      // Burns and poisonings belong to the giver of the last of those counters (ruling wounds-credit).
      const giver = of && this.givers.get(`${figure} ${of}`);
      this.hurt(figure, by, amount, false, giver?.use ?? this.useOf(by, skill));
      if (of) this.harmed.set(figure, { by: giver?.by ?? by, cause: 'wounds' });
    },
    healed: ({ by, amount, skill }) => this.counts.heal(by, amount, this.useOf(by, skill)),
    condition: ({ figure, condition, count, by, skill }) => {
      const use = this.useOf(skill === undefined ? this.current.figure : by, skill);
      this.givers.set(`${figure} ${condition}`, { by, use });
      this.counts.hinder(figure, count, use);
    },
    down: ({ figure }) => this.fall(figure),
  };

  constructor(heroes: number) {
    super(heroes, ({ hero }, figures) => figures[hero]?.owner);
  }

  private open(figure: number): void {
    this.current = { figure, skill: undefined, attacked: new Map() };
  }

  private begin(figure: number, skill: string, works: boolean): void {
    if (figure === this.current.figure) this.current.skill = skill;
    else this.current = { figure, skill, attacked: new Map() };
    this.counts.use({ figure, skill }, works);
  }

  /** The skill whose line speaks, perhaps long after it was used; else the one that a figure is carrying out. */
  private useOf(figure: number, line?: string): SkillUse | undefined {
    if (line !== undefined) return { figure, skill: line };
    const { skill } = this.current;
    return skill === undefined || figure !== this.current.figure ? undefined : { figure, skill };
  }

  private hurt(figure: number, by: number, amount: number, isDamage: boolean, use?: SkillUse): void {
    this.counts.hurt(figure, by, amount, isDamage, use);
    this.harmed.set(figure, { by, cause: this.causeOf(figure, by) });
  }

  private causeOf(figure: number, by: number): Cause {
    if (by === this.current.figure && by !== figure) {
      const attack = this.current.attacked.get(figure);
      if (attack) return attack;
      if (this.current.skill !== undefined) return 'skill';
    }
    return 'other';
  }

  private fall(figure: number): void {
    const harm = this.harmed.get(figure);
    const cause = harm?.cause ?? 'other';
    const use = harm && cause !== 'wounds' ? this.useOf(harm.by) : undefined;
    this.counts.fall(figure, cause, harm?.by, use);
  }
}
