import type { Engine, Match } from '../../match/engine';
import { choicesOf, type Choice, type Request } from '../../match/request';
import { unit, type Terrain } from '../../table/table';
import { pointOf } from '../map/places';

/** How an option is described: some of its fields, figures by their names. */
export type Wanted = Readonly<Record<string, unknown>>;
/** An answer: an option, a place in #, or a choice as such. */
export type Answer = Wanted | readonly [x: number, y: number];

/** Parts of a situation that an arena looks at. */
interface Peopled {
  readonly figures: readonly object[];
}

/** A match for tests: dice are given, not rolled, and figures go by their names. */
export class Arena<
  Situation extends Peopled,
  Option extends object,
  Event = unknown,
  About extends { readonly about: string } = { readonly about: string },
> {
  /** Events since the last action began. */
  events: readonly Event[];
  match: Match<Situation>;
  protected readonly names: readonly string[];
  private readonly engine: Engine<Situation, About, Option, Event>;

  /** @param names of the figures, in the order of their ids */
  constructor(
    engine: Engine<Situation, About, Option, Event>,
    situation: Situation,
    names: readonly string[],
  ) {
    this.engine = engine;
    this.names = names;
    const begun = engine.begin(situation, 1);
    this.match = begun.match;
    this.events = begun.events;
  }

  get s(): Situation {
    return this.engine.look(this.match);
  }

  get pending(): Request<About, Option> | undefined {
    return this.engine.pending(this.match);
  }

  /** A figure by its name, or by its number for who came later. */
  the(name: string | number): Situation['figures'][number] {
    const figure = this.s.figures[typeof name === 'number' ? name : this.names.indexOf(name)];
    if (!figure) throw new RangeError(`There is no ${name}.`);
    return figure;
  }

  /** Events of a kind since the last action began. */
  told<Told extends string>(told: Told): readonly Extract<Event, { readonly told: Told }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { readonly told: Told }> =>
        (event as { readonly told?: unknown }).told === told,
    );
  }

  offers(wanted: Wanted): boolean {
    return this.find(wanted) !== undefined;
  }

  /**
   * Does something, with these faces for all dice that are rolled in turn, and answers what is asked about it.
   * @throws where it is not offered, where dice are left over or are wanting, and where an answer is left over
   */
  act(
    wanted: Wanted,
    faces: readonly (number | readonly number[])[] = [],
    ...answers: readonly Answer[]
  ): this {
    this.match = { ...this.match, script: { dice: faces.flat().map((face) => face - 1) } };
    this.events = [];
    this.answer(wanted);
    for (const answer of answers) this.answer(answer);
    const left = this.engine.leftOver(this.match);
    if (left) throw new Error(`Dice are left over: ${JSON.stringify(left)}`);
    return this;
  }

  /** Answers the pending request. */
  answer(answer: Answer): this {
    const step = this.engine.apply(this.match, this.choiceOf(answer));
    if (!step.ok) throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(step.error)}`);
    this.match = step.value.match;
    this.events = [...this.events, ...step.value.events];
    return this;
  }

  /** All given fields match. */
  protected isMeant(option: Option, wanted: Wanted): boolean {
    return Object.entries(wanted).every(([key, value]) => {
      const meant =
        typeof value === 'string' && this.names.includes(value) ? this.names.indexOf(value) : value;
      return (option as Wanted)[key] === meant;
    });
  }

  private choiceOf(answer: Answer): Choice {
    const { pending } = this;
    if (Array.isArray(answer)) {
      const [x, y] = answer as readonly [number, number];
      return pointOf({ x, y });
    }
    const wanted = answer as Wanted;
    if ('build' in wanted) return { sheet: wanted['build'] as never };
    if ('nth' in wanted && pending) return choicesOf(pending)[Number(wanted['nth'])] ?? -1;
    const found = this.find(wanted);
    if (found !== undefined) return found;
    const options = pending && 'options' in pending ? pending.options : pending?.about;
    throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(options)}`);
  }

  private find(wanted: Wanted): number | undefined {
    const { pending } = this;
    if (!pending || !('options' in pending)) return undefined;
    const at = pending.options.findIndex((option) => this.isMeant(option, wanted));
    return at < 0 ? undefined : at;
  }
}

/** Terrain of straight sides, in #: left, top, wide, deep. @param height in # */
export const blockOf =
  (height: number) =>
  (
    [left, top, wide, deep]: readonly [number, number, number, number],
    more: Partial<Terrain> = {},
  ): Terrain => ({
    id: 'block',
    shape: [
      { x: left, y: top },
      { x: left + wide, y: top },
      { x: left + wide, y: top + deep },
      { x: left, y: top + deep },
    ].map(pointOf),
    height: height * unit,
    seeThrough: true,
    walkThrough: false,
    cover: true,
    climb: true,
    ...more,
  });
