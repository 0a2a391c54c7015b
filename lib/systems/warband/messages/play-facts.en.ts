import { begun, count, list, plural, possessive } from '#words/language/words';
import type { Point } from '../../../table/table';
import { FactTeller, float, pause, type FloatingText, type TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import { failedRoll, falls, far, treasures, type Names } from '#words/systems/warband/messages/match-log';
import { isUsed, skillName } from '#words/systems/warband/messages/match-set-up';
import { terms } from '#words/systems/warband/messages/terms';

type Of<Told extends MatchEvent['told']> = Extract<MatchEvent, { readonly told: Told }>;

type Moved = Extract<MatchEvent, { readonly from: Point }>;

/** Tells the events of a match in the words of this game. */
export class FactWriter extends FactTeller<MatchEvent> {
  private readonly warbands: readonly string[];
  /** Actions that each activated fighter had taken before the current step; undefined where nobody was activated. */
  private readonly used: () => readonly number[] | undefined;
  /** Fighter whose attack or skill is under way. */
  private attacker = -1;
  /** Target that the attack was meant for. */
  private target = -1;
  /** Fighter that has just rolled for a skill. */
  private tries = -1;
  /** Fighters of the activation that has begun, while they have done nothing. */
  private fresh: readonly number[] = [];
  /** Fighters of the last activation. */
  private active: readonly number[] = [];
  private turn = 0;
  /** Each side’s latest roll for initiative this turn. */
  private readonly initiative = new Map<number, number>();
  /** The last roll for a skill. */
  private skillRoll: Of<'rolled'> | undefined;
  /** Skills that have been told with the current action, by fighter. */
  private readonly counted = new Set<string>();

  constructor(names: Names, warbands: readonly string[], used: () => readonly number[] | undefined) {
    super(names);
    this.warbands = warbands;
    this.used = used;
  }

  /** Result of whatever is under way. */
  private outcome(figure: number, text: string, floating?: FloatingText): TableFact {
    return this.fact('outcome', figure, text, { by: this.attacker, ...(floating && { floating }) });
  }

  protected told(event: MatchEvent): TableFact | readonly TableFact[] | undefined {
    if (event.told === 'turn' || event.told === 'activated') return this.begin(event);
    if (event.told === 'rolled' && event.why === 'skill') this.skillRoll = event;
    const fact = this.factOf(event);
    this.tries = event.told === 'rolled' && event.why === 'skill' ? event.figure : -1;
    if (fact?.kind !== 'action') return fact;
    this.counted.clear();
    // The first action of the activated fighter takes the place of the activation.
    const isFirst = this.fresh.includes(fact.figure);
    this.fresh = [];
    return isFirst ? { ...fact, kind: 'more' } : fact;
  }

  /** A turn or an activation; the one before may have passed with nothing done. */
  private begin(event: Of<'turn'> | Of<'activated'>): readonly TableFact[] {
    const [idle] = this.fresh;
    const stopped = this.stopped();
    const passed =
      idle === undefined ? (stopped ? [stopped] : []) : [this.fact('more', idle, 'does nothing')];
    this.active = event.told === 'activated' ? event.figures : [];
    this.attacker = -1;
    this.counted.clear();
    if (event.told === 'turn') {
      this.fresh = [];
      this.turn = event.turn;
      this.initiative.clear();
      return [...passed, pause];
    }
    this.fresh = event.figures;
    const [first = -1] = event.figures;
    return [
      ...passed,
      pause,
      {
        ...this.fact('action', first, plural(event.figures.length, 'is activated', 'are activated')),
        name: list(event.figures.map(this.nameOf)),
      },
    ];
  }

  /** "Red William stops after one action.": an activation that was ended with something left to do. */
  private stopped(): TableFact | undefined {
    const used = this.used();
    const [first] = this.active;
    const isChosen = !this.earlier.some(({ told }) => told !== 'score' && told !== 'initiative');
    if (!isChosen || first === undefined || !used?.some((actions) => actions < 2)) return undefined;
    const names = list(this.active.map(this.nameOf));
    const text = this.active.length === 1 ? 'stops after one action' : 'stop early';
    return this.sentence(begun(`${names} ${text}.`), first);
  }

  private factOf(event: MatchEvent): TableFact | undefined {
    switch (event.told) {
      case 'turn':
      case 'activated':
        return undefined;
      case 'initiative':
        this.initiative.set(event.player, event.face);
        return undefined;
      case 'first':
        return this.goesFirst(event);
      case 'placed':
        return this.fact('action', event.figure, 'starts at the spawn point');
      case 'skipped':
        return this.fact('action', event.figure, 'misses this activation');
      case 'moved':
      case 'climbed':
      case 'jumped':
      case 'pushed':
      case 'rushed':
      case 'stepped':
        return this.move(event);
      case 'swapped':
        return this.fact('action', event.figure, `changes places with ${this.nameOf(event.other)}`);
      case 'rolled':
        return this.rolled(event);
      case 'attack': {
        this.attacker = event.figure;
        this.target = event.target;
        const verb = event.how === 'melee' ? 'attacks' : 'shoots at';
        return this.fact('action', event.figure, `${verb} ${this.nameOf(event.target)}`);
      }
      case 'astray': {
        const meant = this.target < 0 ? '' : ` at ${this.nameOf(this.target)}`;
        return this.fact(
          'more',
          event.figure,
          `shoots${meant}, but the shot strays towards ${this.nameOf(event.target)}`,
        );
      }
      case 'skill':
        return this.skill(event);
      case 'defended':
        return this.outcome(event.figure, 'blocks the hit');
      case 'fell':
        this.attacker = event.figure;
        return this.fact('action', event.figure, `falls and takes ${count(event.hits, 'hit')}`);
      case 'ignored':
        return this.outcome(event.figure, 'ignores the first wound of the turn');
      case 'wound':
        return this.outcome(event.figure, 'takes a wound', float('harm', '−1'));
      case 'healed':
        return event.by === event.figure
          ? this.outcome(event.figure, 'heals a wound', float('good', '+1'))
          : this.fact('outcome', event.figure, 'heals a wound', {
              by: event.by,
              floating: float('good', '+1'),
            });
      case 'prone':
        return this.outcome(event.figure, 'is prone', float('counter', 'Prone'));
      case 'face-down':
        return this.outcome(event.figure, 'is face down', float('counter', 'Face down'));
      case 'got-up':
        return this.outcome(event.figure, 'gets up again', float('good', 'Up again'));
      case 'merged':
        return this.fact('action', event.figure, 'is one fighter again');
      case 'out':
        return this.fact('outcome', event.figure, falls[event.harm], {
          by: this.attacker,
          floating: float('fall', 'Out'),
        });
      case 'split':
        return this.outcome(event.figure, 'is two fighters now');
      case 'shape':
        return this.outcome(
          event.figure,
          event.shape === 'animal' ? 'becomes an animal' : 'becomes human again',
        );
      case 'ordered':
        return this.fact('action', event.figure, `acts on ${possessive(this.nameOf(event.by))} orders`);
      case 'took-both':
        return this.aside(
          `${this.nameOf(event.figure)} has no actions left, having skipped the first.`,
          event.figure,
        );
      case 'activation-lost':
        return this.outcome(event.figure, 'loses an activation', float('counter', 'Loses an activation'));
      case 'gun':
        return this.outcome(event.figure, 'now carries the gun');
      case 'treasure':
        return this.outcome(event.figure, treasures[event.what]);
      case 'score':
        return this.sentence(`${this.warbands[event.team] ?? ''} score ${terms.points(event.points)}.`);
      // The end of the match has its own text.
      case 'end':
        return undefined;
    }
  }

  private move({ told, figure, from, to }: Moved): TableFact {
    switch (told) {
      case 'moved':
        this.attacker = -1;
        return this.fact('action', figure, `moves ${far(from, to)}`);
      case 'climbed':
        return this.fact('action', figure, 'climbs');
      case 'jumped':
        return this.fact('action', figure, `jumps ${far(from, to)}`);
      case 'rushed':
        return this.fact('action', figure, `rushes ${far(from, to)}`);
      case 'stepped':
        return this.fact('reaction', figure, `steps ${far(from, to)} towards the melee`);
      case 'pushed':
        return this.outcome(figure, `is pushed ${far(from, to)}`);
    }
  }

  private rolled({ figure, why, works }: Of<'rolled'>): TableFact | undefined {
    switch (why) {
      case 'attack':
        return this.fact('outcome', figure, works ? 'hits' : 'misses');
      case 'recover':
        this.attacker = figure;
        return this.fact('action', figure, works ? 'tries to recover' : 'tries to recover, but fails');
      // The next event says what came of it.
      case 'defence':
      case 'skill':
        return undefined;
    }
  }

  /** "Turn 2: Merry Men go first, with 7 against 4 for initiative." */
  private goesFirst({ player }: Of<'first'>): TableFact {
    const [own, other] = [this.initiative.get(player), this.initiative.get(1 - player)];
    const rolls =
      own === undefined || other === undefined ? '' : `, with ${own} against ${other} for initiative`;
    return this.sentence(`Turn ${this.turn}: ${this.warbands[player] ?? ''} go first${rolls}.`);
  }

  /** Skills that count by themselves are told once an action, and only with an attack or a skill: walking needs no reason. */
  private counts(figure: number, skill: string): TableFact | undefined {
    const key = `${figure} ${skill}`;
    if (this.attacker < 0 || this.counted.has(key)) return undefined;
    this.counted.add(key);
    return this.aside(
      `${possessive(this.nameOf(figure))} ${skillName(skill)} skill comes into play.`,
      figure,
    );
  }

  private skill({ figure, skill, works }: Of<'skill'>): TableFact | undefined {
    // Nobody uses what counts by itself.
    if (!isUsed(skill)) return this.counts(figure, skill);
    const { skillRoll } = this;
    const failure = skillRoll?.figure === figure ? ` (${failedRoll(skillRoll)})` : '';
    const text = works ? `uses ${skillName(skill)}` : `tries ${skillName(skill)}, but fails${failure}`;
    if (this.tries !== figure) return this.outcome(figure, text);
    this.attacker = figure;
    return this.fact('action', figure, text);
  }
}
