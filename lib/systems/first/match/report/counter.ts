import { EventCounter, type Handlers, type SkillUse } from '../../../../skirmish/report/hero-counts';
import { harms, type Harm, type MatchEvent } from '../state/event';
import type { SkillId } from '../../skills/ids';
import type { Figure } from '../state/figure';

/** Causes of a fall, in the order of the report. */
export const causes: readonly Harm[] = harms;

/** Causes that cost dice without anybody's damage. */
const ownFault: ReadonlySet<Harm> = new Set<Harm>(['fall', 'base']);

/** Skill that lays every trap. */
const trapSkill = 'survival/trap' satisfies SkillId;

/** Counts a match's events hero by hero; fiends and traps count for their owners. */
export class Counter extends EventCounter<MatchEvent, Figure> {
  private doing: SkillUse | undefined;
  protected readonly handlers: Handlers<MatchEvent> = {
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
        this.counts.hurt(figure, by, amount, !ownFault.has(harm), this.causeOf(by, harm));
    },
    healed: ({ by, amount, skill }) => this.counts.heal(by, amount, { figure: by, skill }),
    affected: ({ figure, by }) => this.counts.hinder(figure, 1, this.useOf(by)),
    down: ({ figure, by, harm }) =>
      this.counts.fall(figure, harm, by < 0 ? undefined : by, this.causeOf(by, harm)),
  };

  constructor(heroes: number) {
    super(heroes, ({ hero }) => hero);
  }

  private end(): void {
    this.doing = undefined;
  }

  /** A trap goes off long after it was laid. */
  private causeOf(by: number, harm: Harm): SkillUse | undefined {
    return harm === 'trap' ? { figure: by, skill: trapSkill } : this.useOf(by);
  }

  /** The skill that is being carried out, if this figure does, or its fiend for it. */
  private useOf(by: number): SkillUse | undefined {
    const { doing } = this;
    return doing && (doing.figure === by || this.counts.figure(by)?.hero === doing.figure)
      ? doing
      : undefined;
  }
}
