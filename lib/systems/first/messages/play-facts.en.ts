import { count, length, possessive } from '#words/language/words';
import { unit, type Point } from '../../../table/table';
import { FactTeller, float, pause, type TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import { falls, flagText, type Names } from '#words/systems/first/messages/match-log';
import { skillName } from '#words/systems/first/messages/match-set-up';
import { terms } from '#words/systems/first/messages/terms';

type Of<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;

type Moved = Extract<MatchEvent, { readonly from: Point }>;

const dice = (amount: number): string => count(amount, 'die', 'dice');

/** Tells the events of a match in the words of this game. */
export class FactWriter extends FactTeller<MatchEvent> {
  /** Heroes of a team, as one name. */
  private readonly teamName: (team: number) => string;
  /** The attack that is under way. */
  private attack: { figure: number; text: string; value: number } | undefined;
  /** Figures that have been down. */
  private readonly fallen = new Set<number>();

  constructor(names: Names, teamName: (team: number) => string) {
    super(names);
    this.teamName = teamName;
  }

  protected told(event: MatchEvent): TableFact | undefined {
    switch (event.type) {
      case 'round':
      case 'turn':
        this.attack = undefined;
        return pause;
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
        return this.fact('outcome', event.figure, falls[event.harm], {
          by: event.by,
          floating: float('fall', 'Falls'),
        });
      case 'dead':
        return this.fact('action', event.figure, 'gets no help in time and dies', {
          floating: float('fall', 'Dead'),
        });
      case 'got-up':
        return this.fact('action', event.figure, 'gets up', { floating: float('good', 'Up again') });
      case 'gone':
        return this.fact('outcome', event.figure, 'vanishes');
      case 'spawned':
        return this.fact(
          'action',
          event.figure,
          this.fallen.has(event.figure) ? 'comes back' : 'comes onto the table',
        );
      case 'raised':
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
        return this.sentence(`${this.teamName(event.team)}: ${terms.points(event.points)}.`);
      case 'first-roll':
      case 'order':
      // Dice and the end of the match have their own texts.
      case 'rolled':
      case 'end':
        return undefined;
    }
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
    if (attack?.figure === figure) {
      if (!works) return undefined;
      this.attack = { ...attack, text: `${attack.text} with ${skillName(skill)}` };
      return this.fact('more', figure, this.attack.text);
    }
    const text = `uses ${skillName(skill)}`;
    return this.fact('action', figure, works || isUnrolled ? text : `${text} without success`);
  }
}
