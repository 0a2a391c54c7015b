/** Record of a figure since its card was last drawn. */
export interface TurnRecord {
  /** Actions carried out, or lost after they were announced; waiting isn't one. */
  readonly acts: number;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly usedSkill: boolean;
  readonly castSpell: boolean;
  readonly landed: boolean;
  /** It took off or came down. */
  readonly flew: boolean;
  /** How often one of its skills let it go on. */
  readonly wentOn: number;
  /** Skills used, in order, with repetitions. */
  readonly skills: readonly string[];
  /** Modifiers that have done for this turn what they do once per turn, by their keys. */
  readonly met: readonly number[];
}

export const emptyTurnRecord: TurnRecord = {
  acts: 0,
  moved: false,
  attacked: false,
  usedSkill: false,
  castSpell: false,
  landed: false,
  flew: false,
  wentOn: 0,
  skills: [],
  met: [],
};
