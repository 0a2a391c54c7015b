'use client';

import { useMemo, useState } from 'react';
import { PipIcon } from '@/components/card/pip';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { points, signed } from '@/lib/pip-hero/messages/en/odds';
import type { Fighter } from '@/lib/pip-hero/odds/encounter';
import type { Worth } from '@/lib/pip-hero/odds/worth';
import type { PipOdds } from './pip-odds';
import type { SomeHero } from '../hero';

const few = 6;
type Change = Worth<string>;

/** How much better a change makes the hero, damage dealt and dice kept counting alike. */
const merit = ({ gain }: Change): number => gain.damage - gain.lost + gain.green;

/** Of changes that do the same with a pip of one colour, the first. */
const distinct = (worth: readonly Change[]): readonly Change[] => {
  const seen = new Set<string>();
  return worth.filter(({ change, gain }) => {
    const key = [change.pip, signed(gain.damage), signed(gain.lost), points(gain.green)].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

function ChangedPip({ game, pip }: { readonly game: PipOdds; readonly pip: string }) {
  const painted = game.look.painted[pip];
  return painted && <PipIcon pip={painted} className="size-5 shrink-0" />;
}

/** What every pip more and every moved pip would change, the best first. */
export function WorthPanel({
  game,
  own,
  foe,
}: {
  readonly game: PipOdds;
  readonly own: Fighter<SomeHero>;
  readonly foe: Fighter<SomeHero>;
}) {
  const [all, setAll] = useState(false);
  const worth = useMemo(
    () => [...game.worthOfPips(own, foe)].sort((a, b) => merit(b) - merit(a)),
    [game, own, foe],
  );
  const { worth: say } = game.words.fight;
  const shown = all ? worth : distinct(worth).slice(0, few);
  return (
    <Panel title={say.title}>
      <p className="mb-3 text-sm text-muted">{say.intro(own.hero.name, foe.hero.name)}</p>
      {worth.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">{say.title}</caption>
          <thead>
            <tr className="text-left align-bottom">
              <th scope="col" className="border-b border-line py-1 pr-2 font-semibold">
                {say.change}
              </th>
              {[say.damage, say.lost, say.green].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="border-b border-line px-1 py-1 text-right font-semibold wrap-normal"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ change, gain }) => (
              <tr key={`${change.pip} ${change.from ?? 0} ${change.to}`}>
                <th scope="row" className="border-b border-line py-1.5 pr-2 text-left font-normal">
                  <span className="flex items-center gap-2">
                    <ChangedPip game={game} pip={change.pip} />
                    {game.words.change(change)}
                  </span>
                </th>
                <td className="border-b border-line px-1 text-right whitespace-nowrap">
                  {signed(gain.damage)}
                </td>
                <td className="border-b border-line px-1 text-right whitespace-nowrap">
                  {signed(gain.lost)}
                </td>
                <td className="border-b border-line px-1 text-right whitespace-nowrap">
                  {points(gain.green)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {worth.length > few && (
        <Button
          look="quiet"
          size="small"
          className="mt-2 -ml-3 text-muted"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? say.fewer : say.more}
        </Button>
      )}
    </Panel>
  );
}
