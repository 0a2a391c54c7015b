import { count, length, list, plural, possessive } from '#words/language/words';
import { unit, type Point } from '../../../table/table';
import { FactTeller, float, pause, type TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import { facesOf, falls, flagText, type Names } from '#words/systems/first/messages/match-log';
import { skillName } from '#words/systems/first/messages/match-set-up';
import { scoredText, type PointWord } from '#words/systems/first/messages/play-ends';

type Of<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;

type Moved = Extract<MatchEvent, { readonly from: Point }>;

const dice = (amount: number): string => count(amount, 'die', 'dice');

/** A player's heroes. */
export interface Side {
  readonly names: readonly string[];
  readonly figures: readonly number[];
}

/** Sides of a match, and what they play for. */
interface Sides {
  /** Heroes of a team. */
  readonly teamOf: (team: number) => readonly string[];
  readonly sideOf: (player: number) => Side;
  readonly isDead: (figure: number) => boolean;
  /** Whether the player whose turn it is could have done more before the current step. */
  readonly couldGoOn: () => boolean;
  readonly scored: PointWord;
}

/** Events by which somebody has done something in a turn. */
const acts: ReadonlySet<MatchEvent['type']> = new Set<MatchEvent['type']>([
  'moved',
  'climbed',
  'jumped',
  'attack',
  'skill',
  'casting',
  'laid',
  'got-up',
  'spawned',
]);

/** Events of a step in which something is done, so that it did not only end the turn. */
const done: ReadonlySet<MatchEvent['type']> = new Set<MatchEvent['type']>([
  ...acts,
  'rolled',
  'value',
  'damage',
]);

/** "Bito rolls 5 against 3 and goes first." @param others their latest rolls, which are lower */
const goesFirst = ({ names }: Side, own: number, others: readonly number[]): string => {
  const [verb, goes] = [plural(names.length, 'rolls', 'roll'), plural(names.length, 'goes', 'go')];
  const roll = others.length > 1 ? `${own}, the highest,` : `${own} against ${list(others.map(String))}`;
  return `${list(names)} ${verb} ${roll} and ${goes} first.`;
};

/** Tells the events of a match in the words of this game. */
export class FactWriter extends FactTeller<MatchEvent> {
  private readonly sides: Sides;
  /** The attack that is under way. */
  private attack: { figure: number; text: string; value: number } | undefined;
  /** The last roll. */
  private rolled: Of<'rolled'> | undefined;
  /** Figures that have been down. */
  private readonly fallen = new Set<number>();
  /** Figures that are down or dead now. */
  private readonly out = new Set<number>();
  /** Undefined where the match was not heard from its beginning. */
  private round: number | undefined;
  /** Each player's latest roll for the first turn. */
  private readonly firstRolls = new Map<number, number>();
  /** The player whose turn it is; -1 before any. */
  private turn = -1;
  /** Whether that player has done nothing yet. */
  private isIdle = true;

  constructor(names: Names, sides: Sides) {
    super(names);
    this.sides = sides;
  }

  protected told(event: MatchEvent): TableFact | readonly TableFact[] | undefined {
    if (acts.has(event.type)) this.isIdle = false;
    if (event.type === 'rolled') this.rolled = event;
    switch (event.type) {
      case 'round':
      case 'turn': {
        const over = this.turnOver();
        this.attack = undefined;
        this.isIdle = true;
        if (event.type === 'round') this.round = event.round;
        this.turn = event.type === 'turn' ? event.player : -1;
        return over ? [over, pause] : pause;
      }
      case 'first-roll':
        this.firstRolls.set(event.player, event.face);
        return undefined;
      case 'order': {
        const [first = -1] = event.players;
        const own = this.firstRolls.get(first);
        if (own === undefined) return undefined;
        const others = [...this.firstRolls].flatMap(([player, face]) => (player === first ? [] : [face]));
        return this.sentence(goesFirst(this.sides.sideOf(first), own, others));
      }
      case 'placed':
        return this.fact('action', event.figure, 'starts in the home base');
      case 'moved':
      case 'climbed':
      case 'jumped':
      case 'pushed':
        return this.move(event);
      case 'attack': {
        const verb = event.how === 'melee' ? 'attacks' : 'shoots at';
        const text = `${verb} ${this.nameOf(event.target)}`;
        this.attack = { figure: event.figure, text, value: 0 };
        return this.fact('action', event.figure, text);
      }
      case 'value':
        return this.value(event);
      case 'skill':
        return this.skill(event);
      case 'supported':
        return this.fact('outcome', event.figure, 'helps with the attack', { by: this.attack?.figure ?? -1 });
      case 'lost-shot':
        return this.fact('outcome', event.figure, 'is out of range, so the shot is lost');
      case 'damage':
        return this.fact('outcome', event.figure, `loses ${dice(event.amount)}`, {
          by: event.by,
          floating: float('harm', `−${event.amount}`, event.amount),
        });
      case 'healed':
        return this.fact('outcome', event.figure, `gets ${dice(event.amount)} back`, {
          by: event.by,
          floating: float('good', `+${event.amount}`),
        });
      case 'affected':
        // Whoever has just used it on themselves has said so.
        if (event.by === event.figure) return undefined;
        return this.fact('outcome', event.figure, `is affected by ${skillName(event.skill)}`, {
          by: event.by,
          floating: float('counter', skillName(event.skill)),
        });
      case 'barred':
        return this.fact('outcome', event.figure, `can’t use ${skillName(event.barred)}`, {
          floating: float('counter', `No ${skillName(event.barred)}`),
        });
      case 'down':
        this.fallen.add(event.figure);
        this.out.add(event.figure);
        return this.fact('outcome', event.figure, falls[event.harm], {
          by: event.by,
          floating: float('fall', 'Falls'),
        });
      case 'dead':
        this.out.add(event.figure);
        return this.fact('action', event.figure, 'dies after lying unconscious too long', {
          floating: float('fall', 'Dead'),
        });
      case 'got-up':
        this.out.delete(event.figure);
        return this.fact('action', event.figure, 'gets up', { floating: float('good', 'Up again') });
      case 'gone':
        return this.fact('outcome', event.figure, 'vanishes');
      case 'spawned': {
        this.out.delete(event.figure);
        const isNew = this.round === 1 && !this.fallen.has(event.figure);
        return this.fact('action', event.figure, isNew ? 'comes onto the table' : 'comes back');
      }
      case 'raised':
        this.out.delete(event.figure);
        return this.fact('outcome', event.figure, 'is raised', {
          by: event.by,
          floating: float('good', 'Up again'),
        });
      case 'laid':
        return this.fact('outcome', event.by, 'lays a trap');
      case 'triggered':
        return this.fact('outcome', event.figure, `walks into ${possessive(this.nameOf(event.by))} trap`);
      case 'casting':
        return this.fact(
          'outcome',
          event.figure,
          `starts to summon a fiend (${count(event.turns, 'turn')} to go)`,
        );
      case 'casting-broken':
        return this.fact('outcome', event.figure, 'is interrupted, so the casting fails', {
          floating: float('counter', 'Casting fails'),
        });
      case 'no-room':
        return this.fact('outcome', event.figure, 'has no room for the fiend yet');
      case 'came':
        return this.fact('outcome', event.figure, 'comes onto the table', { by: event.by });
      case 'flag':
        return this.sentence(flagText(event, this.nameOf), event.figure);
      case 'score':
        return this.sentence(
          `${scoredText(this.sides.teamOf(event.team), event.points, this.sides.scored)}.`,
        );
      // Dice and the end of the match have their own texts.
      case 'rolled':
      case 'end':
        return undefined;
    }
  }

  /** A turn that is over. */
  private turnOver(): TableFact | undefined {
    if (this.turn < 0) return undefined;
    const { names, figures } = this.sides.sideOf(this.turn);
    const name = list(names);
    const [figure = -1] = figures;
    if (!this.isIdle) {
      const isEarly = !this.earlier.some(({ type }) => done.has(type)) && this.sides.couldGoOn();
      return isEarly
        ? this.sentence(`${name} ${plural(names.length, 'ends', 'end')} the turn early.`, figure)
        : this.aside(`${possessive(name)} turn is over.`, figure);
    }
    if (figures.every(this.sides.isDead)) return undefined;
    const text = figures.every((each) => this.out.has(each))
      ? plural(names.length, 'is down and loses the turn', 'are down and lose the turn')
      : plural(names.length, 'ends the turn', 'end the turn');
    return { kind: 'action', figure, name, text };
  }

  private move({ type, figure, from, to }: Moved): TableFact {
    const far = `${length(Math.hypot(to.x - from.x, to.y - from.y) / unit)}#`;
    switch (type) {
      case 'moved':
        return this.fact('action', figure, `moves ${far}`);
      case 'climbed':
        return this.fact('action', figure, 'climbs');
      case 'jumped':
        return this.fact('action', figure, 'jumps down');
      case 'pushed':
        return this.fact('outcome', figure, `is pushed ${far}`, { by: this.attack?.figure ?? -1 });
    }
  }

  private value({ figure, value, is }: Of<'value'>): TableFact | undefined {
    const { attack } = this;
    if (value === 'DV' || value === 'MDV')
      return attack && attack.value > 0 && is >= attack.value && figure !== attack.figure
        ? this.fact('outcome', figure, 'defends', { by: attack.figure })
        : undefined;
    if (attack?.figure !== figure || (value !== 'AV' && value !== 'MAV')) return undefined;
    this.attack = { ...attack, value: is };
    return is > 0
      ? this.fact('more', figure, `${attack.text} (${value} ${is})`)
      : this.fact('outcome', figure, 'misses');
  }

  private skill({ figure, skill, works, isUnrolled }: Of<'skill'>): TableFact | undefined {
    const { attack } = this;
    const name = skillName(skill);
    const rolled = this.rolled?.figure === figure ? `, rolled ${facesOf(this.rolled.faces)}` : '';
    const failure = `(it needed a Skill pip${rolled})`;
    if (attack?.figure === figure) {
      if (!works) return this.aside(`${name} fails ${failure}.`, figure);
      this.attack = { ...attack, text: `${attack.text} with ${name}` };
      return this.fact('more', figure, this.attack.text);
    }
    return this.fact(
      'action',
      figure,
      works || isUnrolled ? `uses ${name}` : `tries ${name}, but fails ${failure}`,
    );
  }
}
