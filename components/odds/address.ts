import type { OddsSetting } from '@/components/systems/views';

/** What the odds page shows, as its address says it. */
export interface OddsAddress {
  /** What refers to a sheet: a share code, `sample-ID` or `dummy-ID`; empty for the usual one. */
  readonly a: string;
  readonly b: string;
  readonly setting: OddsSetting;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What an address asks for; of a key that stands there several times the first counts. */
export const addressIn = (query: Query): OddsAddress => {
  const {
    a = '',
    b = '',
    ...setting
  } = Object.fromEntries(
    Object.entries(query).flatMap(([key, asked]) => {
      const value = typeof asked === 'string' ? asked : asked?.[0];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  return { a, b, setting };
};

/** The address that asks for this. */
export const addressOf = ({ a, b, setting }: OddsAddress): string =>
  `/odds?${new URLSearchParams({ a, b, ...setting }).toString()}`;
