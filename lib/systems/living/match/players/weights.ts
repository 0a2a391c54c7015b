/** Rule-of-thumb values of a computer player, in the worth of a die; tuned by matches it played. */
export const weights = {
  /** Places that are looked at closely of all that a movement leads to, and places apart from each other among those. */
  closeLooks: 8,
  farLooks: 8,
  /** # within which one of two places is enough to try. */
  alike: 1.5,

  /** Share of an attack's gain once a movement brings it into range. */
  afterMove: 0.95,
  /** The same while it does not: the first over the second and the movements that are still missing. */
  onTheWay: { most: 2.7, slowness: 3 },
  /** Factor of errands: who touches what it is to fetch has it. */
  errands: 1.3,
  /** An attack that no arm of the sheet is known for. */
  unknownAttack: 0.01,
  /** Factor of attacks on whoever carries something of the scenario. */
  onCarrier: 1.5,

  charge: {
    /** # that a charge may fall short of two movements. */
    slack: 0.3,
    /** Share of what comes later if it does not arrive. */
    later: 0.8,
    /** A skill that goes with it. */
    skill: 0.1,
  },
  use: {
    /** Share of a skill's other effects on friends. */
    other: 0.5,
    /** Share of harm that has no target yet. */
    aimless: 0.4,
  },
  /** A skill with an attack, if its Skill pips come. */
  attackSkill: 0.3,
  /** Share of what a pet could do with an action it is given. */
  giveAction: 0.8,

  move: 0.02,
  climb: 0.02,
  standUp: 1,
  shakeOff: 0.6,
  dismount: -0.2,
  /** Shares of the attack that reloading makes possible, with a movement and without. */
  moveAndReload: 0.3,
  reload: 0.4,
  /** A die that may come back. */
  recover: 0.2,
  /** Share of an action at once that a delayed one keeps, and a delay without one. */
  delay: 0.3,
  idleDelay: 0.01,
  /** Share of an action at once that another option leaves for later. */
  keepDelay: 0.2,
  /** A cannon that was fired is in the way; one that was not is worth keeping. */
  dropSpentCannon: 0.1,
  dropCannon: -1,
  scenario: { dig: 1.5, 'pick-up': 3, drop: -3, heal: 1 },
  otherScenario: 0.5,
  otherAction: 0.2,

  /** Target of an effect: the most dice to take, and how much less each die it has makes it count. */
  target: { full: 3, perDie: 0.4, least: 0.1 },
  /** Answers about which nothing is known: the first is preferred a little. */
  refusal: 0.1,
  done: 0.05,
  first: 0.1,
  perPlace: 0.001,
} as const;
