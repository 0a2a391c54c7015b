'use client';

import { useEffect, useRef, useState, useTransition, type ComponentProps } from 'react';
import { newSeed } from '@/components/site/new-seed';
import { useGames, useOpening } from '@/components/systems/use-game';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import { firstSystem, gameName, open, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { MapOfMatch } from './arrangement';
import { GameField } from './game-field';
import { recallChoice, recallChoiceOf, type LastChoice } from './last-choice';
import { SetUpForm } from './set-up-form';
import { heroesBehind } from './use-sides';

const say = playMessages.setUp;

/** Drawn for a set-up that waits for its game: React begins it anew each time something of it arrives. */
let waiting: number | undefined;
const drawSeed = (): number => (waiting ??= newSeed());

/** A match before it begins: of which game, then all that the game lets one choose. */
export function SetUp({
  asked,
  on,
  ...rest
}: {
  readonly asked: readonly string[];
  /** The map that it was asked to be on. */
  readonly on?: MapOfMatch | undefined;
} & Pick<ComponentProps<typeof SetUpForm>, 'isOnline' | 'onOnline' | 'onBegin'>) {
  useGames([firstSystem], 'odds');
  const [first] = useOpening(() => heroesBehind(asked.slice(0, 1)));
  // An address with everybody in the match, or with a map, has already chosen.
  const [last] = useState(() => (asked.length < 2 && !on ? recallChoice() : undefined));
  const recent = last && systemIds.includes(last.system) ? last.system : undefined;
  const home = first?.ok ? first.value.system : (on?.system ?? recent ?? firstSystem);
  // One for all games: whoever looks at another comes back to the same map.
  const [seed] = useState(drawSeed);
  useEffect(() => {
    waiting = undefined;
  }, []);
  const [chosen, setChosen] = useState<SystemId>();
  const [left, setLeft] = useState<ReadonlyMap<SystemId, LastChoice>>(new Map());
  const [isLoading, load] = useTransition();
  const [missing, setMissing] = useState<SystemId>();
  // The field was locked while its game came.
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (chosen !== undefined || missing !== undefined) field.current?.focus({ preventScroll: true });
  }, [chosen, missing]);
  const game = chosen ?? home;
  const kept = left.get(game);
  const change = (to: SystemId, choice: LastChoice): void => {
    setMissing(undefined);
    load(async () => {
      try {
        await open([to], 'setUp', 'odds');
      } catch {
        setMissing(to);
        return;
      }
      load(() => {
        setLeft(new Map([...left, [game, choice]]));
        setChosen(to);
      });
    });
  };
  return (
    <SetUpForm
      key={game}
      game={game}
      // Whoever comes back finds what they left.
      asked={game === home && !kept ? asked : []}
      last={kept ?? (game === home ? last : recallChoiceOf(game))}
      on={on?.system === game ? on : undefined}
      isWaiting={isLoading}
      seed={seed}
      head={(choiceNow) => (
        <>
          <GameField ref={field} game={game} onGame={(to) => change(to, choiceNow())} />
          <div role="alert" className="empty:hidden">
            {missing !== undefined && <Notice tone="error">{say.gameNotThere(gameName(missing))}</Notice>}
          </div>
        </>
      )}
      {...rest}
    />
  );
}
