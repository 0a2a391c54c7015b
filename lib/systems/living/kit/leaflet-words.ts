import type { TableUnit } from '../../../cards/paper/ruler';
import type { ExampleWords } from '../../../painted-die/cards/example';
import type { AnyScenario, Scenario } from '../scenarios/scenario';
import type { TeamId } from '../scenarios/place';
import type { Pip } from '../sheet/pips';
import type { MeleeKind } from '../sheet/armoury';
import type { MissionId } from './cards/training-cast';

/** Facts about these heroes that matter after the first turn. */
export interface LaterFacts {
  /** Counters beside those for delaying, reloading and recovering, which have their own rules. */
  readonly counters: 'none' | 'some';
  /** Heroes with a weapon that is reloaded. */
  readonly reloading: readonly string[];
  readonly canRecover: boolean;
}

/** Facts about these heroes that matter to those without dice. */
export interface FallenFacts {
  readonly hasAllies: boolean;
  /** Somebody has a skill that raises the dead. */
  readonly canRaise: boolean;
}

/** Effect of a critical hit with the weapon of that attack; chapter "Armoury". */
export type CriticalKind = MeleeKind | 'shot';

/** The words of what a kit says first, in the reader's language. */
export interface LeafletWords {
  /** @param others followers that may come later: snowmen, any others, or none */
  readonly dice: (heroes: number, pets: number, others: 'snowmen' | 'some' | 'none') => readonly string[];
  readonly missionDice: (others: number) => readonly string[];
  /** How many play a mission. */
  readonly alone: string;
  /** @param onPaper the kit has figures of them */
  readonly miniatures: (names: readonly string[], onPaper: boolean) => string;
  /** @param terrain of the players' own, none, or that of the kit */
  readonly table: (unit: TableUnit, terrain: 'own' | 'none' | 'kit') => string;
  readonly tools: string;
  /** For the skills that are written on cards. */
  readonly pen: string;
  /** For counters whose effect goes by the pips of a roll. */
  readonly spareDice: string;
  /** For spells that reach further than a ruler of paper. */
  readonly tape: (squares: number) => string;
  /** How a figure of paper is made to stand. */
  readonly standee: string;
  readonly square: (unit: TableUnit) => string;
  readonly terrain: (scenario: Scenario) => string;
  readonly markers: (scenario: Scenario) => string;
  /** @param teams names of each team, where figures or initiative cards have its mark */
  readonly start: (
    scenario: Scenario,
    teams: Readonly<Record<TeamId, readonly string[]>> | undefined,
  ) => string;
  /**
   * @param lacksLoadout some have no skills for a snowball fight yet
   * @param hasBars traits count, and initiative cards show them
   */
  readonly cards: (lacksLoadout: boolean, hasBars: boolean) => string;
  /** @param own names of the heroes whose cards the mission does without */
  readonly missionCards: (id: MissionId, mission: string, hasDeck: boolean, own: readonly string[]) => string;
  readonly mission: (id: MissionId) => readonly [terrain: string, others: string, you: string];
  /** Rules of the scenario that a first turn needs. */
  readonly specialTitle: Readonly<Record<AnyScenario['kind'], string>>;
  /**
   * @param hasRules the kit has a sheet for the rest
   * @param hasAllies a team has several figures
   */
  readonly special: (scenario: AnyScenario, hasRules: boolean, hasAllies: boolean) => readonly string[];
  /** Look and purpose of each pip. */
  readonly signs: Readonly<Record<Pip, readonly [sign: string, meaning: string]>>;
  /** How an ordinary die counts as the one on the card. @param hasValues some pips make a value */
  readonly faces: (hasValues: boolean) => string;
  /** Title of a mission's turn. */
  readonly turnTitle: string;
  /** Titles of a scenario: of the first turn, of what an opponent nearby makes possible, and of skills. */
  readonly titles: Readonly<Record<'first' | 'close' | 'skills', string>>;
  /** A critical hit in an example, and what it adds. */
  readonly critical: (kind: CriticalKind) => NonNullable<ExampleWords['critical']>;
  /** An attack in a scenario, and in a mission, whose turns go otherwise. */
  readonly example: Readonly<Record<AnyScenario['kind'], ExampleWords>>;
  /** Name for a mission's player: its card is no hero of a name. */
  readonly yourHero: string;
  /** Among the figures. */
  readonly snowmen: string;
  readonly turn: {
    readonly deck: (name: string) => string;
    /** @param squares of one movement @param isSnow no Hand counts */
    readonly moves: (name: string, squares: number, isSnow: boolean) => string;
    /** @param stars on the best die @param clovers on all dice */
    readonly spell: (name: string, stars: number, clovers: number) => string;
    /** A spell on an opponent, worked through. */
    readonly spells: {
      /** @param range # that the spell reaches, where it has the usual range */
      readonly cast: (
        name: string,
        spell: string,
        target: string,
        rolled: { readonly magic: number; readonly green: number; readonly range: number | undefined },
      ) => string;
      /** @param value MDV of the roll; undefined for somebody without Magic pips */
      readonly defends: (target: string, value: number | undefined) => string;
      /** Damage of a MAV attack. @param left dice of five that the target has then */
      readonly attack: (mav: number, mdv: number, target: string, left: number) => string;
      /** @param effect in words, with the pips that are left */
      readonly power: (magic: number, mdv: number, effect: string) => string;
    };
    readonly skills: readonly string[];
    /** @param clovers on all dice of the attack */
    readonly skillWith: (name: string, skill: string, clovers: number) => string;
    /** @param clovers on all dice */
    readonly skillAlone: (name: string, skill: string, clovers: number) => string;
    /** @param clovers on all dice */
    readonly snow: (clovers: number) => string;
    /** @param ends what happens when a phase is over */
    readonly next: (ends: 'nothing' | 'score' | 'parcel') => string;
    readonly missions: {
      readonly 'first-steps': {
        readonly move: string;
        readonly plague: (green: number) => string;
        readonly on: string;
      };
      readonly 'melee-training': { readonly move: string; readonly skill: string; readonly boot: string };
      readonly 'open-fire': { readonly dummy: string; readonly reload: string; readonly next: string };
      readonly 'kind-of-magic': {
        readonly boon: (stars: number) => string;
        readonly tom: (mav: number) => string;
        readonly missile: (target: string, mav: number, mdv: number, left: number) => string;
        readonly next: string;
      };
    };
  };
  readonly win: (scenario: AnyScenario) => readonly string[];
}
