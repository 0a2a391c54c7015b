'use client';

import { useState } from 'react';
import { Explained } from '@/components/skill/explained';
import { Panel } from '@/components/ui/panel';
import { Segmented } from '@/components/ui/segmented';
import { Chart } from '@/components/site/chart';
import { faceNumbers } from '@/lib/dice/face';
import { percent } from '#words/painted-die/messages/odds-numbers';
import { handValues, type HandValue } from '@/lib/painted-die/odds/values';
import type { PipOdds } from './pip-odds';
import type { SomeHero } from '../hero';

/** A bar for each Hand, its parts the values: the higher the fuller the colour. */
function HandBars({
  game: { hands, words },
  colour,
  spreads,
}: {
  readonly game: PipOdds;
  readonly colour: string;
  readonly spreads: readonly (readonly number[])[];
}) {
  const most = Math.max(...spreads.map((spread) => spread.length - 1));
  return (
    <div className="flex flex-col gap-1.5">
      {spreads.map((spread, index) => (
        <div key={index} className="flex items-center gap-2 text-sm">
          <span className="w-12 shrink-0 tabular-nums">{words.fight.hands.dice(hands[index] ?? 0)}</span>
          <div className="flex h-8 min-w-0 flex-1 overflow-hidden rounded border border-edge forced-color-adjust-none">
            {spread.map((chance, value) =>
              chance <= 0 ? null : (
                <span
                  key={value}
                  style={{
                    width: `${chance * 100}%`,
                    ...(value > 0 && {
                      background: `color-mix(in srgb, ${colour} ${40 + 60 * (value / most)}%, var(--leaf))`,
                    }),
                  }}
                  className="flex min-w-0 items-center justify-center overflow-hidden border-r border-leaf last:border-r-0"
                >
                  {chance > 0.08 && (
                    <span className="rounded-sm bg-leaf px-1 text-xs font-semibold text-ink">{value}</span>
                  )}
                </span>
              ),
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

const atLeastOne = (spread: readonly number[] | undefined): number => 1 - (spread?.[0] ?? 1);

/** A hero's rolls with each number of dice: the best die of a trait, or all Skill pips together. */
export function HandsPanel({ game, hero }: { readonly game: PipOdds; readonly hero: SomeHero }) {
  const [wanted, setWanted] = useState<HandValue>('av');
  const able = handValues.filter((value) =>
    faceNumbers.some((face) => (hero.faces[face][game.pipOfValue[value]] ?? 0) > 0),
  );
  const value = able.includes(wanted) ? wanted : able[0];
  const { values } = game.words;
  const { hands } = game.words.fight;
  if (value === undefined)
    return (
      <Panel title={hands.title(hero.name)}>
        <p className="text-muted">{hands.none}</p>
      </Panel>
    );
  const painted = game.look.painted[game.pipOfValue[value]];
  const colour = painted ? `var(--color-${painted.ink})` : 'var(--ink)';
  const odds = game.hands.map((hand) => game.handOdds(hero.faces, hand));
  const spreads = odds.map((each) => each[value]);
  const criticals = odds.flatMap(({ critical }) =>
    critical === undefined || (value !== 'av' && value !== 'rav')
      ? []
      : [critical[value === 'av' ? 'melee' : 'ranged']],
  );
  const most = Math.max(...spreads.map((spread) => spread.findLastIndex((chance) => chance > 0)));
  const shown = Array.from({ length: most + 1 }, (_, n) => n).filter((n) =>
    spreads.some((spread) => (spread[n] ?? 0) > 0),
  );
  return (
    <Panel title={hands.title(hero.name)}>
      <div className="mb-3">
        <Segmented
          label={hands.choose}
          value={value}
          segments={able.map((each) => ({ value: each, label: values[each] }))}
          onChange={setWanted}
        />
        <p className="mt-2 text-sm text-muted">
          <Explained
            system={game.system}
            text={hands.explained(value, game.words.pips[game.pipOfValue[value]] ?? '')}
          />
        </p>
      </div>
      <Chart
        figures={{
          caption: hands.chart(values[value]),
          summary: hands.summary(percent(atLeastOne(spreads[0])), percent(atLeastOne(spreads.at(-1)))),
          columns: [hands.hand, ...shown.map(String), ...(criticals.length > 0 ? [hands.critical] : [])],
          rows: odds.map((each, index) => [
            hands.dice(game.hands[index] ?? 0),
            ...shown.map((n) => percent(each[value][n] ?? 0)),
            ...criticals.slice(index, index + 1).map(percent),
          ]),
        }}
      >
        <HandBars game={game} colour={colour} spreads={spreads} />
      </Chart>
    </Panel>
  );
}
