import type { Point } from '../table/table';
import type { PlainData } from './plain-data';
import { isBuilt, isPlace, type Building, type Choice, type Region, type Request } from './request';

/** A course of events that may ask; what it gives at its end. */
export type Course<About, Option, T = void> = Generator<Request<About, Option>, T, Choice>;

/** How the rules of a game ask its players. */
export interface Questions<About, Option> {
  /**
   * Asks a player for one of the options; a single one is taken without asking.
   * @throws RangeError without any option
   */
  readonly choose: <O extends Option>(
    by: number,
    about: About,
    options: readonly O[],
  ) => Course<About, Option, O>;
  /** Asks a player for a place of a region. */
  readonly choosePlace: (by: number, about: About, region: Region) => Course<About, Option, Point>;
  /** Asks a player for a sheet that may be built. */
  readonly chooseSheet: (by: number, about: About, building: Building) => Course<About, Option, PlainData>;
}

/** How a game with options for yes and no asks. */
export interface Asking<About, Option> extends Questions<About, Option> {
  /** Whether the player wants to. */
  readonly wants: (by: number, about: About) => Course<About, Option, boolean>;
}

/** The questions of a game. */
export const questions = <About extends { readonly about: string }, Option>(): Questions<About, Option> => {
  function* choose<O extends Option>(
    by: number,
    about: About,
    options: readonly O[],
  ): Course<About, Option, O> {
    const [only] = options;
    if (only !== undefined && options.length === 1) return only;
    const choice = yield { by, about, options };
    const chosen = typeof choice === 'number' ? options[choice] : undefined;
    if (chosen === undefined) throw new RangeError(`Nothing can be chosen about ${about.about}.`);
    return chosen;
  }

  function* choosePlace(by: number, about: About, region: Region): Course<About, Option, Point> {
    const choice = yield { by, about, region };
    if (!isPlace(choice)) throw new RangeError(`A place was asked about ${about.about}.`);
    return choice;
  }

  function* chooseSheet(by: number, about: About, building: Building): Course<About, Option, PlainData> {
    const choice = yield { by, about, building };
    if (!isBuilt(choice)) throw new RangeError(`A sheet was asked about ${about.about}.`);
    return choice.sheet;
  }

  return { choose, choosePlace, chooseSheet };
};

/** The questions of a game. @param answers how its options say yes and no */
export const asking = <About extends { readonly about: string }, Option>({
  yes,
  no,
}: {
  readonly yes: Option;
  readonly no: Option;
}): Asking<About, Option> => {
  const asked = questions<About, Option>();
  const answers = [yes, no];
  function* wants(by: number, about: About): Course<About, Option, boolean> {
    return (yield* asked.choose(by, about, answers)) === yes;
  }
  return { ...asked, wants };
};
