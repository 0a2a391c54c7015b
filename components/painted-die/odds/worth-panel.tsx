'use client';

import { useMemo, useState } from 'react';
import { PipIcon } from '@/components/card/pip';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { points, signed } from '#words/painted-die/messages/odds-numbers';
import type { Worth } from '@/lib/painted-die/odds/worth';
import type { Fight, PipOdds } from './pip-odds';

const few = 6;
type Change = Worth<string>;

/** How much better a change makes the hero, damage dealt and dice kept counting alike. */
const merit = ({ gain }: Change): number => gain.damage - gain.lost + gain.green;

/** A figure that the change doesn't affect is a dash. */
const shownGain = (text: string): string => (/[1-9]/.test(text) ? text : '–');

const shownGains = ({ gain }: Change): readonly string[] =>
  [signed(gain.damage), signed(gain.lost), points(gain.green)].map(shownGain);

const changesSomething = (change: Change): boolean => shownGains(change).some((text) => text !== '–');

/** First of the changes with the same effect for a colour. */
const distinct = (worth: readonly Change[]): readonly Change[] => {
  const seen = new Set<string>();
  return worth.filter((each) => {
    const key = [each.change.pip, ...shownGains(each)].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

function ChangedPip({ game, pip }: { readonly game: PipOdds; readonly pip: string }) {
  const painted = game.look.painted[pip];
  return painted && <PipIcon pip={painted} className="size-5 shrink-0" />;
}

/** Effect of every added pip and every moved pip, the best first. */
export function WorthPanel({ game, own, foe }: Fight) {
  const [all, setAll] = useState(false);
  const every = useMemo(() => game.worthOfPips(own, foe), [game, own, foe]);
  const worth = useMemo(() => every.filter(changesSomething).sort((a, b) => merit(b) - merit(a)), [every]);
  const others = every.length - worth.length;
  const { worth: say } = game.words.fight;
  const shown = all ? worth : distinct(worth).slice(0, few);
  return (
    <Panel title={say.title}>
      <p className="mb-3 text-sm text-muted">{say.intro(own.hero.name, foe.hero.name)}</p>
      {worth.length === 0 ? (
        <p>{every.length === 0 ? say.none : say.useless}</p>
      ) : (
        <div role="group" aria-label={say.title} tabIndex={0} className="overflow-x-auto">
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
              {shown.map((each) => (
                <tr key={`${each.change.pip} ${each.change.from ?? 0} ${each.change.to}`}>
                  <th scope="row" className="border-b border-line py-1.5 pr-2 text-left font-normal">
                    <span className="flex items-center gap-2">
                      <ChangedPip game={game} pip={each.change.pip} />
                      {game.words.change(each.change)}
                    </span>
                  </th>
                  {shownGains(each).map((text, column) => (
                    <td key={column} className="border-b border-line px-1 text-right whitespace-nowrap">
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {worth.length > 0 && others > 0 && <p className="mt-2 text-sm text-muted">{say.others(others)}</p>}
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
