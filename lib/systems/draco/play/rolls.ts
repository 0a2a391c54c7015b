import type { FaceNumber } from '../../../dice/face';
import type { Encounter } from '../../match-part';
import type { RolledFace, TableRoll } from '../../play-part';
import { dragonPips, slayerPips } from '../cards/painted-pips';
import { mostOf, symbolsOn } from '../dice/symbols';
import type { MatchEvent, Reason } from '../match/event';
import { dragonCardsOf, figureOf, slayerCardOf, type Table } from '../match/game';
import { isDragon } from '../match/figure';
import { attackCards, shieldsFor } from '../match/rolls/values';
import type { Situation } from '../match/situation';
import { tableWords as words } from '../messages/en/play';
import type { Draft } from '../sheet/sheet';
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

/** A roll on the way to what it comes to. */
interface Open extends TableRoll {
  readonly why: Reason | undefined;
}

/** Rolls as they come, and what each comes to. */
class RollList {
  private readonly rolls: Open[] = [];
  private av: number | undefined;
  private readonly s: Situation;
  private readonly table: Table;

  constructor(s: Situation) {
    this.s = s;
    this.table = { s };
  }

  see(event: MatchEvent): void {
    const names = namesOf(this.s);
    switch (event.told) {
      case 'rolled': {
        const { figure, why, faces } = event;
        this.rolls.push({
          figure,
          why,
          sentence: words.rolls(names.of(figure), faces.length, why),
          faces: faces.map((face) => faceOf(this.table, figure, why, face)),
        });
        return;
      }
      case 'skill':
        this.change(event.figure, (roll) => ({
          ...roll,
          sentence: words.rollsSkill(names.of(event.figure), roll.faces.length, event.skill, event.suns),
        }));
        return;
      case 'picked':
        this.pick(event);
        return;
      case 'named':
        this.single(event.face, words.named(event.card < 0 ? undefined : names.card(event.card)));
        return;
      case 'first-card':
        this.single(event.face, words.firstCard(names.card(event.card)));
    }
  }

  all(): readonly TableRoll[] {
    return this.rolls.map(({ why: _, ...roll }) => roll);
  }

  private single(face: FaceNumber, sentence: string): void {
    const faces = [{ face, pips: [] }];
    this.rolls.push({ figure: this.s.setting.dragon, why: undefined, sentence, faces });
  }

  /** Changes the last roll of somebody, if it has come to nothing yet. */
  private change(figure: number, to: (roll: Open) => Open): void {
    const at = this.rolls.findLastIndex((roll) => roll.figure === figure && roll.why !== undefined);
    const roll = this.rolls[at];
    if (roll && roll.value === undefined) this.rolls[at] = to(roll);
  }

  private pick({ figure, value, face, card, symbols, because, guard, is }: Picked): void {
    const names = namesOf(this.s);
    const on = card < 0 ? undefined : names.card(card);
    this.change(figure, (roll) => ({
      ...roll,
      faces: withPicked(roll.faces, face),
      value: {
        name: words.values[value],
        is,
        parts: [
          { name: words.on(words.symbols[value], on), amount: symbols },
          ...because.map(({ reason, amount }) => ({ name: words.because[reason], amount })),
        ],
      },
    }));
    if (value === 'av') this.av = is;
    else if (this.av !== undefined) {
      const av = this.av;
      this.av = undefined;
      this.rolls.push({
        figure,
        why: undefined,
        sentence: words.hurts(names.of(figure)),
        faces: [],
        value: {
          name: words.values.damage,
          is: Math.max(0, av - is - guard),
          parts: [
            { name: words.values.av, amount: av },
            { name: words.values.dv, amount: -is },
            ...(guard === 0 ? [] : [{ name: words.guarded, amount: -guard }]),
          ],
        },
      });
    }
  }
}

/** The rolls among events, each with the die that counts and what it came to. */
export const rollsIn = (
  events: readonly MatchEvent[],
  s: Situation,
  _encounter: Encounter<Draft>,
): readonly TableRoll[] => {
  const list = new RollList(s);
  for (const event of events) list.see(event);
  return list.all();
};
