'use client';

import { useState } from 'react';
import { MatchFields } from '@/components/site/match-fields';
import { lastingReference, sheetBehind } from '@/components/site/sheet-reference';
import { SheetOptions } from '@/components/site/sheet-options';
import type { Saved } from '@/components/site/use-saved';
import { useGames } from '@/components/systems/use-game';
import { RemoveButton } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { seriesMessages } from '#words/messages/series';
import { ok, type Result } from '@/lib/result';
import { matchPartOf } from '@/lib/simulation/contest';
import { nameOf } from '@/lib/systems/document';
import { teamKinds, type ChangeAddress, type MatchChoice } from '../address';
import type { Meeting } from './meeting';

const say = seriesMessages.setting;

type Side = 'own' | 'foe';

const keys = { own: { first: 'a', beside: 'withOwn' }, foe: { first: 'b', beside: 'withFoe' } } as const;

/** Allies of a side, and the way to more of them. */
function Beside({
  side,
  names,
  isFull,
  game,
  saved,
  onAdd,
  onRemove,
}: {
  readonly side: Side;
  readonly names: readonly string[];
  readonly isFull: boolean;
  readonly game: string;
  readonly saved: Saved;
  readonly onAdd: (chosen: string) => void;
  readonly onRemove: (at: number) => void;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="font-sans text-base font-semibold">{say.beside[side]}</h3>
      {names.length === 0 ? (
        <p className="text-muted">{say.nobody}</p>
      ) : (
        <ul>
          {names.map((name, at) => (
            <li key={at} className="flex items-center justify-between gap-2 border-b border-line">
              {name}
              <RemoveButton label={say.remove(name)} onRemove={() => onRemove(at)} />
            </li>
          ))}
        </ul>
      )}
      <SelectField label={say.add[side]} value="" onChange={({ target }) => onAdd(target.value)}>
        <option value="">{say.choose}</option>
        {saved.parties.length > 0 && (
          <optgroup label={say.parties}>
            {saved.parties.map(({ id, name }) => (
              <option key={id} value={`party-${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {!isFull && <SheetOptions game={game} saved={saved.saved} />}
      </SelectField>
    </div>
  );
}

/** Also of what cannot be read, so that it can be taken out. The games of the meeting are open. */
const nameBehind = (reference: string): string => {
  const found = sheetBehind(reference);
  return found.ok ? nameOf(found.value) : say.unreadable;
};

/** The references of a saved party's heroes; an error is a sentence. */
const membersOf = (id: string, { saved, parties }: Saved): Result<readonly string[], string> => {
  const members: string[] = [];
  for (const hero of parties.find((party) => party.id === id)?.heroes ?? []) {
    const reference = lastingReference(`saved-${hero}`, saved);
    if (!reference.ok) return reference;
    members.push(reference.value);
  }
  return ok(members);
};

/** Scenario, map and teams of the matches, as the command line has them. */
export function MatchSetting({
  meeting,
  match,
  saved,
  onChange,
}: {
  readonly meeting: Meeting;
  readonly match: MatchChoice;
  readonly saved: Saved;
  readonly onChange: ChangeAddress;
}) {
  const { game, heroes, teams } = meeting;
  useGames([game], 'match', 'play', 'odds');
  const [refused, setRefused] = useState<string>();
  const { sides, usualScenario } = matchPartOf(game);
  const isFull = heroes.length >= sides.most;
  const write = (part: Partial<MatchChoice>): void =>
    onChange((now) => ({ match: { ...now.match, ...part } }));

  const add = (side: Side, chosen: string): void => {
    const { first, beside: key } = keys[side];
    setRefused(undefined);
    if (chosen === '') return;
    if (chosen.startsWith('party-')) {
      const members = membersOf(chosen.slice('party-'.length), saved);
      if (!members.ok) setRefused(members.error);
      else {
        const [leader, ...others] = members.value;
        if (leader !== undefined)
          onChange((now) => ({ [first]: leader, setting: {}, match: { ...now.match, [key]: others } }));
      }
      return;
    }
    const reference = lastingReference(chosen, saved.saved);
    if (reference.ok)
      onChange((now) => ({ match: { ...now.match, [key]: [...now.match[key], reference.value] } }));
    else setRefused(reference.error);
  };
  const remove = (side: Side, at: number): void => {
    const { beside: key } = keys[side];
    onChange((now) => ({
      match: { ...now.match, [key]: now.match[key].filter((_, nth) => nth !== at) },
    }));
  };

  return (
    <div className="flex flex-col gap-4">
      {sides.most > 2 && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['own', 'foe'] as const).map((side) => (
            <Beside
              key={side}
              side={side}
              names={match[keys[side].beside].map(nameBehind)}
              isFull={isFull}
              game={game}
              saved={saved}
              onAdd={(chosen) => add(side, chosen)}
              onRemove={(at) => remove(side, at)}
            />
          ))}
        </div>
      )}
      {isFull && sides.most > 2 && <p className="text-muted">{say.full(sides.most)}</p>}
      {refused !== undefined && (
        <Notice tone="error" live>
          {refused}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <MatchFields
          game={game}
          usualScenario={usualScenario(heroes.length, heroes.length > 2 ? teams : undefined)}
          scenario={match.scenario}
          map={match.map}
          onChange={write}
        />
        {heroes.length > 2 && (
          <SelectField
            label={say.teams}
            value={match.teams}
            onChange={({ target }) =>
              write({ teams: teamKinds.find((kind) => kind === target.value) ?? match.teams })
            }
          >
            {teamKinds.map((kind) => (
              <option key={kind} value={kind}>
                {say.teamKinds[kind]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </div>
  );
}
