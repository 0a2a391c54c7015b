import type { CountNote } from '../../../../cards/card';
import type { TeamMark } from '../../../../cards/pieces/team-mark';
import type { CardLabels } from '../../cards/card-labels';
import type { HeroDraft } from '../../sheet/hero';
import type { Skill } from '../../skills/school';
import type { PipCount, SkillText } from '../../skills/skill-text';
import type { CreatureKind } from '../../start/creatures';
import type { FollowerNeed, NeedKind } from './follower-needs';
import type { DummyId, MissionId } from './training-cast';

/** Card text of a figure from the rules: a line of figures, then sentences. */
export interface CastText {
  readonly name: string;
  readonly title: string;
  /** Under the emblem. */
  readonly caption: string;
  /** At the foot of the front: dice and actions. */
  readonly line: string;
  /** Above the rules, if skills come before them. */
  readonly heading?: string;
  readonly rules: readonly string[];
}

/** The words of the kit's cards, in the reader's language. */
export interface KitCardLabels {
  /** The words of every card. */
  readonly card: CardLabels;
  readonly kinds: Readonly<Record<NeedKind, string>>;
  /** Which pips are the product's own. */
  readonly houseValueWhy: string;
  /** Text in place of a die to paint by hand. */
  readonly paintIt: string;
  readonly creature: (kind: CreatureKind, hero: string | undefined) => CastText;
  /** Why there is a snowman's card where nobody has the skill yet. */
  readonly anybodysSnowman: CountNote;
  /** Note on figures for as many heroes. */
  readonly anybodysSnowmen: (builders: number) => CountNote;
  readonly winterSpirit: (hero: string) => CastText;
  /** "Vesper Coldhand has Raise Zombie". */
  readonly why: (need: FollowerNeed, hero: string) => string;
  readonly daemon: {
    /** "16 points at most". */
    readonly most: (points: number) => string;
    /** Points and Life by the Magic pips of the summoning. */
    readonly byMagic: (sums: readonly { readonly magic: number; readonly points: number }[]) => string;
    readonly skillPips: string;
    readonly darkPortal: string;
    /** "Daemon Skills: 3 slots are free". */
    readonly slots: (free: number) => string;
  };
  readonly dummy: (id: DummyId) => Omit<CastText, 'rules'>;
  readonly dummies: {
    /** "Dummy 1", "Victim on the far left". */
    readonly title: (id: DummyId, mission: MissionId) => string;
    /** "Dummy", or "Victim" where it is one. */
    readonly caption: (mission: MissionId) => string;
    /** Behaviour in each mission, the pips that count, and the fate of the card. */
    readonly does: Readonly<Record<MissionId, readonly string[]>>;
    /** Which pips count in which mission. */
    readonly heading: string;
    readonly pips: string;
    readonly why: string;
  };
  /** Where a skill is used, at the right end of its heading. */
  readonly missions: Readonly<Record<MissionId, string>>;
  /** On a mission’s hero’s card: the dice that are the product’s own. */
  readonly traineeWhy: Readonly<Record<MissionId, string>>;
  readonly trainee: (mission: MissionId) => CastText;
  readonly uncleTom: CastText & { readonly equipment: readonly string[] };
  readonly standee: {
    /** "Zombie 2". */
    readonly numbered: (name: string, number: number) => string;
    /** Master of a follower: "of Vesper Coldhand". */
    readonly of: (hero: string) => string;
    readonly why: (need: FollowerNeed, hero: string) => string;
    /** How to make one out of the paper, on sheets that have a hero's. */
    readonly countNote: CountNote;
    /** Text of a standee for someone who cannot see it. */
    readonly spoken: (name: string) => string;
  };
  readonly initiative: { readonly back: string; /** The player's own in a mission. */ readonly you: string };
}

/** Options for making the kit's cards. */
export interface KitCardOptions {
  readonly labels: KitCardLabels;
  /** @param pips one of each unless told */
  readonly renderSkill: (skill: Skill, pips?: PipCount) => SkillText;
  /** Whether dice missing from the book are printed as house values (the default) or left blank. */
  readonly houseDice?: 'printed' | 'blank';
}

/** A hero, and what the device keeps his photo under. */
export interface Pictured {
  readonly hero: HeroDraft;
  /** The complete hero, if the scenario leaves something out: the emblem comes from all skills. */
  readonly whole?: HeroDraft | undefined;
  readonly photo?: string | undefined;
  /** Team in a scenario of two. */
  readonly team?: TeamMark | undefined;
  /** Icon of somebody without a school, in place of that of the skills. */
  readonly emblem?: string | undefined;
}
