import type { Effect } from '../../skills/effects/effect';
import type { Moment } from '../../skills/effects/terms';
import { turnsLasted } from '../entries/duration';
import type { Aura, Figure, Modifier } from '../state/figure';
import { statement, type Statement } from '../entries/statements';

/** What an aura does as it ends: read while it lies there, done once it is gone. */
export interface LastWord {
  readonly moment: Moment;
  readonly effects: readonly Effect[];
  readonly modifier: Modifier;
  readonly from: Statement;
}

/** In the order in which they were laid; what counts turns remembers how many it was. */
export const lastWordsOf = (bearer: Figure, ending: Aura, early: boolean): readonly LastWord[] => {
  const says = (moment: Moment): boolean =>
    moment === 'ends' || moment === 'dies-or-ends' || (early && moment === 'ends-early');
  return bearer.modifiers
    .filter(({ aura }) => aura === ending.key)
    .flatMap((modifier) => {
      const from = statement(modifier.says);
      return from.says.lasting.flatMap((property) =>
        property.has === 'whenever' && says(property.moment)
          ? [
              {
                moment: property.moment,
                effects: property.effects,
                modifier:
                  from.remembers === 'turns'
                    ? { ...modifier, note: turnsLasted(from.skill, ending, early) }
                    : modifier,
                from,
              },
            ]
          : [],
      );
    });
};
