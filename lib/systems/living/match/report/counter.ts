import type { MatchCounter } from '../../../match-part';
import type { Condition } from '../../skills/effects/terms';
import type { MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';
import type { Situation } from '../state/situation';
import { emptyTally, noSkill, type Tally, type SkillTally } from '../../../../match/tally';

/** What somebody falls by, in the order in which it is listed. */
export const causes = ['melee', 'ranged', 'skill', 'wounds', 'other'] as const;
export type Cause = (typeof causes)[number];

/** What is counted of a skill, in the order in which it is shown; all of it while the skill was carried out. */
export const skillCounts = [
  /** Points of damage and of Life that opponents lost. */
  'harm',
  'healed',
  /** Counters of conditions given to opponents. */
  'conditions',
  /** Opponents who fell. */
  'felled',
] as const;
export type SkillCount = (typeof skillCounts)[number];

type Skill = SkillTally & Readonly<Record<SkillCount, number>>;

const unused: Skill = { ...noSkill, harm: 0, healed: 0, conditions: 0, felled: 0 };

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Count extends Omit<Mutable<Tally>, 'fell' | 'skills'> {
  readonly fell: Partial<Record<Cause, number>>;
  readonly skills: Record<string, Mutable<Skill>>;
}

/** What is being carried out: by whom, with which skill, and whom he has attacked meanwhile. */
interface LogEntry {
  readonly figure: number;
  skill: string | undefined;
  readonly attacked: Map<number, Cause>;
}

interface Harm {
  readonly by: number;
  readonly cause: Cause;
}

/** What is counted of each kind of event; of all others nothing. */
type Handlers = {
  readonly [Type in MatchEvent['type']]?: (event: Extract<MatchEvent, { readonly type: Type }>) => void;
};

/** Counts what happens in a match, hero by hero; what followers do counts for their hero. */
export class Counter implements MatchCounter<Situation, MatchEvent> {
  private readonly counts: readonly Count[];
  private current: LogEntry = { figure: -1, skill: undefined, attacked: new Map() };
  private readonly harmed = new Map<number, Harm>();
  /** Who gave the last counters of a condition, by figure and condition. */
  private readonly givers = new Map<string, number>();
  private figures: readonly Figure[] = [];
  private readonly handlers: Handlers = {
    turn: () => this.open(-1),
    action: ({ figure }) => this.open(figure),
    reaction: ({ figure }) => this.open(figure),
    skill: ({ figure, skill, works }) => this.begin(figure, skill, works),
    attack: ({ figure, target, kind }) => {
      if (figure === this.current.figure)
        this.current.attacked.set(target, kind === 'ranged' ? 'ranged' : 'melee');
    },
    damage: ({ figure, by, amount }) => this.hurt(figure, by, amount, true),
    loss: ({ figure, by, amount, of }) => {
      this.hurt(figure, by, amount, false);
      // What burns and poisons is of whoever gave the last of its counters (ruling wounds-credit).
      const giver = of && this.givers.get(`${figure} ${of}`);
      if (of) this.harmed.set(figure, { by: giver ?? by, cause: 'wounds' });
    },
    healed: ({ by, amount }) => this.heal(by, amount),
    condition: ({ figure, condition, count, by }) => this.give(figure, condition, count, by),
    down: ({ figure }) => this.fall(figure),
  };

  constructor(heroes: number) {
    this.counts = Array.from({ length: heroes }, () => ({ ...emptyTally, fell: {}, skills: {} }));
  }

  see(events: readonly MatchEvent[], { figures }: Pick<Situation, 'figures'>): void {
    this.figures = figures;
    for (const event of events) this.count(event);
  }

  tallies(): readonly Tally[] {
    return this.counts.map((count) => ({ ...count, fell: { ...count.fell }, skills: { ...count.skills } }));
  }

  private count(event: MatchEvent): void {
    const handle = this.handlers[event.type] as ((type: MatchEvent) => void) | undefined;
    handle?.(event);
  }

  /** The count of the hero whom a figure is or follows. */
  private of(id: number): Count | undefined {
    const figure = this.figures[id];
    const hero = figure && this.figures[figure.hero];
    return hero && this.counts[hero.owner];
  }

  private areOpponents(a: number, b: number): boolean {
    return this.figures[a]?.team !== this.figures[b]?.team;
  }

  private open(figure: number): void {
    this.current = { figure, skill: undefined, attacked: new Map() };
  }

  private heal(by: number, amount: number): void {
    const healer = this.of(by);
    if (healer) healer.healed += amount;
    const skill = this.skillOf(by);
    if (skill) skill.healed += amount;
  }

  private give(figure: number, condition: Condition, count: number, by: number): void {
    this.givers.set(`${figure} ${condition}`, by);
    const skill = this.skillOf(this.current.figure);
    if (skill && this.areOpponents(this.current.figure, figure)) skill.conditions += count;
  }

  private begin(figure: number, skill: string, works: boolean): void {
    if (figure === this.current.figure) this.current.skill = skill;
    else this.current = { figure, skill, attacked: new Map() };
    const count = this.skillOf(figure);
    if (!count) return;
    count.uses += 1;
    if (works) count.worked += 1;
  }

  /** The tally of the skill that a figure is carrying out. */
  private skillOf(figure: number): Mutable<Skill> | undefined {
    const { skill } = this.current;
    if (skill === undefined || figure !== this.current.figure) return undefined;
    const skills = this.of(figure)?.skills;
    return skills && (skills[skill] ??= { ...unused });
  }

  private hurt(figure: number, by: number, amount: number, isDamage: boolean): void {
    const victim = this.of(figure);
    const isFoe = this.areOpponents(figure, by);
    if (isDamage) {
      const attacker = isFoe ? this.of(by) : undefined;
      if (attacker) attacker.dealt += amount;
      if (victim) victim.taken += amount;
    } else if (victim) victim.lost += amount;
    const skill = isFoe ? this.skillOf(by) : undefined;
    if (skill) skill.harm += amount;
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
    if (this.figures[figure]?.kind !== 'hero') return;
    const harm = this.harmed.get(figure);
    const cause = harm?.cause ?? 'other';
    const victim = this.of(figure);
    if (victim) victim.fell[cause] = (victim.fell[cause] ?? 0) + 1;
    if (!harm || !this.areOpponents(figure, harm.by)) return;
    const by = this.of(harm.by);
    if (by) by.felled += 1;
    const skill = cause === 'wounds' ? undefined : this.skillOf(harm.by);
    if (skill) skill.felled += 1;
  }
}
