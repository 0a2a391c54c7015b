import { emptyTally, noSkill, type SkillTally, type Tally } from '../../../../match/tally';
import type { MatchCounter } from '../../../match-part';
import { harms, type Harm, type MatchEvent } from '../event';
import type { Figure } from '../figure';
import type { Situation } from '../situation';

/** What somebody falls by, in the order in which it is listed. */
export const causes: readonly Harm[] = harms;

/** What costs dice without anybody's damage. */
const ownFault: ReadonlySet<Harm> = new Set<Harm>(['fall', 'base']);

/** What is counted of a skill, in the order in which it is shown; all of it while the skill was carried out. */
export const skillCounts = ['harm', 'healed', 'conditions', 'felled'] as const;
export type SkillCount = (typeof skillCounts)[number];

type Skill = SkillTally & Readonly<Record<SkillCount, number>>;

const unused: Skill = { ...noSkill, harm: 0, healed: 0, conditions: 0, felled: 0 };

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Count extends Omit<Mutable<Tally>, 'fell' | 'skills'> {
  readonly fell: Partial<Record<Harm, number>>;
  readonly skills: Record<string, Mutable<Skill>>;
}

/** A skill that is being carried out, by whom. */
interface Doing {
  readonly figure: number;
  readonly skill: string;
}

/** What is counted of each kind of event; of all others nothing. */
type Handlers = {
  readonly [Type in MatchEvent['type']]?: (event: Extract<MatchEvent, { readonly type: Type }>) => void;
};

/** Counts what happens in a match, hero by hero; what fiends and traps do counts for whoever brought them. */
export class Counter implements MatchCounter<Situation, MatchEvent> {
  private readonly counts: readonly Count[];
  private figures: readonly Figure[] = [];
  private doing: Doing | undefined;
  private readonly handlers: Handlers = {
    turn: () => this.end(),
    moved: () => this.end(),
    attack: ({ figure }) => {
      if (this.doing?.figure !== figure) this.end();
    },
    skill: ({ figure, skill, works }) => this.begin(figure, skill, works),
    damage: ({ figure, by, amount, harm }) => this.hurt(figure, by, amount, harm),
    healed: ({ by, amount }) => this.heal(by, amount),
    affected: ({ figure, by }) => {
      const skill = this.skillOf(by);
      if (skill && this.areFoes(by, figure)) skill.conditions += 1;
    },
    down: ({ figure, by, harm }) => this.fall(figure, by, harm),
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

  /** The count of the hero whom a figure is or belongs to; his place is his number. */
  private of(id: number): Count | undefined {
    const figure = this.figures[id];
    return figure && this.counts[figure.hero];
  }

  private areFoes(a: number, b: number): boolean {
    return this.figures[a]?.team !== this.figures[b]?.team;
  }

  private end(): void {
    this.doing = undefined;
  }

  private begin(figure: number, skill: string, works: boolean): void {
    this.doing = { figure, skill };
    const count = this.skillOf(figure);
    if (!count) return;
    count.uses += 1;
    if (works) count.worked += 1;
  }

  /** The tally of the skill that is being carried out, if this figure or its fiend does. */
  private skillOf(by: number): Mutable<Skill> | undefined {
    const { doing } = this;
    const isHis = doing && (doing.figure === by || this.figures[by]?.hero === doing.figure);
    const skills = isHis ? this.of(by)?.skills : undefined;
    return doing && skills && (skills[doing.skill] ??= { ...unused });
  }

  private hurt(figure: number, by: number, amount: number, harm: Harm): void {
    const isFoe = by >= 0 && this.areFoes(figure, by);
    const victim = this.figures[figure];
    const attacker = isFoe ? this.of(by) : undefined;
    if (attacker) attacker.dealt += amount;
    const own = victim?.kind === 'trap' ? undefined : this.of(figure);
    if (own && ownFault.has(harm)) own.lost += amount;
    else if (own) own.taken += amount;
    const skill = isFoe ? this.skillOf(by) : undefined;
    if (skill) skill.harm += amount;
  }

  private heal(by: number, amount: number): void {
    const healer = this.of(by);
    if (healer) healer.healed += amount;
    const skill = this.skillOf(by);
    if (skill) skill.healed += amount;
  }

  private fall(figure: number, by: number, harm: Harm): void {
    if (this.figures[figure]?.kind !== 'hero') return;
    const victim = this.of(figure);
    if (victim) victim.fell[harm] = (victim.fell[harm] ?? 0) + 1;
    if (by < 0 || !this.areFoes(figure, by)) return;
    const killer = this.of(by);
    if (killer) killer.felled += 1;
    const skill = this.skillOf(by);
    if (skill) skill.felled += 1;
  }
}
