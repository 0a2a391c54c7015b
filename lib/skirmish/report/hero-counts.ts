import {
  newCounts,
  noSkill,
  talliesOf,
  type Counting,
  type SkillCounting,
  type SkillTally,
  type Tally,
} from '../../match/tally';

/** Figures of a skill in the order shown: effects at once, then later ones. */
export const skillCounts = [
  /** Points of damage and of Life that opponents lost. */
  'harm',
  'healed',
  /** Harmful conditions put on opponents. */
  'conditions',
  /** Opponents who fell. */
  'felled',
] as const;
export type SkillCount = (typeof skillCounts)[number];

type Skill = SkillTally & Readonly<Record<SkillCount, number>>;

const unused: Skill = { ...noSkill, harm: 0, healed: 0, conditions: 0, felled: 0 };

/** A figure as its match has it. */
export interface CountedFigure {
  readonly kind: string;
  readonly team: number;
}

/** A use of a skill that is under way: whose it is, and its id. */
export interface SkillUse {
  readonly figure: number;
  readonly skill: string;
}

/** Counts of the heroes of a match; the deeds of their followers count for them. */
export class HeroCounts<Figure extends CountedFigure> {
  private readonly counts: readonly Counting<Skill>[];
  private readonly heroOf: (figure: Figure, figures: readonly Figure[]) => number | undefined;
  private figures: readonly Figure[] = [];

  /** @param heroOf the place in the list of tallies of a figure's hero */
  constructor(heroes: number, heroOf: (figure: Figure, figures: readonly Figure[]) => number | undefined) {
    this.counts = newCounts(heroes);
    this.heroOf = heroOf;
  }

  /** The figures as they stand now. */
  see(figures: readonly Figure[]): void {
    this.figures = figures;
  }

  tallies(): readonly Tally[] {
    return talliesOf(this.counts);
  }

  figure(id: number): Figure | undefined {
    return this.figures[id];
  }

  areOpponents(a: number, b: number): boolean {
    return this.figures[a]?.team !== this.figures[b]?.team;
  }

  use(use: SkillUse, works: boolean): void {
    const skill = this.skillOf(use);
    if (!skill) return;
    skill.uses += 1;
    if (works) skill.worked += 1;
  }

  /**
   * A figure has lost Life.
   * @param use the skill that did it
   * @param isDamage what no opponent dealt as damage is lost otherwise
   */
  hurt(figure: number, by: number, amount: number, isDamage: boolean, use?: SkillUse): void {
    const isFoe = this.areOpponents(figure, by);
    const victim = this.of(figure);
    if (isDamage) {
      const attacker = isFoe ? this.of(by) : undefined;
      if (attacker) attacker.dealt += amount;
      if (victim) victim.taken += amount;
    } else if (victim) victim.lost += amount;
    const skill = use && this.areOpponents(use.figure, figure) ? this.skillOf(use) : undefined;
    if (skill) skill.harm += amount;
  }

  heal(by: number, amount: number, use?: SkillUse): void {
    const healer = this.of(by);
    if (healer) healer.healed += amount;
    const skill = this.skillOf(use);
    if (skill) skill.healed += amount;
  }

  /** So much that harms it was put on a figure by a skill of an opponent. */
  hinder(figure: number, count: number, use?: SkillUse): void {
    const skill = use && this.areOpponents(use.figure, figure) ? this.skillOf(use) : undefined;
    if (skill) skill.conditions += count;
  }

  /** A hero fell, whoever caused it; followers are not counted. */
  fall(figure: number, cause: string, by: number | undefined, use?: SkillUse): void {
    if (this.figures[figure]?.kind !== 'hero') return;
    const victim = this.of(figure);
    if (victim) victim.fell[cause] = (victim.fell[cause] ?? 0) + 1;
    if (by === undefined || !this.areOpponents(figure, by)) return;
    const killer = this.of(by);
    if (killer) killer.felled += 1;
    const skill = this.skillOf(use);
    if (skill) skill.felled += 1;
  }

  private of(id: number): Counting<Skill> | undefined {
    const figure = this.figures[id];
    const hero = figure && this.heroOf(figure, this.figures);
    return hero === undefined ? undefined : this.counts[hero];
  }

  private skillOf(use: SkillUse | undefined): SkillCounting<Skill> | undefined {
    const skills = use && this.of(use.figure)?.skills;
    if (!use || !skills) return undefined;
    return (skills[use.skill] ??= { ...unused });
  }
}

/** Handlers for each kind of event; no handler for any other. */
export type Handlers<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]?: (event: Extract<Event, { readonly type: Type }>) => void;
};

/** Counts what happens in a match, hero by hero; its game says what each event is to it. */
export abstract class EventCounter<Event extends { readonly type: string }, Figure extends CountedFigure> {
  protected readonly counts: HeroCounts<Figure>;
  protected abstract readonly handlers: Handlers<Event>;

  constructor(...counted: ConstructorParameters<typeof HeroCounts<Figure>>) {
    this.counts = new HeroCounts(...counted);
  }

  see(events: readonly Event[], { figures }: { readonly figures: readonly Figure[] }): void {
    this.counts.see(figures);
    for (const event of events) this.count(event);
  }

  tallies(): readonly Tally[] {
    return this.counts.tallies();
  }

  private count(event: Event): void {
    const handle = this.handlers[event.type as Event['type']] as ((event: Event) => void) | undefined;
    handle?.(event);
  }
}
