'use client';

import { useMemo, useState } from 'react';
import { SetUpPanel } from '@/components/site/set-up-panel';
import { sheetBehind } from '@/components/site/sheet-reference';
import { useSaved } from '@/components/site/use-saved';
import { useGames, useOpening } from '@/components/systems/use-game';
import { usePartsSoon } from '@/components/systems/use-parts-soon';
import { Button } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { beginNight } from '@/lib/companion/begin-night';
import { mostPoints, nightPartOf, type Night, type NightSetUp } from '@/lib/companion/night';
import { writeNight } from '@/lib/companion/written-night';
import { companionMessages } from '@/lib/messages/companion';
import { nameOf, nounFor } from '@/lib/systems/document';
import { firstSystem, gameName, hasPart, nounOf, systemOf } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { PartName } from '@/lib/systems/system';
import { GuestCard } from './guest-card';
import { PartyChoice } from './party-choice';
import { useGuests, type Guest } from './use-guests';

const say = companionMessages.setUp;

/** Parts of a game that a game night at the table needs. */
const tableParts: readonly PartName[] = ['companion', 'odds'];

const sheetsBehind = (guests: readonly Guest[]) => guests.map(({ reference }) => sheetBehind(reference));

const isHere = (document: SheetDocument | undefined): document is SheetDocument => document !== undefined;

/** A game night before it begins: heroes, teams and scenario. */
export function SetUp({
  asked,
  own,
  onBegin,
}: {
  readonly asked: readonly string[];
  /** References of the player's heroes of one game, the first to come first. */
  readonly own: readonly string[];
  /** @param isShared everybody uses their own phone */
  readonly onBegin: (night: Night, isShared: boolean) => void;
}) {
  // At once, not one after the other: separate scripts repeat what they share.
  useGames(asked.length + own.length === 0 ? [firstSystem] : [], 'night', 'odds');
  useGames([firstSystem], 'odds');
  const [leader] = asked.length > 0 ? asked : own;
  const first = useOpening(() => (leader === undefined ? undefined : sheetBehind(leader)));
  const home = first?.ok ? first.value.system : firstSystem;
  useGames([home], 'night', 'odds');
  const { guests, problem, ...change } = useGuests(home, asked, own);
  const { saved, parties } = useSaved();
  useOpening(() => sheetsBehind(guests));
  const found = useMemo(() => sheetsBehind(guests), [guests]);
  const leading = found.find((each) => each.ok);
  const game = leading?.ok ? leading.value.system : home;
  useGames([game], 'night', 'odds');
  const [chosen, setChosen] = useState<string>();
  const [goal, setGoal] = useState<string>();
  const [isShared, share] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isPlayed = hasPart(game, 'companion');
  const { isAwaited, withParts } = usePartsSoon(isPlayed ? game : undefined, tableParts);
  const part = isPlayed ? nightPartOf(game) : undefined;
  if (!part) return <Notice tone="error">{say.none(gameName(game))}</Notice>;

  const { set } = systemOf(game);
  const { least, most } = part.sheets;
  const documents = found.map((each) => (each.ok ? each.value : undefined));
  const sheets = documents.filter(isHere).map(({ sheet }) => sheet);
  const strangers = documents.filter(isHere).filter(({ system }) => system !== game);
  const scenario = chosen ?? part.usualScenario(guests.length);
  const played = part.scenarios.find(({ id }) => id === scenario);
  // Two are always against each other.
  const hasTeams = guests.length > 2 && played?.teams !== 'each' && !set;
  const usualTeam = (at: number): number => {
    const document = documents[at];
    if (set && document?.system === game) return set.teamOf(document.sheet);
    return played?.teams === 'two' ? at % 2 : at;
  };
  const teams = guests.map(({ team }, at) => (team < 0 || !hasTeams ? usualTeam(at) : team));
  const labels = say.sheets(documents.map((document) => (document ? nounFor(document) : nounOf(game)).one));
  const nameAt = (at: number): string => {
    const document = documents[at];
    return document ? nameOf(document) : (labels[at] ?? '');
  };
  const begin = (): void => {
    const points = Number(goal ?? played?.goal ?? 0);
    const setUp: NightSetUp = {
      system: game,
      sheets,
      // Numbers without gaps, so that each team has a place in the score.
      teams: teams.map((team) => [...new Set(teams)].sort((a, b) => a - b).indexOf(team)),
      scenario: played?.id ?? '',
      goal: Number.isSafeInteger(points) && points >= 0 ? Math.min(points, mostPoints) : 0,
    };
    const night = beginNight(setUp);
    const written = writeNight(night);
    if (written.ok) onBegin(night, isShared);
    else setRefused(say.tooLong(nameAt(written.error.nth - 1)));
  };
  const isWhole = guests.length >= least && documents.every(isHere) && strangers.length === 0;
  const refusal = isWhole ? part.sheets.refusal?.(sheets) : undefined;
  const isReady = isWhole && refusal === undefined;

  return (
    <SetUpPanel
      title={say.title}
      label={say.ways.label}
      way={isShared ? 'each' : 'one'}
      ways={{ one: say.ways.one, each: say.ways.each }}
      why={isShared ? say.ways.eachWhy : say.ways.oneWhy}
      onWay={(way) => share(way === 'each')}
    >
      <PartyChoice
        parties={parties}
        heroes={saved}
        nouns={nounOf(game).many}
        onParty={(heroes) => change.bring(heroes, most)}
      />
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {guests.map(({ key, reference }, at) => (
          <GuestCard
            key={key}
            label={labels[at] ?? ''}
            name={nameAt(at)}
            game={game}
            reference={reference}
            saved={saved}
            onChange={(to) => change.choose(key, to, saved)}
            onRemove={guests.length > least ? () => change.remove(key) : undefined}
            team={hasTeams ? { chosen: teams[at] ?? 0, of: guests.length } : undefined}
            onTeam={(team) => change.team(key, team)}
          />
        ))}
      </ul>
      {guests.length < most && (
        <Button className="self-start" onClick={change.add}>
          {say.add(nounOf(game).one)}
        </Button>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={say.scenario} value={scenario} onChange={({ target }) => setChosen(target.value)}>
          {part.scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{say.noScenario}</option>
        </SelectField>
        {played && played.goal > 0 && (
          <Field
            label={say.goal(played.points)}
            inputMode="numeric"
            value={goal ?? String(played.goal)}
            onChange={({ target }) => setGoal(target.value.replace(/\D/g, '').slice(0, 3))}
          />
        )}
      </div>
      <div role="alert" className="flex flex-col gap-2 empty:hidden">
        {found.map(
          (each, at) =>
            !each.ok && (
              <Notice key={at} tone="error">
                {say.bad(at + 1, each.error)}
              </Notice>
            ),
        )}
        {strangers.map((stranger, nth) => (
          <Notice key={nth} tone="error">
            {say.otherGame(nameOf(stranger), gameName(game))}
          </Notice>
        ))}
        {guests.length === 1 && isReady && !set && (
          <Notice tone="warning">{isShared ? say.aloneShared : say.alone}</Notice>
        )}
        {guests.length > most && <Notice tone="error">{say.tooMany(most)}</Notice>}
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        {refused !== undefined && <Notice tone="error">{refused}</Notice>}
      </div>
      <Button
        look="main"
        className="self-start px-6 text-lg"
        disabled={!isReady || guests.length > most || isAwaited}
        onClick={() => withParts(game, begin)}
      >
        {isShared ? say.beginShared : say.begin}
      </Button>
    </SetUpPanel>
  );
}
