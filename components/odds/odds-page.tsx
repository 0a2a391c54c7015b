'use client';

import { Suspense, useDeferredValue, useMemo } from 'react';
import { drawnFirst, FirstDrawn, useKeeps } from '@/components/site/first-drawn';
import { sheetBehind } from '@/components/site/sheet-reference';
import { useAsked } from '@/components/site/use-asked';
import { useSaved, type Saved } from '@/components/site/use-saved';
import { OnceAwake, Waiting } from '@/components/site/waiting';
import { useGames, useOpening } from '@/components/systems/use-game';
import { useViews } from '@/components/systems/use-views';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { oddsMessages as say } from '#words/messages/odds';
import { hasDuels } from '@/lib/systems/document';
import { firstSystem, gameName, hasPart } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { addressIn, settingChanged, type ChangeAddress, type OddsAddress } from './address';
import { AlonePanel } from './series/alone-panel';
import { meetingOf } from './series/meeting';
import { SeriesPanel } from './series/series-panel';
import { Sides, type Side } from './sides';
import { useOddsAddress } from './use-odds-address';

/** Odds and simulated matches between two heroes of a game. */
function Results({
  own,
  foe,
  shown: { match, setting },
  saved,
  onChange,
}: {
  readonly own: SheetDocument;
  readonly foe: SheetDocument;
  readonly shown: OddsAddress;
  readonly saved: Saved;
  readonly onChange: ChangeAddress;
}) {
  const game = own.system;
  const views = useViews(game, 'odds');
  useOpening(() => meetingOf(own, foe, match));
  // The same meeting for the same choices, so that its matches are kept.
  const meeting = useMemo(() => meetingOf(own, foe, match), [own, foe, match]);
  return (
    <>
      {!views && <Notice>{say.noOdds(gameName(game))}</Notice>}
      {/* Panels out of sight cost no layout. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-5 *:[contain-intrinsic-size:auto_none_auto_30rem] *:[content-visibility:auto] lg:grid-cols-2">
        {hasDuels(own) ? (
          <SeriesPanel meeting={meeting} match={match} saved={saved} onChange={onChange} />
        ) : (
          hasPart(game, 'match') && <AlonePanel key={own.system} own={own} />
        )}
        {views && (
          <views.Panels
            own={own.sheet}
            foe={foe.sheet}
            setting={setting}
            onSetting={(next) => onChange((now) => ({ setting: settingChanged(now.setting, setting, next) }))}
          />
        )}
      </div>
    </>
  );
}

function useSide(reference: string): ReturnType<typeof sheetBehind> {
  const find = () => sheetBehind(reference);
  useOpening(find);
  // The same sheet for the same reference, so that nothing is counted twice.
  return useMemo(() => sheetBehind(reference), [reference]);
}

/** Both sides, each with its reference. */
function Meeting({
  address,
  saved,
  onChange,
}: {
  readonly address: OddsAddress;
  readonly saved: Saved;
  readonly onChange: ChangeAddress;
}) {
  const shown = useDeferredValue(address);
  const own = useSide(shown.a);
  const foe = useSide(shown.b);
  const game = own.ok ? own.value.system : foe.ok ? foe.value.system : firstSystem;
  const views = useViews(game, 'odds');
  useGames([game], 'odds');

  const choose = (side: Side, reference: string): void => {
    onChange((now) => ({
      [side === 'own' ? 'a' : 'b']: reference,
      setting: views?.settingAfter(now.setting, side) ?? {},
    }));
  };
  const pair =
    own.ok && foe.ok && own.value.system === foe.value.system
      ? { own: own.value, foe: foe.value }
      : undefined;

  return (
    <>
      <Sides
        game={game}
        address={address}
        pair={pair}
        views={views}
        saved={saved}
        onChoose={choose}
        onSetting={(setting) => onChange(() => ({ setting }))}
        onSwap={() =>
          onChange(({ a, b, match, setting }) => ({
            a: b,
            b: a,
            match: { ...match, withOwn: match.withFoe, withFoe: match.withOwn },
            setting: views?.settingAfter(setting, 'swap') ?? {},
          }))
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
      {pair && <Results {...pair} shown={shown} saved={saved} onChange={onChange} />}
    </>
  );
}

const waits = (
  <p role="status" className="text-muted">
    <Waiting />
  </p>
);

function Odds({ asked, keeps }: { readonly asked: OddsAddress; readonly keeps: boolean }) {
  useViews(firstSystem, 'odds');
  useGames([firstSystem], 'odds');
  const saved = useSaved();
  const [address, change] = useOddsAddress(asked, saved, keeps);
  if (!address) return waits;
  const meeting = <Meeting address={address} saved={saved} onChange={change} />;
  if (asked.a !== '') return <OnceAwake>{meeting}</OnceAwake>;
  return (
    // Somebody's own hero may still come in the place of a sample.
    <FirstDrawn instead={waits} isLocked={!saved.isRead}>
      {meeting}
    </FirstDrawn>
  );
}

const FirstOdds = drawnFirst(Odds, waits);

/** The server draws what a first visit shows, unless the address names a hero. */
function Beginning({ asked }: { readonly asked: OddsAddress }) {
  const keeps = useKeeps() && asked.a === '';
  return <FirstOdds key={String(keeps)} asked={asked} keeps={keeps} />;
}

/** Two sheets, and the odds between them. The address keeps the choices. */
export function OddsPage() {
  const { query, visit } = useAsked();
  const asked = useMemo(() => addressIn(query), [query]);
  return (
    <div className="flex min-h-dvh flex-col gap-6">
      <PageHeading title={say.title} introduction={say.introduction} />
      <Suspense>
        <Beginning key={visit} asked={asked} />
      </Suspense>
    </div>
  );
}
