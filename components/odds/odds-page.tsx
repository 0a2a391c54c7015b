'use client';

import { Suspense, useDeferredValue, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import { useGames, useOpening } from '@/components/systems/use-game';
import { useViews } from '@/components/systems/use-views';
import type { OddsSetting } from '@/components/systems/views';
import { Notice } from '@/components/ui/notice';
import { oddsMessages as say } from '@/lib/messages/en/odds';
import type { Result } from '@/lib/result';
import { firstSystem, gameName, hasPart, partOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { addressOf, type OddsAddress } from './address';
import { SeriesPanel } from './series/series-panel';
import { Sides, type Side } from './sides';

/** Who meets whom where the address does not say it. */
const usualReferences = (game: SystemId): Pick<OddsAddress, 'a' | 'b'> => {
  const a = sampleReferences(game)[0]?.reference ?? '';
  const dummy = partOf(game, 'odds')?.usualDummy;
  return { a, b: dummy === undefined ? a : `dummy-${dummy}` };
};

/** What is counted and played between two sheets of a game. */
function Results({
  game,
  own,
  foe,
  setting,
  onSetting,
}: {
  readonly game: SystemId;
  readonly own: SheetDocument;
  readonly foe: SheetDocument;
  readonly setting: OddsSetting;
  readonly onSetting: (setting: OddsSetting) => void;
}) {
  const views = useViews(game, 'odds');
  return (
    <>
      {!views && <Notice>{say.noOdds(gameName(game))}</Notice>}
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
        {hasPart(game, 'match') && <SeriesPanel own={own} foe={foe} />}
        {views && <views.Panels own={own.sheet} foe={foe.sheet} setting={setting} onSetting={onSetting} />}
      </div>
    </>
  );
}

function useSide(reference: string): Result<SheetDocument, string> {
  const find = () => sheetBehind(reference);
  useOpening(find);
  // The same sheet for the same reference, so that nothing is counted twice.
  return useMemo(() => sheetBehind(reference), [reference]);
}

function Odds({ asked }: { readonly asked: OddsAddress }) {
  useGames([firstSystem], 'odds');
  const [address, setAddress] = useState<OddsAddress>(() => {
    const usual = usualReferences(firstSystem);
    return { ...asked, a: asked.a === '' ? usual.a : asked.a, b: asked.b === '' ? usual.b : asked.b };
  });
  const shown = useDeferredValue(address);
  const own = useSide(shown.a);
  const foe = useSide(shown.b);
  const game = own.ok ? own.value.system : foe.ok ? foe.value.system : firstSystem;
  useGames([game], 'odds');
  const views = useViews(game, 'odds');

  const change = (part: Partial<OddsAddress>): void => {
    const next = { ...address, ...part };
    setAddress(next);
    window.history.replaceState(null, '', addressOf(next));
  };
  const onSetting = (setting: OddsSetting): void => change({ setting });
  const choose = (side: Side, reference: string): void => {
    const setting = views?.settingAfter(address.setting, side) ?? {};
    change(side === 'own' ? { a: reference, setting } : { b: reference, setting });
  };
  const pair =
    own.ok && foe.ok && own.value.system === foe.value.system
      ? { own: own.value, foe: foe.value }
      : undefined;

  return (
    <OnceAwake>
      <Sides
        game={game}
        address={address}
        pair={pair}
        views={views}
        onChoose={choose}
        onSetting={onSetting}
        onSwap={() =>
          change({
            a: address.b,
            b: address.a,
            setting: views?.settingAfter(address.setting, 'swap') ?? {},
          })
        }
      />
      <div role="alert" className="flex flex-col gap-2 empty:hidden">
        {!own.ok && <Notice tone="error">{say.badLink('a', own.error)}</Notice>}
        {!foe.ok && <Notice tone="error">{say.badLink('b', foe.error)}</Notice>}
        {own.ok && foe.ok && !pair && (
          <Notice tone="error">
            {say.otherGames(gameName(own.value.system), gameName(foe.value.system))}
          </Notice>
        )}
      </div>
      {pair && (
        <Results game={game} own={pair.own} foe={pair.foe} setting={shown.setting} onSetting={onSetting} />
      )}
    </OnceAwake>
  );
}

const neverChanges = () => () => undefined;

/** Controls that the server has drawn take nothing until their scripts are there: what is chosen before would be lost. */
function OnceAwake({ children }: { readonly children: ReactNode }) {
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!isAwake} className="contents">
      {children}
    </fieldset>
  );
}

/** Two sheets, and what happens between them. The address keeps what is chosen. */
export function OddsPage({ asked }: { readonly asked: OddsAddress }) {
  return (
    <div className="flex min-h-[70dvh] flex-col gap-6">
      <div>
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        <p className="mt-2 max-w-prose text-muted">{say.introduction}</p>
      </div>
      <Suspense>
        <Odds asked={asked} />
      </Suspense>
    </div>
  );
}
