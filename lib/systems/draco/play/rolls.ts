import type { FaceNumber } from '../../../dice/face';
import { handled, type Handlers } from '../../event-handlers';
import type { RolledFace, TableRoll } from '../../play-part';
import { dragonPips, slayerPips } from '../cards/painted-pips';
import { mostOf, symbolsOn } from '../dice/symbols';
import type { MatchEvent, Reason } from '../match/state/event';
import { dragonCardsOf, figureOf, slayerCardOf, type Table } from '../match/state/match-context';
import { isDragon } from '../match/state/figure';
import { attackCards, shieldsFor } from '../match/rolls/values';
import type { Names } from '../match/report/names';
import type { Situation } from '../match/state/situation';
import { tableWords as words } from '#words/systems/draco/messages/play';
import { namesOf } from './scene';

type Picked = Extract<MatchEvent, { readonly told: 'picked' }>;

const repeated = <T>(count: number, pip: T): readonly T[] => Array.from({ length: count }, () => pip);

/** A die with what it shows for its roll: of the dragon the most that a card has beside the face. */
const faceOf = (table: Table, id: number, why: Reason, face: FaceNumber): RolledFace => {
  const figure = figureOf(table, id);
  if (isDragon(figure)) {
    const { cards } = dragonCardsOf(table);
    const attacks = attackCards(table).map((at) => cards[at]?.daggers ?? []);
    const shields = repeated(symbolsOn(shieldsFor(table, figure), face), dragonPips.shield);
    const daggers = repeated(symbolsOn(mostOf(attacks), face), dragonPips.dagger);
    return { face, pips: why === 'defence' ? shields : daggers };
  }
  const { attack, attacks, shields } = slayerCardOf(table, figure);
  const pips = slayerPips(attack);
  return {
    face,
    pips:
      why === 'defence'
        ? repeated(symbolsOn(shields, face), pips.shield)
        : [...repeated(symbolsOn(attacks, face), pips.attack), ...(face === 6 ? [pips.sun] : [])],
  };
};

const withPicked = (faces: readonly RolledFace[], picked: FaceNumber): readonly RolledFace[] => {
  const at = faces.findIndex(({ face }) => face === picked);
  return faces.map((each, nth): RolledFace => (nth === at ? { ...each, isPicked: true } : each));
};

/** A roll without its result so far. */
interface Open {
  readonly why: Reason | undefined;
  readonly roll: TableRoll;
}

/** Rolls in order, and the result of each. */
class RollList {
  private readonly rolls: Open[] = [];
  private av: number | undefined;
  private readonly s: Situation;
  private readonly names: Names;
  private readonly handlers: Handlers<MatchEvent> = {
    rolled: ({ figure, why, faces }) =>
      this.rolls.push({
        why,
        roll: {
          figure,
          ...(why === 'skill' ? {} : { as: why }),
          sentence: words.rolls(this.names.of(figure), faces.length, why),
          faces: faces.map((face) => faceOf({ s: this.s }, figure, why, face)),
        },
      }),
    skill: ({ figure, skill, suns }) => {
      if (figure === this.s.setting.dragon) return;
      this.change(figure, (roll) => ({
        ...roll,
        sentence: words.rollsSkill(this.names.of(figure), roll.faces.length, skill, suns),
      }));
    },
    picked: (event) => this.pick(event),
    named: ({ face, card }) =>
      this.single(face, words.named(face, card < 0 ? undefined : this.names.card(card)), true),
    'first-card': ({ face, card }) => this.single(face, words.firstCard(this.names.card(card))),
  };

  constructor(s: Situation) {
    this.s = s;
    this.names = namesOf(s);
  }

  see(event: MatchEvent): void {
    handled(this.handlers, event);
  }

  all(): readonly TableRoll[] {
    return this.rolls.map(({ roll }) => roll);
  }

  private single(face: FaceNumber, sentence: string, isAside = false): void {
    const roll: TableRoll = {
      figure: this.s.setting.dragon,
      sentence,
      faces: [{ face, pips: [] }],
      ...(isAside && { isAside }),
    };
    this.rolls.push({ why: undefined, roll });
  }

  /** Changes the last roll of somebody, if it has come to nothing yet. */
  private change(figure: number, to: (roll: TableRoll) => TableRoll): void {
    const at = this.rolls.findLastIndex(({ roll, why }) => roll.figure === figure && why !== undefined);
    const open = this.rolls[at];
    if (open && open.roll.value === undefined) this.rolls[at] = { ...open, roll: to(open.roll) };
  }

  private pick({ figure, value, face, card, symbols, because, guard, is }: Picked): void {
    const on = card < 0 ? undefined : this.names.card(card);
    this.change(figure, (roll) => ({
      ...roll,
      as: value === 'av' ? 'attack' : 'defence',
      faces: withPicked(roll.faces, face),
      value: {
        name: words.values[value],
        is,
        parts: [
          { name: words.symbolsOn(value, symbols, on), amount: symbols },
          ...because.map(({ reason, amount }) => ({ name: words.because[reason], amount })),
        ],
      },
    }));
    if (value === 'dv' && this.av !== undefined)
      this.rolls.push({ why: undefined, roll: this.damage(figure, this.av, is, guard) });
    this.av = value === 'av' ? is : undefined;
  }

  private damage(figure: number, av: number, dv: number, guard: number): TableRoll {
    return {
      figure,
      sentence: words.hurts(this.names.of(figure)),
      faces: [],
      value: {
        name: words.values.damage,
        is: Math.max(0, av - dv - guard),
        parts: [
          { name: words.values.av, amount: av },
          { name: words.values.dv, amount: -dv },
          ...(guard === 0 ? [] : [{ name: words.guarded, amount: -guard }]),
        ],
      },
    };
  }
}

/** The rolls among events, each with the die that counts and what it came to. */
export const rollsIn = (events: readonly MatchEvent[], s: Situation): readonly TableRoll[] => {
  const list = new RollList(s);
  for (const event of events) list.see(event);
  return list.all();
};
