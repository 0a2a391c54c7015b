const names = {
  activated: 'Activated',
  ignored: 'First wound',
  'loses-next': 'Loses next',
  gun: 'Gun',
} as const;

type CounterId = keyof typeof names;

const rules: Readonly<Record<CounterId, string>> = {
  activated: 'Has acted this turn',
  ignored: 'Has ignored a wound this turn',
  'loses-next': 'Loses the next activation',
  gun: 'Carries the team’s gun',
};

const reasons: Readonly<Record<CounterId, string>> = {
  activated: 'one for each fighter: lay it beside the figure, and remove it in the upkeep',
  ignored: 'one for each boss, who ignores one wound a turn; remove it in the upkeep',
  'loses-next': 'one for each Influencer, who may lose his next activation',
  gun: 'one for each fire team: put it beside the carrier of the gun',
};

/** Counters in words: what they stand for and do, and where their numbers come from. */
export const counters = {
  rule: (counter: CounterId): string => rules[counter],
  name: (counter: CounterId): string => names[counter],
  why: (why: CounterId): string => reasons[why],
  chosen: 'as many as you chose',
};
