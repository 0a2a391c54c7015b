import { begun, length } from '#words/language/words';
import { unit } from '../../../table/table';
import { FactTeller, float, pause, type TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import { findSkill } from '../skills/index';
import { isUnharmed, startIn } from '#words/systems/living/messages/play-later';
import { isSuffered, lastingText } from '#words/systems/living/messages/play-skill-facts';
import { Actors, type Company } from '#words/systems/living/messages/play-actors';
import type { Names } from '#words/systems/living/messages/request-text';
import { failedText, failureText } from '#words/systems/living/messages/match-log-rolls';
import { skillName } from '#words/systems/living/messages/match-set-up';
import {
  circleText,
  scoreText,
  suddenDeathText,
  tokenText,
} from '#words/systems/living/messages/match-tokens';
import {
  actionText,
  attackText,
  countersText,
  criticalText,
  doneFor,
  endsEarly,
  gainedText,
  lostText,
  idleFor,
  isByItself,
  lossText,
  newOrder,
  noHelp,
  shoutedText,
  turnOver,
  usedText,
} from '#words/systems/living/messages/play-actions';
import { conditionNames, valueNames } from '#words/systems/living/messages/skill-text/words';

type Of<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;

/** # below which nobody sees that somebody moved. */
const leastFar = 0.05;

/** Tells the events of a match in the words of this game. */
export class FactWriter extends FactTeller<MatchEvent> {
  /** Heroes of a team. */
  private readonly teamOf: (team: number) => readonly string[];
  /** Action under way: its figure, option and skill, and the text about it so far. */
  private action: { figure: number; pick: string; skill: string | undefined; text: string } | undefined;
  /** Figure whose turn it is; -1 where it was ended by choice, or before any. */
  private turn = -1;
  /** Somebody has been told to be done in this turn, while it went on. */
  private isPartDone = false;
  /** Team that a circle came to in the action under way. */
  private circles: number | undefined;
  /** The attack that is defended against. */
  private attack: { figure: number; text: string; value: number; isFendedOff?: boolean } | undefined;
  /** The last roll. */
  private rolled: Of<'rolled'> | undefined;
  private readonly actors: Actors;
  private readonly shuffles: boolean;

  constructor(names: Names, teamOf: (team: number) => readonly string[], company: Company) {
    super(names);
    this.teamOf = teamOf;
    this.actors = new Actors(names, company);
    this.shuffles = company.shuffles;
  }

  protected override fact(
    kind: TableFact['kind'],
    figure: number,
    text: string,
    more: Pick<TableFact, 'by' | 'floating'> = {},
  ): TableFact {
    const fact = super.fact(kind, figure, text, more);
    return kind === 'outcome' ? fact : this.actors.introduced(fact);
  }

  protected told(event: MatchEvent): TableFact | readonly TableFact[] | undefined {
    if (event.type === 'rolled') this.rolled = event;
    switch (event.type) {
      case 'phase':
      case 'turn': {
        const over = this.turnOver();
        this.action = undefined;
        this.circles = undefined;
        this.isPartDone = false;
        this.turn = event.type === 'turn' ? event.figure : -1;
        this.actors.turn(this.turn);
        const isNew = event.type === 'phase' && event.phase > 1 && this.shuffles;
        const order = isNew ? [newOrder(event.phase, this.later, this.nameOf)] : [];
        return [...(over ? [over] : []), pause, ...order.map((text) => this.sentence(text))];
      }
      case 'action':
        return this.begin(event);
      case 'reaction':
        this.action = undefined;
        return this.fact('reaction', event.figure, '');
      case 'moved':
        return this.move(event);
      case 'attack':
        return this.strike(event);
      case 'value':
        return this.value(event);
      case 'skill':
        return this.skill(event);
      case 'critical':
        return this.fact('outcome', event.target, criticalText(this.attack?.isFendedOff === true), {
          by: event.figure,
          floating: float('critical', 'Critical hit'),
        });
      case 'damage':
        return this.fact('outcome', event.figure, `takes ${event.amount} damage`, {
          by: event.by,
          floating: float('harm', `−${event.amount}`, event.amount),
        });
      case 'loss': {
        const lost = { floating: float('harm', `−${event.amount}`, event.amount) };
        return isByItself(event)
          ? this.fact('action', event.figure, lossText(event), lost)
          : this.fact('outcome', event.figure, lossText(event), { by: event.by, ...lost });
      }
      case 'healed':
        return this.fact('outcome', event.figure, `gets ${event.amount} Life back`, {
          by: event.by,
          floating: float('good', `+${event.amount}`),
        });
      case 'condition':
        return this.fact('outcome', event.figure, `receives ${countersText(event)}`, {
          by: event.by,
          floating: float('counter', `+${event.count} ${conditionNames[event.condition]}`),
        });
      case 'cured':
        return this.fact('outcome', event.figure, `loses ${countersText(event)}`, {
          floating: float('good', `−${event.count} ${conditionNames[event.condition]}`),
        });
      case 'aura':
        return this.fact('outcome', event.figure, gainedText(event), {
          floating: float('counter', skillName(event.skill)),
        });
      case 'aura-ends':
        return event.early ? this.fact('outcome', event.figure, lostText(event.skill)) : undefined;
      case 'resisted':
        // Damage that gets through is told by its effect.
        return event.power > 0
          ? undefined
          : this.fact('outcome', event.figure, `defends against ${skillName(event.skill)}`);
      case 'down': {
        if (event.figure === this.turn) this.turn = -1;
        const [text, label] = this.actors.fall(event.figure);
        return this.fact('outcome', event.figure, text, { floating: float('fall', label) });
      }
      case 'dead':
        if (event.figure === this.turn) this.turn = -1;
        return event.isLate
          ? this.fact('action', event.figure, noHelp, { floating: float('fall', 'Dead') })
          : this.fact('outcome', event.figure, 'dies', { floating: float('fall', 'Dead') });
      case 'spared':
        return this.fact('outcome', event.figure, 'keeps one die, because this is a lesson', {
          floating: float('good', 'Keeps 1 die'),
        });
      case 'raised':
        return this.fact('outcome', event.figure, 'is up again', {
          by: event.by,
          floating: float('good', 'Up again'),
        });
      case 'gone':
        return this.fact('outcome', event.figure, 'leaves the table');
      case 'laid':
        return this.fact('outcome', event.figure, `sets ${skillName(event.skill)}`);
      case 'went-off':
        return this.sentence(`${skillName(event.skill)} goes off.`, event.figure);
      case 'placed':
        return this.fact('action', event.figure, 'starts in the home corner');
      case 'came':
        return this.fact(
          'outcome',
          event.figure,
          this.actors.wasHere(event) ? 'comes back' : 'comes onto the table',
          { by: event.by },
        );
      case 'shape':
        return this.fact('outcome', event.figure, 'changes shape');
      case 'token':
        return this.sentence(tokenText(event, this.nameOf, this.teamOf), event.figure);
      case 'circle':
        return this.circle(event);
      case 'sudden-death':
        return this.sentence(suddenDeathText);
      case 'score':
        return this.sentence(scoreText(this.teamOf(event.team), event.points, this.actors.held(event.team)));
      case 'rolled':
        return this.stopped(event);
      // They change nothing visible.
      case 'cards':
      case 'end':
        return undefined;
    }
  }

  /** Reports a turn that ended by itself. */
  private turnOver(): TableFact | undefined {
    const { action, turn } = this;
    if (!action || turn < 0) return undefined;
    const { figure, pick } = action;
    const isBoth = figure === turn && (pick === 'charge' || pick === 'recover');
    return this.aside(turnOver[isBoth ? pick : 'other'](this.nameOf(turn)), turn);
  }

  /** Somebody acts in this turn after the current event. */
  private goesOn(): boolean {
    const next = startIn(this.later);
    return next === undefined || next.type === 'action';
  }

  /** A further circle of the same action has words of its own. */
  private circle({ team }: Of<'circle'>): TableFact {
    const isAnother = this.circles === team;
    this.circles = team;
    return this.sentence(circleText(this.teamOf(team), isAnother));
  }

  private begin({
    figure,
    action: pick,
    skill,
    pet,
  }: Of<'action'>): TableFact | readonly TableFact[] | undefined {
    const isIdle = this.action === undefined;
    this.circles = undefined;
    this.actors.begin(figure);
    const text = actionText(pick, skill, pet === undefined ? undefined : this.nameOf(pet));
    this.action = { figure, pick, skill, text };
    if (pick === 'end') {
      const whose = begun(this.nameOf(this.turn < 0 ? figure : this.turn));
      // A follower, or its hero, may still act.
      if (this.goesOn()) {
        this.isPartDone = true;
        return isIdle
          ? this.fact('action', figure, idleFor)
          : this.sentence(doneFor(begun(this.nameOf(figure))), figure);
      }
      const ends = this.isPartDone ? turnOver.other(whose) : endsEarly(whose);
      this.turn = -1;
      return [isIdle ? this.fact('action', figure, text) : this.sentence(ends, figure), pause];
    }
    // The move itself says where.
    return pick === 'move' || pick === 'move-and-reload' ? undefined : this.fact('action', figure, text);
  }

  private move({ figure, from, to }: Of<'moved'>): TableFact | undefined {
    const far = Math.hypot(to.x - from.x, to.y - from.y) / unit;
    const { action } = this;
    if (far < leastFar) return undefined;
    if (action?.figure !== figure) {
      const by = action ? ` by ${this.nameOf(action.figure)}` : '';
      return this.fact('outcome', figure, `is moved ${length(far)}#${by}`, action && { by: action.figure });
    }
    if (action.pick === 'move' || action.pick === 'move-and-reload') {
      const { text } = action;
      this.action = { ...action, pick: 'moved' };
      return this.fact('action', figure, action.pick === 'move' ? `moves ${length(far)}#` : text);
    }
    // A charge that reaches nobody shows only this.
    return action.pick === 'charge'
      ? this.fact('more', figure, `charges ${length(far)}#`)
      : this.fact('outcome', figure, `moves ${length(far)}#`);
  }

  private strike(event: Of<'attack'>): TableFact {
    const { figure, target } = event;
    const own = this.action?.figure === figure ? this.action : undefined;
    const text = attackText(event, this.nameOf(target), own);
    this.attack = { figure, text, value: 0 };
    return this.fact('more', figure, text);
  }

  /** A magic weapon’s projectile has no values: nothing follows the roll that stops it. */
  private stopped({ figure, why }: Of<'rolled'>): TableFact | undefined {
    const { attack } = this;
    // A rider and a mount are asked who takes the damage first.
    const isOpen = this.later.length === 0 && this.actors.isShared(figure);
    if (why !== 'projectile' || !attack || isOpen || !isUnharmed(this.later)) return undefined;
    return this.fact('outcome', figure, 'stops the projectile', { by: attack.figure });
  }

  /** Whether no harm comes of the current event in this step. */
  private value({ figure, value, is }: Of<'value'>): TableFact | undefined {
    const { attack } = this;
    if (!attack) return undefined;
    if (value === 'DV' || value === 'MDV') {
      this.attack = { ...attack, isFendedOff: attack.value > 0 && is >= attack.value };
      if (!this.attack.isFendedOff) return undefined;
      return this.fact('outcome', figure, `defends (${valueNames[value]} ${is})`, { by: attack.figure });
    }
    if (figure !== attack.figure) return undefined;
    this.attack = { ...attack, value: is };
    return is > 0
      ? this.fact('more', figure, `${attack.text} (${valueNames[value]} ${is})`)
      : this.fact('outcome', figure, 'misses');
  }

  private skill(event: Of<'skill'>): TableFact | readonly TableFact[] | undefined {
    const { figure, skill, works } = event;
    const own = this.action?.figure === figure ? this.action : undefined;
    const isAttack = this.attack?.figure === figure && own?.pick !== 'use';
    const name = skillName(skill);
    const failure = works ? undefined : failureText(event, this.rolled);
    if (own && isAttack)
      return failure === undefined ? undefined : this.aside(`${name} fails (${failure}).`, figure);
    // The loss of Life says what it costs.
    if (works && isSuffered(skill)) return undefined;
    // It goes with another action, which is told first.
    if (own && findSkill(skill)?.class === 'Shout' && own.skill !== skill)
      return this.fact('outcome', figure, shoutedText(name, failure));
    if (own?.skill === skill) {
      const text = works ? lastingText(event) : undefined;
      const used = this.fact('more', figure, usedText(name, failure));
      return text === undefined
        ? used
        : [used, this.aside(`With this roll, the ${name} card says: ${text}`, figure)];
    }
    // Nobody tries a skill that happens by itself, such as Plague.
    return works
      ? this.fact(own ? 'outcome' : 'more', figure, `uses ${name}`)
      : this.sentence(`${name} ${failedText(event)} (${failure}).`, figure);
  }
}
