import { possessive } from '#words/language/words';
import type { TableFact } from '../../fact-teller';
import type { Figure } from '../match/state/figure';
import { kinds } from '#words/systems/living/messages/match-names';
import { fallText, isEverUnconscious } from '#words/systems/living/messages/match-log-turns';
import type { Names } from '#words/systems/living/messages/request-text';

/** Figures as they stand now. */
export interface Company {
  readonly figure: (
    id: number,
  ) =>
    | (Pick<Figure, 'kind' | 'hero' | 'life' | 'lent' | 'owner'> & Partial<Pick<Figure, 'mount' | 'rider'>>)
    | undefined;
  /** Turns come in a new order with each phase. */
  readonly shuffles: boolean;
  /** How many circles a team holds. */
  readonly circles: (team: number) => number;
}

/** A follower, with whose it is: "Jane’s pet Fang". */
export const followerName = (name: string, master: string, kind: Figure['kind']): string =>
  name.startsWith(master) ? name : `${possessive(master)} ${kinds[kind]} ${name}`;

/** Introduces followers where they first act in a turn: whose they are, and why they act without their master. */
export class Actors {
  private readonly nameOf: Names;
  private readonly company: Company;
  /** The card that was turned last; -1 before any. */
  private card = -1;
  /** Figures that have acted since. */
  private readonly met = new Set<number>();
  /** Figure to introduce with its current action; -1 for none. */
  private fresh = -1;

  constructor(nameOf: Names, company: Company) {
    this.nameOf = nameOf;
    this.company = company;
  }

  /** @param card whose turn begins; -1 where a phase does */
  turn(card: number): void {
    this.card = card;
    this.met.clear();
    this.fresh = -1;
  }

  /** An action begins. */
  begin(figure: number): void {
    this.fresh = this.card < 0 || this.met.has(figure) ? -1 : figure;
    this.met.add(figure);
  }

  /** "Jane’s pet Fang" "acts by itself because Jane is unconscious, and moves 5#". */
  introduced(fact: TableFact): TableFact {
    const { figure, text } = fact;
    if (figure !== this.fresh || figure < 0 || text === '') return fact;
    const why = this.whyByItself(figure);
    return { ...fact, name: this.fullName(figure), text: why === undefined ? text : `${why}, and ${text}` };
  }

  /** The end of a figure that loses its last die, and the word for it over the map. */
  fall(figure: number): readonly [text: string, label: string] {
    const kind = this.company.figure(figure)?.kind;
    return [fallText(kind), isEverUnconscious(kind) ? 'Unconscious' : 'No dice left'];
  }

  /** Circles that a team holds. */
  held(team: number): number {
    return this.company.circles(team);
  }

  /** Whether a figure shares its damage: it rides, or carries a rider. */
  isShared(figure: number): boolean {
    const { mount = -1, rider = -1 } = this.company.figure(figure) ?? {};
    return mount >= 0 || rider >= 0;
  }

  /** Whether somebody comes back after a fall: followers are brought, and the dummies of a mission walk in. */
  wasHere({ figure, by }: { readonly figure: number; readonly by: number }): boolean {
    return figure === by && this.company.figure(figure)?.kind !== 'dummy';
  }

  private fullName(id: number): string {
    const { kind = 'hero', hero = id } = this.company.figure(id) ?? {};
    const [name, master] = [this.nameOf(id), this.nameOf(hero)];
    return hero === id ? name : followerName(name, master, kind);
  }

  /** Undefined where its master acts with it. */
  private whyByItself(id: number): string | undefined {
    const figure = this.company.figure(id);
    if (!figure || figure.hero === id) return undefined;
    if (figure.owner < 0) return 'acts by itself because it has lost its master';
    const master = this.company.figure(figure.hero);
    if (figure.kind !== 'pet' || figure.lent !== undefined || !master || master.life === 'up')
      return undefined;
    return `acts by itself because ${this.nameOf(figure.hero)} is ${master.life === 'down' ? 'unconscious' : 'dead'}`;
  }
}
