import { HeroCounts, type SkillUse } from '../../../../pip-hero/match/hero-counts';
import type { Tally } from '../../../../match/tally';
import type { MatchCounter } from '../../../match-part';
import { harms, type Harm, type MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';
import type { Situation } from '../state/situation';

/** What somebody falls by, in the order in which it is told. */
export const causes: readonly Harm[] = harms;

/** What costs dice without anybody's damage. */
const ownFault: ReadonlySet<Harm> = new Set<Harm>(['fall', 'base']);

/** What is counted of each kind of event; of all others nothing. */
type Handlers = {
  readonly [Type in MatchEvent['type']]?: (event: Extract<MatchEvent, { readonly type: Type }>) => void;
};

/** Counts what happens in a match, hero by hero; what fiends and traps do counts for whoever brought them. */
export class Counter implements MatchCounter<Situation, MatchEvent> {
  private readonly counts: HeroCounts<Figure>;
  private doing: SkillUse | undefined;
  private readonly handlers: Handlers = {
    turn: () => this.end(),
    moved: () => this.end(),
    attack: ({ figure }) => {
      if (this.doing?.figure !== figure) this.end();
    },
    skill: ({ figure, skill, works }) => {
      this.doing = { figure, skill };
      this.counts.use(this.doing, works);
    },
    damage: ({ figure, by, amount, harm }) => {
      // A trap that is broken is nobody's loss.
      if (this.counts.figure(figure)?.kind !== 'trap')
        this.counts.hurt(figure, by, amount, !ownFault.has(harm), this.useOf(by));
    },
    healed: ({ by, amount }) => this.counts.heal(by, amount, this.useOf(by)),
    affected: ({ figure, by }) => this.counts.hinder(figure, 1, this.useOf(by)),
    down: ({ figure, by, harm }) => this.counts.fall(figure, harm, by < 0 ? undefined : by, this.useOf(by)),
  };

  constructor(heroes: number) {
    this.counts = new HeroCounts<Figure>(heroes, ({ hero }) => hero);
  }

  see(events: readonly MatchEvent[], { figures }: Pick<Situation, 'figures'>): void {
    this.counts.see(figures);
    for (const event of events) this.count(event);
  }

  tallies(): readonly Tally[] {
    return this.counts.tallies();
  }

  private count(event: MatchEvent): void {
    const handle = this.handlers[event.type] as ((type: MatchEvent) => void) | undefined;
    handle?.(event);
  }

  private end(): void {
    this.doing = undefined;
  }

  /** The skill that is being carried out, if this figure does, or its fiend for it. */
  private useOf(by: number): SkillUse | undefined {
    const { doing } = this;
    return doing && (doing.figure === by || this.counts.figure(by)?.hero === doing.figure)
      ? doing
      : undefined;
  }
}
