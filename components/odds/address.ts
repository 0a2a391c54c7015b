import { living } from '@/lib/systems/index';

/** Dice of a Hand that can be chosen; six where a skill adds one to the Dicepool. */
export const handChoices = [1, 2, 3, 4, 5, 6] as const;
export const allyChoices = [0, 1, 2, 3] as const;

/** Everything that the page shows, as its address says it. */
export interface Setting {
  /** A share code, `sample-ID` or `dummy-ARMOUR`. */
  readonly a: string;
  readonly b: string;
  readonly hand: number;
  readonly foeHand: number;
  /** The id of a way to attack; empty for the best. */
  readonly way: string;
  /** How the opponent attacks, likewise. */
  readonly foeWay: string;
  readonly cover: boolean;
  readonly allies: number;
  /** The id of a skill; empty for the hero's first. */
  readonly skill: string;
}

const [firstSample] = living.samples;

export const usual: Setting = {
  a: firstSample ? `sample-${firstSample.id}` : 'dummy-none',
  b: 'dummy-medium',
  hand: 5,
  foeHand: 5,
  way: '',
  foeWay: '',
  cover: false,
  allies: 0,
  skill: '',
};

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const first = (asked: string | readonly string[] | undefined): string | undefined =>
  typeof asked === 'string' ? asked : asked?.[0];

const oneOf = (choices: readonly number[], asked: string | undefined, otherwise: number): number =>
  choices.find((choice) => String(choice) === asked) ?? otherwise;

/** What an address asks for; what it does not say, or says in numbers that nobody can choose, is as usual. */
export const settingOf = (query: Query): Setting => ({
  a: first(query['a']) ?? usual.a,
  b: first(query['b']) ?? usual.b,
  hand: oneOf(handChoices, first(query['hand']), usual.hand),
  foeHand: oneOf(handChoices, first(query['foe-hand']), usual.foeHand),
  way: first(query['way']) ?? usual.way,
  foeWay: first(query['foe-way']) ?? usual.foeWay,
  cover: first(query['cover']) === '1',
  allies: oneOf(allyChoices, first(query['allies']), usual.allies),
  skill: first(query['skill']) ?? usual.skill,
});

/** The address of a setting; what is as usual is left out, but for the two heroes. */
export const addressOf = ({ a, b, hand, foeHand, way, foeWay, cover, allies, skill }: Setting): string => {
  const query = new URLSearchParams({ a, b });
  if (hand !== usual.hand) query.set('hand', String(hand));
  if (foeHand !== usual.foeHand) query.set('foe-hand', String(foeHand));
  if (way !== usual.way) query.set('way', way);
  if (foeWay !== usual.foeWay) query.set('foe-way', foeWay);
  if (cover) query.set('cover', '1');
  if (allies !== usual.allies) query.set('allies', String(allies));
  if (skill !== usual.skill) query.set('skill', skill);
  return `/odds?${query.toString()}`;
};
