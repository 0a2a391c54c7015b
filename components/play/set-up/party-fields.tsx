import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import type { SavedParty } from '@/lib/roster/roster';

const say = playMessages.setUp.parties;

/** Two saved parties to play against each other; nothing if there are none. */
export function PartyFields({
  parties,
  present,
  onMeet,
}: {
  readonly parties: readonly SavedParty[];
  /** The party that is at the table already. */
  readonly present: SavedParty | undefined;
  readonly onMeet: (parties: readonly SavedParty[]) => void;
}) {
  const [chosen, setChosen] = useState<readonly [string | undefined, string]>([undefined, '']);
  const able = parties.filter(({ heroes }) => heroes.length > 0);
  if (able.length === 0) return null;
  const ids = [chosen[0] ?? present?.id ?? '', chosen[1]] as const;
  const both = ids.flatMap((id) => able.find((party) => party.id === id) ?? []);
  const field = (at: 0 | 1, label: string) => (
    <SelectField
      label={label}
      value={ids[at]}
      onChange={({ target }) => setChosen(at === 0 ? [target.value, chosen[1]] : [ids[0], target.value])}
    >
      <option value="">{say.none}</option>
      {able.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{say.title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {field(0, say.first)}
        {field(1, say.second)}
      </div>
      <Button className="self-start" disabled={both.length < 2} onClick={() => onMeet(both)}>
        {say.meet}
      </Button>
    </fieldset>
  );
}
