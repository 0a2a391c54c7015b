import { count, possessive } from '#words/language/words';
import { FactTeller, float, pause, type TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import type { Names } from '../match/report/names';
import { dragonTeam } from '../sheet/teams';
import { findSlayerSkill } from '../skills/slayers';
import { attackText, cardDie, falls, far, isDragon, skillUse } from '#words/systems/draco/messages/match-log';
import { terms } from '#words/systems/draco/messages/terms';

type Of<Told extends MatchEvent['told']> = Extract<MatchEvent, { readonly told: Told }>;

/** When the cards are shuffled again. */
const newOrder = (pile: number): string => `Pile ${pile} starts with a new turn order.`;

/** Events by which whoever acts has done something. */
const acts: ReadonlySet<MatchEvent['told']> = new Set(['moved', 'skill', 'attack', 'recovers']);

/** Tells the events of a match in the words of this game. */
export class FactWriter extends FactTeller<MatchEvent> {
  private readonly names: Names;
  /** The figure that acts; -1 before any, and where something else says that its turn is over. */
  private turn = -1;
  /** Whether the figure that acts has done anything. */
  private isIdle = true;
  /** Figures that lost dice in the current action. */
  private hurt = new Set<number>();
  /** Face that picked one of her cards. */
  private pickedBy: number | undefined;
  /** Slayers who stand up again, and are about to be put on the table. */
  private readonly raised = new Set<number>();
  /** Current action: its figure, the skill that its next attack is part of, and the texts so far. */
  private action: { figure: number; skill: string | undefined; text: string } | undefined;

  /** Actions that whoever acts had left before the current step. */
  private readonly left: () => number;

  /** Number on the die beside a card of hers before the current step; 0 where nothing is known. */
  private readonly dieBefore: (card: number) => number;
  /** Numbers that dice beside her cards have fallen to. */
  private readonly fallen = new Map<number, number>();

  constructor(names: Names, left: () => number = () => 0, dieBefore: (card: number) => number = () => 0) {
    super(names.of);
    this.names = names;
    this.left = left;
    this.dieBefore = dieBefore;
  }

  protected told(event: MatchEvent): TableFact | readonly TableFact[] | undefined {
    if (acts.has(event.told) && 'figure' in event && event.figure === this.turn) this.isIdle = false;
    switch (event.told) {
      case 'pile':
      case 'turn': {
        const over = this.turnOver();
        this.action = undefined;
        this.hurt.clear();
        this.isIdle = true;
        this.turn = event.told === 'turn' ? event.figure : -1;
        const isNew = event.told === 'pile' && event.pile > 1;
        return [...(over ? [over] : []), pause, ...(isNew ? [this.sentence(newOrder(event.pile))] : [])];
      }
      case 'tree':
        return {
          kind: 'action',
          figure: -1,
          name: this.names.side(event.team),
          text: event.team === dragonTeam ? 'places a tree' : 'place a tree',
        };
      case 'first-card':
        return this.sentence(
          `The roll for the dragon’s first card is a ${event.face}: she starts with ${this.names.card(event.card)}.`,
        );
      case 'laid-aside':
        return this.sentence(`${possessive(this.names.of(event.figure))} card is set aside.`);
      case 'moved':
        return this.move(event);
      case 'skill': {
        const text = skillUse(event);
        this.hurt.clear();
        // A skill that only moves brings no attack.
        const brings = findSlayerSkill(event.skill)?.use !== 'move';
        this.action = { figure: event.figure, skill: brings ? event.skill : undefined, text };
        return this.fact('action', event.figure, text);
      }
      case 'attack': {
        const id = this.action?.figure === event.figure ? this.action.skill : undefined;
        const skill = id === undefined ? undefined : terms.skill(id);
        const how = skill && event.how === 'skill' ? 'contact' : event.how;
        const told = attackText(how, this.names.of(event.target), isDragon(event.figure, this.names));
        const text = skill ? `${told} with ${skill}` : told;
        if (!skill) this.hurt.clear();
        // A slayer’s skill brings one attack; the dragon’s may bring several.
        const isSlayers = id !== undefined && findSlayerSkill(id) !== undefined;
        this.action = { figure: event.figure, skill: isSlayers ? undefined : id, text };
        return this.fact(skill ? 'more' : 'action', event.figure, text);
      }
      case 'picked':
        return this.picked(event);
      case 'too-far':
        return this.fact('outcome', event.figure, 'can’t reach the dragon from here');
      case 'lost': {
        const isMore = this.hurt.has(event.figure);
        this.hurt.add(event.figure);
        return this.fact(
          'outcome',
          event.figure,
          isMore ? `then ${event.dice} more` : `loses ${terms.dice(event.dice)}`,
          { by: event.by, floating: float('harm', `−${event.dice}`, event.dice) },
        );
      }
      case 'unhurt':
        return this.fact('outcome', event.figure, 'isn’t hurt', { by: this.action?.figure ?? -1 });
      case 'regained':
        return this.fact('outcome', event.figure, `gets ${terms.dice(event.dice)} back`, {
          by: event.by,
          floating: float('good', `+${event.dice}`),
        });
      case 'counters':
        return this.fact(
          'outcome',
          event.figure,
          `receives ${count(event.count, `${terms.counters[event.counter]} counter`)}`,
          {
            by: event.by,
            floating: float('counter', `+${event.count} ${terms.counters[event.counter]}`),
          },
        );
      case 'card-die':
        return this.cardDie(event);
      case 'more-dv':
        return this.fact('outcome', event.figure, `gets +${event.by} DV for the rest of the game`, {
          floating: float('good', `+${event.by} DV`),
        });
      case 'recovers':
        this.turn = -1;
        return this.fact('action', event.figure, 'recovers, which takes both actions');
      case 'fell':
        if (event.figure === this.turn) this.turn = -1;
        // An act before it says by what.
        return this.fact('outcome', event.figure, event.harm === 'counter' ? falls.counter : 'falls', {
          by: event.by,
          floating: float('fall', 'Falls'),
        });
      case 'raised':
        this.raised.add(event.figure);
        return this.fact('outcome', event.figure, `stands up again with ${terms.dice(event.dice)}`, {
          by: event.by,
          floating: float('good', 'Up again'),
        });
      // Dice and the end of the match have their own texts.
      case 'named':
        this.pickedBy = event.face;
        return undefined;
      case 'rolled':
      case 'turned-up':
      case 'end':
        return undefined;
    }
  }

  /** A turn that is over, unless something else says so. */
  private turnOver(): TableFact | undefined {
    if (this.turn < 0) return undefined;
    if (this.isIdle) return this.fact('action', this.turn, 'ends the turn');
    const isEarly = this.left() > 0 && !this.earlier.some(({ told }) => acts.has(told));
    const name = this.names.of(this.turn);
    return isEarly
      ? this.sentence(`${name} ends the turn early.`, this.turn)
      : this.aside(`${possessive(name)} turn is over.`, this.turn);
  }

  private cardDie({ card, left }: Of<'card-die'>): TableFact {
    const before = this.fallen.get(card) ?? this.dieBefore(card);
    this.fallen.set(card, left);
    const known = before > left ? before : undefined;
    return this.sentence(cardDie(this.names.card(card), left, this.pickedBy, known));
  }

  private move({ figure, how, from, to }: Of<'moved'>): TableFact | undefined {
    switch (how) {
      case 'walked':
        if (this.action?.figure === figure) this.action = { ...this.action, skill: undefined };
        return this.fact('action', figure, `moves ${far(from, to)}`);
      case 'met':
        return this.fact('reaction', figure, 'steps into contact');
      case 'left':
        return this.fact('action', figure, 'breaks away');
      case 'pushed':
        return this.fact('outcome', figure, `is pushed ${far(from, to)}`, { by: this.action?.figure ?? -1 });
      case 'set':
        // Whoever stands up again has been told of.
        if (this.raised.delete(figure)) return undefined;
        return this.fact('action', figure, 'is placed on the table');
    }
  }

  private picked({ figure, value, is }: Of<'picked'>): TableFact | undefined {
    const { action } = this;
    if (value !== 'av' || action?.figure !== figure) return undefined;
    return this.fact('more', figure, `${action.text} (AV ${is})`);
  }
}
