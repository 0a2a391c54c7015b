'use client';

import { useMemo } from 'react';
import { Panel } from '@/components/ui/panel';
import { percent } from '#words/painted-die/messages/odds-numbers';
import type { Fight } from './pip-odds';

const short = (chance: number): string =>
  chance > 0 && chance < 0.005 ? '<1' : `${Math.round(chance * 100)}`;

/** Win chances for every pair of Hands: a table whose cells are tinted by the chance. */
export function DuelPanel({ game, own, foe }: Fight) {
  const hands = Math.max(5, own.hand, foe.hand);
  const table = useMemo(() => game.duelTable(own, foe, hands), [game, own, foe, hands]);
  const chosen = table[own.hand - 1]?.[foe.hand - 1];
  const numbers = Array.from({ length: hands }, (_, index) => index + 1);
  const { duel } = game.words.fight;
  return (
    <Panel title={duel.title}>
      {chosen && (
        <p className="mb-2">
          <strong className="block text-lg leading-snug">
            {duel.verdict(own.hero.name, percent(chosen.even.win))}
          </strong>
          <span>{duel.first(percent(chosen.first.win), percent(chosen.second.win))} </span>
          {chosen.even.draw > 0 && <span>{duel.draw(percent(chosen.even.draw))}</span>}
        </p>
      )}
      <p className="mb-3 text-sm text-muted">{duel.intro(own.hero.name, foe.hero.name)}</p>
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-center tabular-nums">
        <caption className="sr-only">{duel.caption(own.hero.name)}</caption>
        <thead>
          <tr>
            <td className="w-8" />
            {numbers.map((hand) => (
              <th key={hand} scope="col" className="py-1 text-sm font-semibold">
                <span className="sr-only">{foe.hero.name}: </span>
                {hand}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((row, a) => (
            <tr key={a}>
              <th scope="row" className="text-sm font-semibold">
                <span className="sr-only">{own.hero.name}: </span>
                {a + 1}
              </th>
              {row.map(({ even }, b) => (
                <td
                  key={b}
                  aria-current={a + 1 === own.hand && b + 1 === foe.hand ? true : undefined}
                  style={{
                    background: `color-mix(in srgb, var(--color-green) ${Math.round(even.win * 55)}%, var(--leaf))`,
                  }}
                  className={
                    a + 1 === own.hand && b + 1 === foe.hand
                      ? 'h-10 border-2 border-ink font-semibold'
                      : 'h-10 border border-line'
                  }
                >
                  {short(even.win)}
                  <span className="text-xs"> %</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
