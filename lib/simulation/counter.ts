import type { Condition, Figure, MatchEvent } from '../systems/match';
import { emptyTally, noSkill, type Cause, type HeroTally, type SkillTally } from './tally';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Count extends Omit<Mutable<HeroTally>, 'fell' | 'skills'> {
  readonly fell: Partial<Record<Cause, number>>;
  readonly skills: Record<string, Mutable<SkillTally>>;
}

/** What is being carried out: by whom, with which skill, and whom he has attacked meanwhile. */
interface Deed {
  readonly figure: number;
  skill: string | undefined;
  readonly attacked: Map<number, Cause>;
}

interface Harm {
  readonly by: number;
  readonly cause: Cause;
}

const wounding: ReadonlySet<Condition> = new Set(['burning', 'poisoned']);

/** Counts what happens in a match, hero by hero; what followers do counts for their hero. */
export class Counter {
  private readonly counts: readonly Count[];
  private deed: Deed = { figure: -1, skill: undefined, attacked: new Map() };
  private readonly harmed = new Map<number, Harm>();
  /** Counters of conditions that cost Life, by figure. */
  private readonly wounds = new Map<number, number>();
  private figures: readonly Figure[] = [];

  constructor(heroes: number) {
    this.counts = Array.from({ length: heroes }, () => ({ ...emptyTally, fell: {}, skills: {} }));
  }

  /** @param figures of the match as it stands after these events */
  see(events: readonly MatchEvent[], figures: readonly Figure[]): void {
    this.figures = figures;
    for (const event of events) this.count(event);
  }

  tallies(): readonly HeroTally[] {
    return this.counts.map((count) => ({ ...count, fell: { ...count.fell }, skills: { ...count.skills } }));
  }

  private count(event: MatchEvent): void {
    switch (event.told) {
      case 'turn':
        this.deed = { figure: -1, skill: undefined, attacked: new Map() };
        return;
      case 'action':
      case 'reaction':
        this.deed = { figure: event.figure, skill: undefined, attacked: new Map() };
        return;
      case 'skill':
        this.begin(event.figure, event.skill, event.works);
        return;
      case 'attack':
        if (event.figure === this.deed.figure)
          this.deed.attacked.set(event.target, event.kind === 'ranged' ? 'ranged' : 'melee');
        return;
      case 'damage':
        this.hurt(event.figure, event.by, event.amount, true);
        return;
      case 'loss':
        this.hurt(event.figure, event.by, event.amount, false);
        return;
      case 'healed': {
        const healer = this.of(event.by);
        if (healer) healer.healed += event.amount;
        const skill = this.skillOf(event.by);
        if (skill) skill.healed += event.amount;
        return;
      }
      case 'condition': {
        this.wound(event.figure, event.condition, event.count);
        const skill = this.skillOf(this.deed.figure);
        if (skill && this.areOpponents(this.deed.figure, event.figure)) skill.conditions += event.count;
        return;
      }
      case 'cured':
        this.wound(event.figure, event.condition, -event.count);
        return;
      case 'down':
        this.fall(event.figure);
        return;
      case 'phase':
      case 'cards':
      case 'moved':
      case 'rolled':
      case 'value':
      case 'critical':
      case 'charm':
      case 'charm-ends':
      case 'resisted':
      case 'dead':
      case 'raised':
      case 'gone':
      case 'came':
      case 'score':
      case 'end':
    }
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

  private begin(figure: number, skill: string, works: boolean): void {
    if (figure === this.deed.figure) this.deed.skill = skill;
    else this.deed = { figure, skill, attacked: new Map() };
    const count = this.skillOf(figure);
    if (!count) return;
    count.uses += 1;
    if (works) count.worked += 1;
  }

  /** The tally of the skill that a figure is carrying out. */
  private skillOf(figure: number): Mutable<SkillTally> | undefined {
    const { skill } = this.deed;
    if (skill === undefined || figure !== this.deed.figure) return undefined;
    const skills = this.of(figure)?.skills;
    return skills && (skills[skill] ??= { ...noSkill });
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
    if (by === this.deed.figure && by !== figure) {
      const blow = this.deed.attacked.get(figure);
      if (blow) return blow;
      if (this.deed.skill !== undefined) return 'skill';
    }
    return (this.wounds.get(figure) ?? 0) > 0 ? 'wounds' : 'other';
  }

  private wound(figure: number, condition: Condition, by: number): void {
    if (wounding.has(condition)) this.wounds.set(figure, (this.wounds.get(figure) ?? 0) + by);
  }

  private fall(figure: number): void {
    this.wounds.delete(figure);
    if (this.figures[figure]?.kind !== 'hero') return;
    const harm = this.harmed.get(figure);
    const cause = harm?.cause ?? 'other';
    const victim = this.of(figure);
    if (victim) victim.fell[cause] = (victim.fell[cause] ?? 0) + 1;
    if (!harm || !this.areOpponents(figure, harm.by)) return;
    const by = this.of(harm.by);
    if (by) by.felled += 1;
    const skill = this.skillOf(harm.by);
    if (skill) skill.felled += 1;
  }
}
