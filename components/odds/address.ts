import type { OddsSetting } from '@/components/systems/views';

export const teamKinds = ['two', 'each'] as const;
export type TeamKind = (typeof teamKinds)[number];

/** The matches that are played between the two, beside who leads their sides. */
export interface MatchChoice {
  /** Allies of each side, by references. */
  readonly withOwn: readonly string[];
  readonly withFoe: readonly string[];
  /** Two sides, or everybody for himself. */
  readonly teams: TeamKind;
  /** Undefined for the default. */
  readonly scenario: string | undefined;
  readonly map: string | undefined;
}

/** State of the odds page, as its address says it. */
export interface OddsAddress {
  /** Reference to a hero: a share code, `sample-ID` or `dummy-ID`; empty for the default one. */
  readonly a: string;
  readonly b: string;
  readonly match: MatchChoice;
  readonly setting: OddsSetting;
}

/** A change of what the page shows, made from its newest state: what a panel has drawn may be older. */
type AddressChange = (now: OddsAddress) => Partial<OddsAddress>;
export type ChangeAddress = (change: AddressChange) => void;

/** The newest setting with the change that a panel made to the one it has drawn. */
export const settingChanged = (now: OddsSetting, drawn: OddsSetting, next: OddsSetting): OddsSetting => {
  const kept = Object.entries(now).filter(([key]) => next[key] !== undefined || drawn[key] === undefined);
  const changed = Object.entries(next).filter(([key, value]) => drawn[key] !== value);
  return Object.fromEntries([...kept, ...changed]);
};

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** No match has more on a side; what an address has beyond is left out. */
const mostBeside = 7;

const listIn = (text: string | undefined): readonly string[] =>
  text === undefined
    ? []
    : text
        .split(',')
        .filter((each) => each !== '')
        .slice(0, mostBeside);

/** Query of an address; of a key that stands there several times the first counts. */
export const addressIn = (query: Query): OddsAddress => {
  const {
    a = '',
    b = '',
    with: beside,
    against,
    teams,
    scenario,
    map,
    ...setting
  } = Object.fromEntries(
    Object.entries(query).flatMap(([key, asked]) => {
      const value = typeof asked === 'string' ? asked : asked?.[0];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  return {
    a,
    b,
    match: {
      withOwn: listIn(beside),
      withFoe: listIn(against),
      teams: teamKinds.find((kind) => kind === teams) ?? 'two',
      scenario,
      map,
    },
    setting,
  };
};

const matchOut = ({ withOwn, withFoe, teams, scenario, map }: MatchChoice) => ({
  ...(withOwn.length > 0 && { with: withOwn.join(',') }),
  ...(withFoe.length > 0 && { against: withFoe.join(',') }),
  ...(teams !== 'two' && { teams }),
  ...(scenario !== undefined && { scenario }),
  ...(map !== undefined && { map }),
});

/** Whether the address says more of the matches than who leads their sides. */
export const isUsualMatch = (match: MatchChoice): boolean => Object.keys(matchOut(match)).length === 0;

/** The address that asks for this. */
export const addressOf = ({ a, b, match, setting }: OddsAddress): string =>
  `/odds?${new URLSearchParams({ a, b, ...matchOut(match), ...setting }).toString()}`;
